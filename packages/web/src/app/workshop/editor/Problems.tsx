/** What is wrong, in words; each sentence leads to its place. */
import type { Axial } from '@landnam/engine';
import type { MapProblem } from '@landnam/maps';
import { type FaultPlaces, faultPlaces } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import css from './editor.module.css';
import { faultText, type Names, sentenceOf } from './sentences/sentences.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

const MOST_SHOWN = 12;

interface Told {
  readonly text: string;
  readonly first: MapProblem;
  readonly count: number;
}

/** Said once however often: many hexes may lack the same. */
const together = (problems: readonly MapProblem[], names: Names): readonly Told[] => {
  const told = new Map<string, Told>();
  for (const problem of problems) {
    const text = faultText(problem, names);
    const { first = problem, count = 0 } = told.get(text) ?? {};
    told.set(text, { text, first, count: count + 1 });
  }
  return [...told.values()];
};

const headOf = (count: number): string => (count === 0 ? t.no_problem() : t.problem_count({ count }));

const firstPlace = ({ places: [first] }: FaultPlaces): Axial | undefined => first;

export const Problems = ({ editor, texts }: { readonly editor: Editor; readonly texts: ModuleTexts }) => {
  const feature = useFeature();
  const { judgement, map, move } = editor;
  const { problems } = judgement;
  const names = { feature, texts, boards: Object.keys(map.boards).length };
  const isEmpty = (map.boards[editor.state.board]?.hexes.length ?? 0) === 0;
  const all = isEmpty ? [] : together(problems, names);
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
      <h2>{isEmpty ? t.empty() : headOf(problems.length)}</h2>
      <ul>
        {all.slice(0, MOST_SHOWN).map(({ text: alone, first, count }) => {
          const faults = faultPlaces(map, first);
          const text = count === 1 ? sentenceOf(first, names) : t.several({ what: alone, count });
          return (
            <li key={alone}>
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
      {all.length > MOST_SHOWN && <p>{t.more_problems({ count: all.length - MOST_SHOWN })}</p>}
    </section>
  );
};
