/** What a position is worth: the chance of every seat to win. */
import { fail, type Game, ok, type Result, type State } from '@landnam/engine';
import { Extractor } from '../features.js';
import { inSteps, Tower } from './tower.js';
import type { Weights } from './weights.js';

/** Chances to win by seat, summing to 1, in a world without hidden cards (a resampled one for a bot). */
export interface Value {
  /** The same array each time. */
  win(s: State): Float64Array;
}

/** By index in one list of features, the index in a tower; -1 for what the tower does not know. */
export const placesOf = (
  seats: number,
  seat: readonly string[],
  table: readonly string[],
  weights: Weights,
): Int32Array => {
  const placed = (name: string, names: readonly string[], from: number): number => {
    const at = names.indexOf(name);
    return at < 0 ? -1 : from + at;
  };
  const of = (each: number): number[] =>
    seat.map((name) => placed(name, weights.seat, each * weights.seat.length));
  return Int32Array.from([
    ...Array.from({ length: seats }, (_, each) => of(each)).flat(),
    ...table.map((name) => placed(name, weights.table, seats * weights.seat.length)),
  ]);
};

/** Weights trained on features that this game does not have would misread the ones in their place. */
export const fitWeights = (
  seatNames: readonly string[],
  tableNames: readonly string[],
  { seat, best, table }: Weights,
): Result<true, string> => {
  const missing = [
    ...seat.filter((name) => !seatNames.includes(name)),
    ...best.filter((name) => !seat.includes(name)),
    ...table.filter((name) => !tableNames.includes(name)),
  ];
  return missing.length === 0 ? ok(true) : fail(`it wants other features: ${missing.slice(0, 3).join(', ')}`);
};

/** Whether a game has the features that weights were trained on. */
export const suits = (g: Game, weights: Weights): Result<true, string> => {
  const { seatNames, tableNames } = new Extractor(g);
  return fitWeights(seatNames, tableNames, weights);
};

/** Its features and sums are kept from one position to the next: the more alike they are, the less work. */
export const makeValue = (g: Game, weights: Weights): Value => {
  const extractor = new Extractor(g);
  const fits = fitWeights(extractor.seatNames, extractor.tableNames, weights);
  if (!fits.ok) throw new Error(`weights of ${weights.game}: ${fits.error}`);
  const tower = new Tower(weights, g.seats);
  const places = placesOf(g.seats, extractor.seatNames, extractor.tableNames, weights);
  return {
    win(s) {
      const { values, changed, changes } = extractor.read(s);
      for (let i = 0; i < changes; i++) {
        const place = places[changed[i]];
        if (place >= 0) tower.put(place, inSteps(values[changed[i]]));
      }
      return tower.read();
    },
  };
};
