/** One's own marked decisions as exercises: a choice passes that loses at most two points more than the best. */
import type { Action } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { BoardView } from '../../board/BoardView.js';
import { useFeature } from '../../moves/context.js';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { Exercise, Review, ReviewedChoice, TriedIdea } from '../../session/lookback/types.js';
import { snapshotFrom } from '../../session/shown.js';
import type { Snapshot } from '../../session/types.js';
import { actionText, placesOf } from '../../table/hint/actionText.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import { Hands } from '../replay/Hands.js';
import { whereText } from './Choices.js';
import { costliest, points } from './figures.js';
import css from './review.module.css';
import { t } from './words/index.js';

const PASSES = 0.02;

interface Props {
  readonly lookback: Lookback;
  readonly review: Review;
  readonly seat: number;
}

interface Asked {
  readonly choice: ReviewedChoice;
  readonly snapshot: Snapshot;
  readonly exercise: Exercise;
}

const useExercise = (lookback: Lookback, choice: ReviewedChoice | undefined): Asked | undefined => {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let gone = false;
    if (choice !== undefined)
      void lookback.exercise(choice.ply, choice.seat).then((exercise) => {
        if (gone || exercise === null) return;
        setAsked({ choice, exercise, snapshot: snapshotFrom(lookback.outline.info, exercise.update, []) });
      });
    return () => {
      gone = true;
    };
  }, [lookback, choice]);
  return asked?.choice === choice ? asked : undefined;
};

const verdict = ({ loss }: TriedIdea): string =>
  loss <= PASSES ? t.passed({ points: points(-Math.max(0, loss)) }) : t.failed({ points: points(-loss) });

const Task = ({ lookback, asked }: { readonly lookback: Lookback; readonly asked: Asked }) => {
  const { choice, snapshot, exercise } = asked;
  const { info } = lookback.outline;
  const feature = useFeature();
  const words = useWords(info, snapshot);
  const [picked, setPicked] = useState(0);
  const [tried, setTried] = useState<TriedIdea | null>();
  const action: Action | undefined = exercise.actions[picked]?.action;
  const say = (each: Action): string => plainly(actionText(feature, words, snapshot, each));
  const attempt = async (): Promise<void> => {
    if (action !== undefined) setTried(await lookback.weigh(choice.ply, action));
  };
  return (
    <div className={css['task']}>
      <div className={css['picture']}>
        <BoardView
          info={info}
          snapshot={snapshot}
          still
          marked={action ? placesOf(feature, info, snapshot, action) : []}
        />
      </div>
      <Hands info={info} snapshot={snapshot} isOpen={false} />
      <label>
        {t.your_choice()}
        <select
          value={picked}
          onChange={(event) => {
            setPicked(Number(event.target.value));
            setTried(undefined);
          }}
        >
          {exercise.actions.map((each, i) => (
            <option key={each.packed} value={i}>
              {say(each.action)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button primary" onClick={() => void attempt()}>
        {t.attempt()}
      </button>
      <p role="status">
        {tried === null && t.not_weighed()}
        {tried && verdict(tried)}{' '}
        {tried && choice.better && t.best_was({ action: say(choice.better.action) })}
      </p>
    </div>
  );
};

export const TryAgain = ({ lookback, review, seat }: Props) => {
  const choices = costliest(review.choices, seat);
  const [at, setAt] = useState(0);
  const asked = useExercise(lookback, choices[at]);
  if (choices.length === 0) return null;
  return (
    <section className={css['part']} data-exercises>
      <h2>{t.again_title()}</h2>
      <p>{t.again_about()}</p>
      <div className="choice">
        {choices.map((choice, i) => (
          <button
            key={choice.ply}
            type="button"
            className="button quiet"
            aria-pressed={i === at}
            onClick={() => setAt(i)}
          >
            {i + 1}. {whereText(lookback.outline, choice.ply)}
          </button>
        ))}
      </div>
      {asked && <Task key={asked.choice.ply} lookback={lookback} asked={asked} />}
    </section>
  );
};
