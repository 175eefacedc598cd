/** Greedy against three random players over 400 games of each set-up. */
import { Chance, Driver, makeBots } from '@landnam/bots';
import { dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';

const GAMES = 400;

test.each(['energies', 'energies/first-game'])(
  'normal wins at least 70 %% of %s against three random',
  (id) => {
    const found = findTable(id, 4);
    if (!found.ok) throw new Error(found.error);
    const [driver, chance] = [new Driver(found.value), new Chance(id)];
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 4;
      const names = [0, 1, 2, 3].map((other) => (other === seat ? 'normal' : 'random'));
      const bots = makeBots(names, found.value.game, chance.below);
      const { winners } = driver.play(dealTable(found.value, chance.below), bots, chance.below);
      wins += (winners >> seat) & 1;
    }
    console.log(`${id}: normal won ${wins} of ${GAMES} games against three random players`);
    expect(wins).toBeGreaterThanOrEqual(0.7 * GAMES);
  },
);
