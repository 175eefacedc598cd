import { isOver, type Seat, type State } from '@landnam/engine';
import { outcomeOf } from '../value/outcome.js';

/** Chances to win by seat in a world without hidden cards; the same array each time. */
export interface Evaluation {
  win(s: State): Float64Array;
}

const MOST_SEATS = 8;
const outcome = new Float64Array(MOST_SEATS);

/** For a finished game its actual result, as the value was trained. */
export const worthTo = (evaluation: Evaluation, s: State, seat: Seat, seats: number): number =>
  isOver(s) ? outcomeOf(s, seats, outcome)[seat] : evaluation.win(s)[seat];
