/** Which colour, and with it which mark, each seat has. */
import { m } from '../i18n/words/index.js';
import type { Player } from '../session/types.js';

export const COLOUR_NAMES = [m.colour_0, m.colour_1, m.colour_2, m.colour_3, m.colour_4, m.colour_5];

/** Whoever chose first has what they chose; everybody else their seat's own, or the first that is free. */
export const coloursOf = (players: readonly Pick<Player, 'colour'>[]): readonly number[] => {
  const taken = new Map<number, number>();
  const take = (seat: number, colour: number): void => {
    if (![...taken.values()].includes(colour)) taken.set(seat, colour);
  };
  players.forEach(({ colour }, seat) => colour !== undefined && take(seat, colour));
  players.forEach((_, seat) => !taken.has(seat) && take(seat, seat));
  return players.map((_, seat) => taken.get(seat) ?? firstFree(taken, seat));
};

const firstFree = (taken: Map<number, number>, seat: number): number => {
  const free = COLOUR_NAMES.findIndex((_, colour) => ![...taken.values()].includes(colour));
  taken.set(seat, free < 0 ? seat : free);
  return taken.get(seat)!;
};
