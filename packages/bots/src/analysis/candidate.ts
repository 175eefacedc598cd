/** An action under analysis: the plan that it begins, and what that came to in every world so far. */
import type { Move, State } from '@landnam/engine';
import type { ReviewPlan } from '../review/judge.js';

/** An action and how it is judged. */
export interface Idea {
  readonly move: Move;
  readonly plan: ReviewPlan;
  /** Chance of the seat in one world, with streams of this name, after so many more turns. */
  readonly worthIn: (world: State, seed: string, turns: number) => number;
}

export interface Candidate extends Idea {
  /** Chance of the seat, world by world; the same worlds for all. */
  readonly values: number[];
}

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Of one world nothing can be said about the error. */
export const estimateOf = (values: readonly number[]): Estimate => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, error: Infinity };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
};

/** By how much one is behind another, in the worlds that both were played in. */
export const behind = (best: Candidate, other: Candidate): Estimate => {
  const count = Math.min(best.values.length, other.values.length);
  return estimateOf(Array.from({ length: count }, (_, i) => best.values[i] - other.values[i]));
};

/** So many errors away is no noise. */
const SURE = 2;
/** Less than this nobody plays by. */
const LEAST = 0.005;

export const isBeyondNoise = ({ mean, error }: Estimate): boolean => mean > Math.max(LEAST, SURE * error);

/** Where everything is sure, an interval of nothing would say too much. */
export const intervalOf = ({ error }: Estimate): number => SURE * error;

/** What the page is told of an action. */
export interface AnalysedMove {
  readonly move: Move;
  /** The rest of the turn as it is planned. */
  readonly follows: readonly Move[];
  /** Of the seat to win; null where nobody has learned the game. */
  readonly chance: number | null;
  /** Half of the interval that the chance lies in, nearly surely; null where it is not known. */
  readonly within: number | null;
  /** Against the best; null for what is not told apart from it by more than noise. */
  readonly loss: number | null;
}
