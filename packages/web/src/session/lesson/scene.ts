/** A step of a lesson as the worker needs it: where it begins, and which actions it is about. */
import type { Player } from '../types.js';

export interface Wish {
  /** Actions as text, without the seat; `buildRoad *` is any of its kind. Every action of the learner must be one of these. */
  readonly actions: readonly string[];
  /** The event that ends the step; without one the first of the actions does. */
  readonly until?: string;
}

/** What a right answer has, wherever in a turn; anything else may be done as well. */
export interface SceneAnswer {
  /** Actions as text, in any order. */
  readonly needed: readonly string[];
  /** Instead of these: to win before the turn is over. */
  readonly isWin: boolean;
}

export interface LessonScene {
  /** A whole position, on one line. */
  readonly position: string;
  /** Who learns; the first seat without it. */
  readonly seat?: number;
  /** Of dice and bots: the same step always goes the same way. */
  readonly seed: string;
  readonly players: readonly Player[];
  /** Absent where there is only something to look at. */
  readonly wish?: Wish | undefined;
  /** A question instead of a wish: everything is taken over until it is answered, or the turn is over. */
  readonly answer?: SceneAnswer;
}

export type LessonVerdict =
  | { readonly kind: 'open' | 'done' }
  /** The question was not answered. */
  | { readonly kind: 'missed' }
  /** Legal, but not what the step is about; nothing of it has happened. */
  | { readonly kind: 'wrong'; readonly action: string };

export const LEARNER = 0;
export const OPEN: LessonVerdict = { kind: 'open' };
const DONE: LessonVerdict = { kind: 'done' };
const MISSED: LessonVerdict = { kind: 'missed' };
const END_TURN = 'endTurn';

/** Whether an action as text is meant by a pattern. */
export const isMeant = (pattern: string, action: string): boolean =>
  pattern.endsWith(' *') ? `${action} `.startsWith(pattern.slice(0, -1)) : action === pattern;

/** What a seat did, of lines of a log. */
export const actionsBy = (seat: number, lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith(`p${seat} `)).map((line) => line.slice(3).split(' ; ')[0] ?? '');

/** What became of a row of actions: by what the table's log has for them, and the events that it told. */
export const judge = (
  { actions, until }: Wish,
  mine: readonly string[],
  told: readonly string[],
): LessonVerdict => {
  const wrong = mine.find((action) => !actions.some((pattern) => isMeant(pattern, action)));
  if (wrong !== undefined) return { kind: 'wrong', action: wrong };
  const isDone = until === undefined ? mine.length > 0 : told.includes(until);
  return isDone ? DONE : OPEN;
};

/** What became of a question, by everything that was done since it was put; `isTurn`: it is about a whole turn. */
export const judgeAnswer = (
  { needed, isWin }: SceneAnswer,
  mine: readonly string[],
  { isTurn, isWon }: { readonly isTurn: boolean; readonly isWon: boolean },
): LessonVerdict => {
  if (isWin ? isWon : needed.every((action) => mine.includes(action))) return DONE;
  return (isTurn ? mine.includes(END_TURN) : mine.length > 0) ? MISSED : OPEN;
};
