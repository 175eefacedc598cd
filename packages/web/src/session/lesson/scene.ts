/** A step of a lesson as the worker needs it: where it begins, and which actions it is about. */
import type { Player } from '../types.js';

export interface Wish {
  /** Actions as text, without the seat; `buildRoad *` is any of its kind. Every action of the learner must be one of these. */
  readonly actions: readonly string[];
  /** The event that ends the step; without one the first of the actions does. */
  readonly until?: string;
}

export interface LessonScene {
  /** A whole position, on one line; the learner has the first seat. */
  readonly position: string;
  /** Of dice and bots: the same step always goes the same way. */
  readonly seed: string;
  readonly players: readonly Player[];
  /** Absent where there is only something to look at. */
  readonly wish?: Wish | undefined;
}

export type LessonVerdict =
  | { readonly kind: 'open' | 'done' }
  /** Legal, but not what the step is about; nothing of it has happened. */
  | { readonly kind: 'wrong'; readonly action: string };

export const LEARNER = 0;
export const OPEN: LessonVerdict = { kind: 'open' };
const DONE: LessonVerdict = { kind: 'done' };

/** Whether an action as text is meant by a pattern. */
export const isMeant = (pattern: string, action: string): boolean =>
  pattern.endsWith(' *') ? `${action} `.startsWith(pattern.slice(0, -1)) : action === pattern;

/** What became of a row of actions: by the lines that the table's log has for them, and the events that it told. */
export const judge = (
  { actions, until }: Wish,
  lines: readonly string[],
  told: readonly string[],
): LessonVerdict => {
  const mine = lines.filter((line) => line.startsWith(`p${LEARNER} `)).map((line) => line.slice(3));
  const wrong = mine.find((action) => !actions.some((pattern) => isMeant(pattern, action)));
  if (wrong !== undefined) return { kind: 'wrong', action: wrong };
  const isDone = until === undefined ? mine.length > 0 : told.includes(until);
  return isDone ? DONE : OPEN;
};
