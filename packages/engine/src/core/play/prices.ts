/** Prices as data: a list checks once what a seat can pay with and skips every rule it cannot pay for. */
import { at, fieldNamed, KINDS, type Layout } from '../state/fields.js';
import type { ActionRule } from './actions.js';
import type { Game } from '../game/game.js';
import type { SeatIndex } from '../ids.js';
import type { State } from '../state/state.js';

/** How many of which goods, as pairs. */
export interface Cost {
  readonly goods: readonly number[];
  readonly counts: readonly number[];
}

/** No price asks for more of a good than this: a table has a column for each count. */
export const DEAREST = 15;
const COLUMNS = DEAREST + 1;
/** The distinct prices of one game, one bit each; the first bit means free. */
export const MOST_PRICES = 30;
export const FREE = 1;

/** The prices of a game by what they ask for. */
export interface Purse {
  /** Goods that some price asks for, and where the first seat's count of each is stored. */
  readonly goods: Uint8Array;
  readonly cells: Uint16Array;
  /** By good and count: bit set of the prices for which that many of this good are enough. */
  readonly enough: Int32Array;
  /** By rule: bit set of the prices it may cost; FREE where it costs nothing or checks the cost itself. */
  readonly bits: readonly number[];
}

const countOf = ({ goods, counts }: Cost, good: number): number =>
  goods.reduce((sum, kind, i) => sum + (kind === good ? counts[i] : 0), 0);

const rowOf = (cost: Cost): readonly number[] =>
  Array.from({ length: KINDS }, (_, good) => countOf(cost, good));

const rowsOf = (rules: readonly ActionRule[]): readonly (readonly number[])[] => {
  const rows = rules.flatMap(({ costs = [] }) => costs.map(rowOf));
  return [...new Map(rows.map((row) => [row.join(), row])).values()];
};

const bitsOf = (rows: readonly (readonly number[])[], { costs = [] }: ActionRule): number =>
  costs.length === 0
    ? FREE
    : costs.reduce(
        (bits, cost) => bits | (2 << rows.findIndex((row) => row.join() === rowOf(cost).join())),
        0,
      );

const cellOf = (layout: Layout, fields: readonly string[], good: number): number => {
  if (fields[good] === undefined) throw new Error(`a price asks for good ${good}, which no field holds`);
  const { place, start, width } = fieldNamed(layout, fields[good]);
  if (place.per !== 'seat' || width !== KINDS) throw new Error(`${fields[good]} has no row of goods a seat`);
  return start + good;
};

export const purseOf = (rules: readonly ActionRule[], layout: Layout, fields: readonly string[]): Purse => {
  const rows = rowsOf(rules);
  const enough = Int32Array.from({ length: KINDS * COLUMNS }, (_, i) =>
    rows.reduce(
      (bits, row, price) => (row[Math.floor(i / COLUMNS)] <= i % COLUMNS ? bits | (2 << price) : bits),
      FREE,
    ),
  );
  const kinds = Array.from({ length: KINDS }, (_, good) => good);
  const goods = kinds.filter((good) => rows.some((row) => row[good] > 0));
  return {
    goods: Uint8Array.from(goods),
    cells: Uint16Array.from(goods, (good) => cellOf(layout, fields, good)),
    enough,
    bits: rules.map((rule) => bitsOf(rows, rule)),
  };
};

/** Bit set of the prices that a seat can pay, including FREE. */
export const payable = ({ purse }: Game, { bytes }: State, seat: SeatIndex): number => {
  const { goods, cells, enough } = purse;
  const row = at(seat, 0);
  let bits = -1;
  for (let i = 0; i < goods.length; i++) {
    const count = bytes[cells[i] + row];
    bits &= enough[goods[i] * COLUMNS + (count < DEAREST ? count : DEAREST)];
  }
  return bits;
};

/** With more prices than bits two would share one, and the dearer could be paid with too little. */
export const priceProblems = (rules: readonly ActionRule[]): readonly string[] => {
  const rows = rowsOf(rules);
  return [
    ...(rows.length > MOST_PRICES ? [`${rows.length} prices are more than ${MOST_PRICES}`] : []),
    ...rules.flatMap(({ type, costs = [] }) =>
      costs.some((cost) => rowOf(cost).some((count) => count > DEAREST))
        ? [`${type}: no price may ask for more than ${DEAREST} of a good`]
        : [],
    ),
  ];
};
