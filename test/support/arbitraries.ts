/** What fast-check draws: seeds, tables and positions of real play. */
import * as fc from 'fast-check';
import { dealTable, findTable } from '@landnam/maps';
import { seeded } from './chance.js';
import { playRandom } from './play.js';
import { type Chosen, TestTable } from './table.js';

export const anySeed = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 0x7fffffff });

/** A table dealt by a seed. */
export const dealt = (id: string, seats: number, chosen: Chosen, seed: number): TestTable => {
  const found = findTable(id, seats, chosen);
  if (!found.ok) throw new Error(found.error);
  return new TestTable(found.value.game, dealTable(found.value, seeded(seed)));
};

/** A position that random play reaches after up to `most` plies, including offers. */
export const anyPosition = (
  id: string,
  seats: number,
  most = 400,
  chosen: Chosen = {},
): fc.Arbitrary<TestTable> =>
  fc.record({ seed: anySeed(), plies: fc.nat({ max: most }) }).map(({ seed, plies }) => {
    const table = dealt(id, seats, chosen, seed);
    playRandom(table.game, table.state, seeded(seed + 1), plies, 100);
    return table;
  });
