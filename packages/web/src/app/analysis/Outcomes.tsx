/** What nature may do, to be chosen by hand: dice, cards, thefts, whatever a game leaves to chance. */
import { useFeature } from '../../moves/context.js';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { Snapshot } from '../../session/types.js';
import { useWords } from '../../ui/words.js';
import css from './analysis.module.css';
import { sayOutcomes } from './said.js';
import { t } from './words/index.js';

interface Props {
  readonly session: AnalysisSession;
  readonly snapshot: Snapshot;
}

const oddsOf = (chance: number): string =>
  chance < 0.095 ? (100 * chance).toFixed(1) : (100 * chance).toFixed(0);

export const Outcomes = ({ session, snapshot }: Props) => {
  const speech = { feature: useFeature(), words: useWords(session.info, snapshot), snapshot };
  const { head, said } = sayOutcomes(speech, session.tree.outcomes);
  return (
    <section className={css['part']} aria-label={t.nature()} data-part="outcomes">
      <header>
        <h2>{t.nature()}</h2>
        <button type="button" className="button quiet" data-by-chance onClick={() => void session.draw()}>
          {t.by_chance()}
        </button>
      </header>
      {head !== '' && <p>{head} …</p>}
      <ul className={css['outcomes']}>
        {said.map(({ line, text, chance }) => (
          <li key={line}>
            <button type="button" data-outcome={line} onClick={() => void session.play(line)}>
              <span>{text}</span> <small>{t.odds({ percent: oddsOf(chance) })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
