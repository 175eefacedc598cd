/** What a position is worth: the chance of every seat to win. */
import { fail, type Game, ok, type Result, type State } from '@landnam/engine';
import { Extractor } from '../columns.js';
import { Tower } from './tower.js';
import type { Weights } from './weights.js';

/** Chances to win by seat, summing to 1, of a world in which nothing is hidden (a resampled one for a bot). */
export interface Value {
  /** The same array each time. */
  win(s: State): Float64Array;
}

const placesOf = (names: readonly string[], known: readonly string[]): Int32Array =>
  Int32Array.from(names, (name) => known.indexOf(name));

/** Weights trained on columns that this game does not have would see something else in their place. */
export const fitWeights = (
  { seatNames, tableNames }: Pick<Extractor, 'seatNames' | 'tableNames'>,
  { seat, best, table }: Weights,
): Result<true, string> => {
  const missing = [
    ...seat.filter((name) => !seatNames.includes(name)),
    ...best.filter((name) => !seat.includes(name)),
    ...table.filter((name) => !tableNames.includes(name)),
  ];
  return missing.length === 0 ? ok(true) : fail(`it wants other columns: ${missing.slice(0, 3).join(', ')}`);
};

/** Its columns and its sums are kept from one position to the next: the more alike they are, the less work. */
export const makeValue = (g: Game, weights: Weights): Value => {
  const extractor = new Extractor(g);
  const fits = fitWeights(extractor, weights);
  if (!fits.ok) throw new Error(`weights of ${weights.game}: ${fits.error}`);
  const tower = new Tower(weights, g.seats);
  const stride = extractor.seatNames.length;
  const order = placesOf(weights.seat, extractor.seatNames);
  const tableOrder = placesOf(weights.table, extractor.tableNames);
  return {
    win(s) {
      extractor.read(s);
      return tower.run(extractor.seats, stride, order, extractor.table, tableOrder);
    },
  };
};
