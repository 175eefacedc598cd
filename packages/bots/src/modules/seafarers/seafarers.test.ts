import { ActionList, legalActions, makeState, type Seat, view } from '@landnam/engine';
import { makeMove } from '@landnam/engine/notation';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { ships } from '../../../../../test/support/sea.js';
import { type TestTable, table } from '../../../../../test/support/table.js';
import { botSeed, Chance, natureSeed } from '../../chance.js';
import { Driver } from '../../driver.js';
import { normal } from '../../mind/normal.js';
import { makeBots } from '../../roster.js';

const ids = [...ATLAS.values()].filter(({ recipe }) => recipe === 'seafarers').map(({ id }) => id);

const GAMES = 6;

/** [S-18] At least 60 in a hundred; a test of very many games proves more. */
test.each(ids)('%s: one normal player beats three random ones', (id) => {
  const found = findTable(id, 4);
  if (!found.ok) throw new Error(found.error);
  const driver = new Driver(found.value);
  const whims = new Chance('');
  const bots = makeBots(['normal', 'random', 'random', 'random'], found.value.game, whims.below);
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const nature = new Chance(natureSeed(id, game));
    whims.restart(botSeed(id, game));
    wins += driver.play(dealTable(found.value, nature.below), bots, nature.below).winners & 1;
  }
  expect(wins).toBeGreaterThanOrEqual(4);
});

/** What the normal player in seat 0 does now. */
const choice = ({ game, state }: TestTable): string => {
  const seen = makeState(game);
  const legal = new ActionList();
  view(game, state, 0, seen);
  legalActions(game, state, 0 as Seat, legal);
  const bot = normal(game, 0 as Seat, () => 0);
  const chosen = bot.choose({ seat: 0 as Seat, legal, view: () => seen });
  return makeMove(game, typeof chosen === 'number' ? { packed: chosen } : chosen);
};

test('a ship is built to the gift one edge away', () => {
  const t = ships(table('seafarers/forgotten-tribe', 4).put('p0 settlement -2,2.N'), 0, '5,2/SE');
  expect(choice(t.give(0, 'lumber wool').turn(0))).toBe(`buildShip e${t.id('5,2/E')}`);
});

test('a settlement on a foreign island is built as soon as it can be', () => {
  const t = ships(table('seafarers/new-shores', 4).put('p0 settlement 1,3.NE'), 0, '2,2/SE', '2,2/E');
  expect(choice(t.give(0, 'lumber brick wool grain').turn(0))).toBe(`buildSettlement v${t.id('2,2.NE')}`);
});

test('a village is reached with the last ship', () => {
  const t = table('seafarers/cloth', 4).put('p0 settlement 1,1.NE').give(0, 'lumber wool').turn(0);
  expect(choice(t)).toBe(`buildShip e${t.id('1,1/E')}`);
});

test('a fortress is attacked with many warships, with few only when no card brings more', () => {
  const line = [
    '1,6/NW',
    '0,6/NE',
    '0,6/NW',
    '-1,6/NE',
    '-1,6/NW',
    '-1,6/W',
    '-2,6/SE',
    '-2,6/SW',
    '-3,6/SE',
  ];
  const siege = (warships: number, deck = 14): string => {
    const t = table('seafarers/pirate-islands', 4);
    ships(t, 0, ...line.slice(1)).turn(0);
    t.state.pirateIslands.warships[0] = warships;
    t.state.base.deckTotal[0] = deck;
    return choice(t);
  };
  expect([siege(6), siege(0)]).toEqual(['attackFortress', 'endTurn']);
  expect([siege(3), siege(3, 0), siege(1, 0)]).toEqual(['endTurn', 'attackFortress', 'endTurn']);
});

test('a wonder that can be begun is begun, and raised', () => {
  const t = table('seafarers/wonders', 4).put('p0 city -1,3.N', 'p0 city 1,3.N').turn(0);
  expect(choice(t)).toBe('beginWonder theatre');
  expect(choice(t.do('p0 beginWonder theatre').give(0, 'brick 3wool lumber'))).toBe('raiseWonder');
});
