import { bit, type Game, type Seat, type State, topSeat } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';

/** Turns begun so far, including those before the first roll. */
export const turnsOf = (g: Game, s: State): number => {
  const round = roundOf(s);
  if (round === 0) return 0;
  return (round - 1) * g.seats + ((g.one.turnOf(g, s) - s.base.first[0] + g.seats) % g.seats) + 1;
};

const lowestSeat = (bits: number): Seat => (31 - Math.clz32(bits & -bits)) as Seat;

/** [B-24] Seats that owe an answer come before the seat whose decision it is. */
export const nextToAct = (s: State, due: number): Seat => {
  const others = due & ~bit(topSeat(s));
  return lowestSeat(others === 0 ? due : others);
};
