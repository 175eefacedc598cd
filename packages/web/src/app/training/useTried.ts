/** How a puzzle goes: open, right, as good as the best, or missed; and what somebody's own answer is worth. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import { useTraining } from '../../session/training/progress.js';
import { sameRow, sceneFor } from '../../session/training/training.js';
import type { Puzzle, PuzzleLine } from '../../session/training/types.js';
import type { Snapshot } from '../../session/types.js';
import { t } from './words/index.js';

/** An answer that loses no more is as good. */
const AS_GOOD = 0.02;
const END_TURN = 'endTurn';

export interface Tried {
  readonly kind: 'open' | 'right' | 'asGood' | 'missed';
  /** What was done instead of the best; the chance is null where it cannot be said. */
  readonly own: { readonly actions: readonly string[]; readonly chance: number | null } | undefined;
  /** Before anything was done. */
  readonly snapshot: Snapshot;
  readonly isTurn: boolean;
  readonly again: () => void;
}

type Found = Pick<Tried, 'kind' | 'own'>;
const OPEN: Found = { kind: 'open', own: undefined };

const knownChance = ({ best, others }: Puzzle, actions: readonly string[]): number | undefined =>
  [best, ...others].find((line: PuzzleLine) => sameRow(line.actions, actions))?.chance;

const missedBy = async (session: LessonSession, puzzle: Puzzle): Promise<Found> => {
  const actions = (await session.done()).filter((action) => action !== END_TURN);
  const chance = knownChance(puzzle, actions) ?? (await session.weigh(actions));
  const isAsGood = chance !== null && chance >= puzzle.best.chance - AS_GOOD;
  return { kind: isAsGood ? 'asGood' : 'missed', own: { actions, chance } };
};

/** The verdict once it is known what the answer was worth. */
const useFound = (session: LessonSession, puzzle: Puzzle): Found => {
  const [found, setFound] = useState<Found>(OPEN);
  const { kind } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.verdict,
  );
  useEffect(() => {
    let gone = false;
    const put = (next: Found): void => {
      if (gone) return;
      setFound(next);
      if (next.kind !== 'open') useTraining.getState().answered(puzzle.id, next.kind !== 'missed');
    };
    if (kind === 'missed') void missedBy(session, puzzle).then(put);
    else put(kind === 'done' ? { kind: 'right', own: undefined } : OPEN);
    return () => {
      gone = true;
    };
  }, [session, puzzle, kind]);
  return found;
};

export const useTried = (session: LessonSession, puzzle: Puzzle): Tried => {
  const first = useRef(session.snapshot());
  const found = useFound(session, puzzle);
  return {
    ...found,
    snapshot: first.current,
    isTurn: puzzle.position.includes(`/turn=p${puzzle.seat}/phase=main/`),
    again: () => void session.show(sceneFor(puzzle, t.you())),
  };
};
