/** A puzzle on the real table: whoever has everything that is needed has solved it. */
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { openLesson } from '../../session/lesson/lessonSession.js';
import { useTraining } from '../../session/training/progress.js';
import { nextAfter, sceneFor } from '../../session/training/training.js';
import type { Puzzle } from '../../session/training/types.js';
import { type Opened, useOpened } from '../game/useOpened.js';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import css from '../lessons/lessons.module.css';
import { Answer } from './Answer.js';
import { Sign, TrainingFrame, WithOpened } from './Frame.js';
import { useTried } from './useTried.js';
import { puzzleAddress, type PuzzleShelf } from './useShelf.js';
import { t } from './words/index.js';

interface Props {
  readonly shelf: PuzzleShelf;
  readonly puzzle: Puzzle;
}

/** The next of the same game, and of the kind that was asked for. */
const useNext = ({ shelf, puzzle }: Props): (() => void) => {
  const [, navigate] = useLocation();
  const kind = new URLSearchParams(useSearch()).get('kind') ?? undefined;
  return () => {
    const { answers } = useTraining.getState();
    const among = shelf.puzzles.filter(
      (each) => each.game === puzzle.game && (kind === undefined || each.kind === kind),
    );
    const next = nextAfter(among, puzzle.id, (id) => answers[id] !== undefined);
    navigate(next === undefined ? '/train' : puzzleAddress(next.id, kind));
  };
};

const PLACE = /^[hve]\d+$/;

/** Where the best answer is played. */
const placesIn = ({ needed, best }: Puzzle): readonly string[] => [
  ...new Set(
    (needed.length === 0 ? best.actions : needed)
      .flatMap((action) => action.split(' '))
      .filter((word) => PLACE.test(word)),
  ),
];

const AtPuzzle = ({ shelf, puzzle, session, feature }: Props & Opened<LessonSession>) => {
  const [isShown, setShown] = useState(false);
  const tried = useTried(session, puzzle);
  const next = useNext({ shelf, puzzle });
  const texts = shelf.kinds[puzzle.kind];
  const isOver = isShown || tried.kind !== 'open';
  const show = (): void => {
    useTraining.getState().answered(puzzle.id, false);
    setShown(true);
  };
  const again = (): void => {
    setShown(false);
    tried.again();
  };
  return (
    <TrainingFrame
      {...{ session, feature }}
      name={puzzle.id}
      game={puzzle.game}
      heading={texts?.title() ?? puzzle.kind}
      places={isOver ? placesIn(puzzle) : []}
      buttons={
        <>
          <button type="button" className="button quiet" data-again onClick={again}>
            <Sign sign="↻" label={t.again()} />
          </button>
          {!isOver && (
            <button type="button" className="button quiet" data-show onClick={show}>
              <Sign sign="?" label={t.show()} />
            </button>
          )}
          <button
            type="button"
            className={isOver ? 'button primary' : 'button quiet'}
            data-next
            onClick={next}
          >
            <Sign sign="›" label={t.next()} />
          </button>
        </>
      }
    >
      {!isOver && <p className={css['task']}>{texts?.task()}</p>}
      {!isOver && <p>{tried.isTurn ? t.your_turn() : t.your_choice()}</p>}
      <div role="status" data-verdict={isShown && tried.kind === 'open' ? 'shown' : tried.kind}>
        {isOver && <Answer {...{ session, puzzle, tried }} />}
      </div>
    </TrainingFrame>
  );
};

export const PuzzlePage = (props: Props) => {
  const { puzzle } = props;
  const scene = useMemo(() => sceneFor(puzzle, t.you()), [puzzle]);
  const open = useCallback(() => openLesson(scene), [scene]);
  const result = useOpened(open);
  return (
    <WithOpened game={puzzle.game} result={result}>
      {(opened) => <AtPuzzle {...props} {...opened} />}
    </WithOpened>
  );
};
