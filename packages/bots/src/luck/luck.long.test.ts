import type { Seat } from '@landnam/engine';
import { ATLAS, findTable } from '@landnam/maps';
import { BOTS, Chance, isLearned } from '@landnam/bots';
import { Arena, type BlockResult, meanOf, reportOf, varianceOf } from '@landnam/bots/arena';
import { findWeights, type Weights } from '@landnam/bots/value';
import { expect, test } from 'vitest';

const BLOCKS = 24;
/** Five standard errors of one seat in one game: of some fifty figures none is that far off by chance. */
const FAR = 5;

const maps = [...ATLAS.values()].flatMap(({ id, players }) =>
  players.filter((seats) => isLearned(id, seats)).map((seats) => [id, seats] as const),
);

const playBlocks = (id: string, seats: number, scramble: (weights: Weights) => Weights): BlockResult[] => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const weights = findWeights(game);
  if (!weights.ok) throw new Error(weights.error);
  // weights have learned from equals who play well: with `easy` beside them they explain less than they add
  const seating = (_index: number, seat: number, seed: string) => ({
    bot: BOTS['normal'](game, seat as Seat, new Chance(seed).below),
  });
  const arena = new Arena(table.value, `luck ${id}`, seating, scramble(weights.value));
  return Array.from({ length: BLOCKS }, (_, block) => arena.play(block));
};

/** The same numbers in another order: a tower that knows nothing. */
const shuffled = (values: Float64Array): Float64Array => {
  const { below } = new Chance('a tower that knows nothing');
  const mixed = values.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = below(i + 1);
    [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
  }
  return mixed;
};
const scrambled = (weights: Weights): Weights => ({
  ...weights,
  first: shuffled(weights.first),
  second: shuffled(weights.second),
});

const errorsOff = (results: readonly BlockResult[], place: number): number => {
  const means = results.map(({ games }) => meanOf(games.map(({ luck = [] }) => luck[place])));
  return Math.abs(meanOf(means)) / Math.sqrt(varianceOf(means) / means.length);
};

test.each(maps)('%s for %i: mean luck is 0, and results vary less without it', (id, seats) => {
  const results = playBlocks(id, seats, (weights) => weights);
  for (let place = 0; place < seats; place++) expect(errorsOff(results, place)).toBeLessThan(FAR);
  const { luck } = reportOf(
    Array.from({ length: seats }, () => 'normal'),
    results,
  );
  expect(luck?.share).toBeGreaterThan(0);
});

test.each([
  ['base', 4],
  ['seafarers/new-shores', 4],
  ['energies', 4],
] as const)('%s for %i: with a tower that knows nothing the corrected mean is the plain one', (id, seats) => {
  const results = playBlocks(id, seats, scrambled);
  for (let place = 0; place < seats; place++) expect(errorsOff(results, place)).toBeLessThan(FAR);
});
