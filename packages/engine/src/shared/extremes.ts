/** Who has the most or the least of something, ties included. */
import type { Game } from '../core/game/game.js';
import type { Seat, SeatIndex } from '../core/ids.js';
import type { State } from '../core/state/state.js';

export type Measure = (s: State, seat: SeatIndex) => number;

const extreme = (g: Game, s: State, of: Measure, sign: number): number => {
  let best = sign * of(s, 0);
  let seats = 1;
  for (let seat = 1; seat < g.seats; seat++) {
    const value = sign * of(s, seat);
    if (value > best) seats = 0;
    if (value >= best) seats |= 1 << seat;
    best = Math.max(best, value);
  }
  return seats;
};

const unlessAll = (g: Game, seats: number): number => (seats === (1 << g.seats) - 1 ? 0 : seats);

/** Bit set of the seats with the most; empty if all are tied. */
export const highest = (g: Game, s: State, of: Measure): number => unlessAll(g, extreme(g, s, of, 1));
export const lowest = (g: Game, s: State, of: Measure): number => unlessAll(g, extreme(g, s, of, -1));

export const everybody = (g: Game): number => (1 << g.seats) - 1;

/** Calls for each seat of a bit set, last first: what it pushes is settled clockwise from `first`. */
export const inReverse = (g: Game, first: number, seats: number, call: (seat: Seat) => void): void => {
  for (let k = g.seats - 1; k >= 0; k--) {
    const seat = (first + k) % g.seats;
    if ((seats >> seat) & 1) call(seat as Seat);
  }
};
