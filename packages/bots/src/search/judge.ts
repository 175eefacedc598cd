import { hasBit, isOver, type Seat, type State } from '@landnam/engine';

/** Chances to win by seat of a world in which nothing is hidden; the same array each time. */
export interface Judge {
  win(s: State): Float64Array;
}

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** A shared victory is a share of one. */
export const worthTo = (judge: Judge, s: State, seat: Seat): number => {
  if (!isOver(s)) return judge.win(s)[seat];
  const winners = s.core.winners[0];
  return hasBit(winners, seat) ? 1 / countBits(winners) : 0;
};
