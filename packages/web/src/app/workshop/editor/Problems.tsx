/** What is wrong, in words; each sentence leads to its place. */
import type { Axial } from '@landnam/engine';
import { type FaultPlaces, faultPlaces } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import css from './editor.module.css';
import { sentenceOf } from './sentences/sentences.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

const MOST_SHOWN = 12;

const firstPlace = ({ places: [first] }: FaultPlaces): Axial | undefined => first;

export const Problems = ({ editor, texts }: { readonly editor: Editor; readonly texts: ModuleTexts }) => {
  const feature = useFeature();
  const { judgement, map, move } = editor;
  const { problems } = judgement;
  const look = (faults: FaultPlaces): void => {
    const at = firstPlace(faults);
    move({ do: 'look', ...(at && { at }), ...(faults.board !== undefined && { board: faults.board }) });
  };
  return (
    <section
      className={css['problems']}
      aria-label={t.problems()}
      aria-busy={judgement.map !== map}
      data-problems={judgement.map === map ? problems.length : 'working'}
    >
      <h2>{problems.length === 0 ? t.no_problem() : t.problem_count({ count: problems.length })}</h2>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem, i) => {
          const faults = faultPlaces(map, problem);
          const text = sentenceOf(problem, { feature, texts, boards: Object.keys(map.boards).length });
          return (
            <li key={i}>
              {faults.places.length > 0 ? (
                <button type="button" onClick={() => look(faults)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      {problems.length > MOST_SHOWN && <p>{t.more_problems({ count: problems.length - MOST_SHOWN })}</p>}
    </section>
  );
};
