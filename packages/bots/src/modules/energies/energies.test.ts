import { ActionList, legalActions, type Seat } from '@landnam/engine';
import { makeMove } from '@landnam/engine/notation';
import { dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { firstGame, hazards, leaveDiscs, plants } from '../../../../../test/energies/support.js';
import { Chance } from '../../chance.js';
import { Driver } from '../../driver.js';
import { normal } from '../../mind/normal.js';
import { makeBots } from '../../roster.js';
import { knowledgeOf, sharedBy } from '../index.js';
import { Mind, NOTHING_HIDDEN } from '../../mind/mind.js';
import { Bag } from './outlook.js';

type Table = ReturnType<typeof firstGame>;
const city = '-2,1.N';

/** What normal does in a position, as text without the seat. */
const choice = (t: Table, seat = 0): string => {
  const bot = normal(t.game, seat as Seat, new Chance('choice').below);
  const legal = new ActionList();
  legalActions(t.game, t.state, seat as Seat, legal);
  bot.begin();
  const chosen = bot.choose({ seat: seat as Seat, legal, view: () => t.state });
  return makeMove(t.game, typeof chosen === 'number' ? { packed: chosen } : chosen);
};

describe('normal in a position', () => {
  test('builds a renewable plant, not a fossil one', () => {
    const t = firstGame().give(0, '3science').turn(0);
    expect(choice(t)).toMatch(/^buildPlant .* renewable$/);
  });

  test('does not dirty its balance for an energy', () => {
    const t = leaveDiscs(firstGame(), { airPollution: 3 }).give(0, 'science').turn(0);
    expect(choice(t)).not.toMatch(/fossil/);
  });

  test('cleans its own city with a spare energy', () => {
    const t = hazards(firstGame(), city).give(0, '4energy').turn(0);
    expect(choice(t)).toMatch(/^clearHazard/);
  });

  test('demolishes a fossil plant before the bag runs out', () => {
    const t = leaveDiscs(plants(firstGame(), `0 fossil @-2,0 ${city}`), { airPollution: 2 }).give(
      0,
      'energy',
    );
    expect(choice(t.turn(0))).toMatch(/^demolishPlant/);
  });

  test('waives the free fossil plant when the bag is nearly empty', () => {
    const t = plants(firstGame(), `0 fossil @-2,0 ${city}`);
    t.state.eventDiscs.track[3] = 2;
    leaveDiscs(t, { productionIncrease: 2 }).start(0).do('p0 callDice', '* drawDisc productionIncrease');
    expect(choice(t)).toBe('waiveFreePlant');
  });
});

test('urgency grows as the bag shrinks and as the marker climbs', () => {
  const t = firstGame();
  const read = (): Bag => {
    const mind = new Mind(t.game, 0 as Seat, knowledgeOf(t.game, 0 as Seat), NOTHING_HIDDEN);
    return new Bag(sharedBy(t.game, 0 as Seat)).read(mind, mind.enter(t.state));
  };
  const before = read().urgency;
  leaveDiscs(t, { airPollution: 8 });
  expect(read().urgency).toBeGreaterThan(before);
  const calm = read().rounds;
  t.state.base.onBoard[3] = 6;
  t.state.base.onBoard[11] = 6;
  expect(read().rounds).toBeLessThan(calm);
});

const winsAgainstRandom = (id: string, seats: number, games: number): number => {
  const found = findTable(id, seats);
  if (!found.ok) throw new Error(found.error);
  const driver = new Driver(found.value);
  const chance = new Chance(`${id} ${seats}`);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const names = Array.from({ length: seats }, (_, other) => (other === seat ? 'normal' : 'random'));
    const bots = makeBots(names, found.value.game, chance.below);
    const { winners } = driver.play(dealTable(found.value, chance.below), bots, chance.below);
    wins += (winners >> seat) & 1;
  }
  return wins;
};

test.each([
  ['energies', 4],
  ['energies/first-game', 3],
])('normal wins most games of %s against random players', (id, seats) => {
  expect(winsAgainstRandom(id, seats, 20)).toBeGreaterThanOrEqual(14);
});
