/** One's own marked decisions as exercises, one after the other, the costliest first. */
import { useMemo, useState } from 'react';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { Review } from '../../session/lookback/types.js';
import { whereText } from './Choices.js';
import { costliest } from './figures.js';
import css from './review.module.css';
import { Task } from './Task.js';
import { keepTries, type Tries, triesOf } from './tries.js';
import { useExercise } from './useExercise.js';
import { t } from './words/index.js';

interface Props {
  readonly lookback: Lookback;
  readonly review: Review;
  readonly seat: number;
}

/** A file has no address of its own: games are told apart by their length too. */
const gameOf = ({ outline: { info, plies } }: Lookback, seat: number): string =>
  `${info.id} ${plies} ${seat}`;

const useTries = (game: string) => {
  const [tries, setTries] = useState(() => triesOf(game));
  const put = (next: Tries): void => {
    setTries(next);
    keepTries(game, next);
  };
  return { tries, put };
};

/** Where to begin: the first that has not passed yet. */
const firstOpen = (plies: readonly number[], tries: Tries): number =>
  Math.max(
    0,
    plies.findIndex((ply) => tries[ply] !== true),
  );

const useFlow = ({ lookback, review, seat }: Props) => {
  const choices = useMemo(() => costliest(review.choices, seat), [review, seat]);
  const { tries, put } = useTries(gameOf(lookback, seat));
  const [at, setAt] = useState<number>();
  const plies = choices.map(({ ply }) => ply);
  return {
    choices,
    at,
    goTo: setAt,
    start: () => setAt(firstOpen(plies, tries)),
    restart: () => {
      put({});
      setAt(0);
    },
    isPassed: (ply: number) => tries[ply] === true,
    /** What has passed once stays so. */
    note: (ply: number, passed: boolean) => put({ ...tries, [ply]: passed || tries[ply] === true }),
    passed: plies.filter((ply) => tries[ply] === true).length,
  };
};

type Flow = ReturnType<typeof useFlow>;

const Steps = ({ flow, lookback }: { readonly flow: Flow; readonly lookback: Lookback }) => (
  <ol className={css['steps']}>
    {flow.choices.map(({ ply }, i) => (
      <li key={ply}>
        <button
          type="button"
          className="button quiet"
          aria-current={i === flow.at ? 'step' : undefined}
          onClick={() => flow.goTo(i)}
        >
          {i + 1}. {whereText(lookback.outline, ply)}
          {flow.isPassed(ply) && <span aria-label={t.step_passed()}> ✓</span>}
        </button>
      </li>
    ))}
  </ol>
);

const Finished = ({ flow }: { readonly flow: Flow }) => (
  <>
    <p role="status">{t.again_finished({ passed: flow.passed, count: flow.choices.length })}</p>
    <button type="button" className="button" onClick={flow.restart}>
      {t.again_restart()}
    </button>
  </>
);

const Running = ({ flow, lookback, at }: { flow: Flow; lookback: Lookback; at: number }) => {
  const choice = flow.choices[at];
  const asked = useExercise(lookback, choice);
  return (
    <>
      <Steps flow={flow} lookback={lookback} />
      <p>{t.again_progress({ passed: flow.passed, count: flow.choices.length })}</p>
      {choice === undefined ? (
        <Finished flow={flow} />
      ) : (
        <>
          {asked && (
            <Task
              key={choice.ply}
              lookback={lookback}
              asked={asked}
              onTried={(passed) => flow.note(choice.ply, passed)}
            />
          )}
          <button type="button" className="button" onClick={() => flow.goTo(at + 1)}>
            {at + 1 < flow.choices.length ? t.again_next() : t.again_end()}
          </button>
        </>
      )}
    </>
  );
};

export const TryAgain = (props: Props) => {
  const flow = useFlow(props);
  if (flow.choices.length === 0) return null;
  return (
    <section className={css['part']} data-exercises>
      <h2>{t.again_title()}</h2>
      <p>{t.again_about()}</p>
      {flow.at === undefined ? (
        <button type="button" className="button primary" onClick={flow.start}>
          {t.again_start({ count: flow.choices.length })}
        </button>
      ) : (
        <Running flow={flow} lookback={props.lookback} at={flow.at} />
      )}
    </section>
  );
};
