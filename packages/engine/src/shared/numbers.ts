/**
 * Hexes by their number: `rolls` has the first hex of each, `alike` the next one with the same number, ascending.
 * They follow from `number`; searching all hexes on every roll cost more than paying what it yields.
 */
import { type Hex, type HexIndex, NONE } from '../core/ids.js';
import type { State } from '../core/state/state.js';

export const MOST_NUMBER = 12;

/** Code that writes all numbers links them afterwards. Numbers that no dice make are not linked. */
export const linkNumbers = (s: State): void => {
  const { number, rolls, alike } = s.base;
  rolls.fill(NONE);
  for (let hex = number.length - 1; hex >= 0; hex--) {
    if (number[hex] > MOST_NUMBER) continue;
    alike[hex] = rolls[number[hex]];
    rolls[number[hex]] = hex;
  }
};

export const setNumber = (s: State, hex: HexIndex, number: number): void => {
  s.base.number[hex] = number;
  linkNumbers(s);
};

/** The first hex with this number, NONE if there is none; `nextAlike` continues from it. */
export const firstRolled = (s: State, number: number): Hex => s.base.rolls[number] as Hex;
export const nextAlike = (s: State, hex: HexIndex): Hex => s.base.alike[hex] as Hex;
