import { Chance, Driver, makeBots, seededBelow } from '@landnam/bots';
import type { EventMap, EventSink } from '@landnam/engine';
import { ATLAS, dealTable, findTable, openGame } from '@landnam/maps';
import { expect, test } from 'vitest';
import { inWords, makeTeller } from './words/index.js';

const said = (tell: (sink: EventSink) => void, id = 'base'): string[] => {
  const opened = openGame(id, 4, id === 'base' ? { setUp: 'fixed' } : {}, seededBelow('words'));
  if (!opened.ok) throw new Error(opened.error);
  const { game, state } = opened.value;
  const lines: string[] = [];
  tell(inWords(makeTeller(game, state.base, ['Ann', 'Bo', 'Cy', 'Di']), (line) => void lines.push(line)));
  return lines;
};

test('events are told in words', () => {
  const lines = said((sink) => {
    sink('turnBegan', { seat: 1, round: 7 });
    sink('diceRolled', { seat: 1, low: 2, high: 6 });
    sink('cardsProduced', { seat: 2, goods: [2, 0, 1, 0, 0, 0, 0, 0] });
    sink('startingCards', { seat: 2, goods: [0, 0, 0, 0, 0, 0, 0, 0] });
    sink('settlementBuilt', { seat: 0, vertex: 0 });
    sink('robberMoved', { seat: 0, from: 9, hex: 4 });
    sink('traded', { seat: 0, partner: 3, give: [1, 0, 0, 0, 0], get: [0, 0, 0, 0, 2] });
    sink('gameEnded', { reason: 'points', winners: 2, points: [3, 10, 4, 5] });
  });
  expect(lines).toEqual([
    '— round 7, Bo —',
    'Bo rolls 2 and 6: 8',
    'Cy gets 2 lumber, 1 wool',
    'Cy starts with nothing',
    'Ann builds a settlement at mountains 10',
    'Ann moves the robber to hills 6',
    'Ann gives Di 1 lumber for 2 ore',
    'Bo wins with 10 points',
  ]);
});

test('what was stolen is not told to everyone', () => {
  const lines = said((sink) => sink('cardStolen', { thief: 0, victim: 1 }, { good: 4 }, 3));
  expect(lines).toEqual(['Ann steals a card from Bo']);
});

/** What need not be told: it follows from the line before, or from the next one. */
const SILENT = new Set<keyof EventMap>([
  'turnEnded',
  'cardDrawn',
  'offersClosed',
  'offerDeclined',
  'roadWaived',
  'yieldEnded',
]);

/** Events of a game of bots for which nothing is said. */
const untold = (id: string): string[] => {
  const found = findTable(id, Math.max(...(ATLAS.get(id)?.players ?? [])));
  if (!found.ok) throw new Error(found.error);
  const table = found.value;
  const driver = new Driver(table);
  const chance = new Chance(id);
  const names = Array.from({ length: table.game.seats }, () => 'greedy');
  const missing = new Set<string>();
  let told = 0;
  const sink = inWords(makeTeller(table.game, driver.state.base, []), () => void told++);
  driver.play(dealTable(table, chance.below), makeBots(names, table.game, chance.below), chance.below, {
    events(type, open, secret, seats) {
      const before = told;
      sink(type, open, secret, seats);
      if (told === before && !SILENT.has(type)) missing.add(type);
    },
  });
  return [...missing];
};

test.each([...ATLAS.keys()])('%s is told from the first line to the last', (id) => {
  expect(untold(id)).toEqual([]);
});

test('New Energies has its own names for pieces, cards and awards', () => {
  const lines = said((sink) => {
    sink('settlementBuilt', { seat: 0, vertex: 0 });
    sink('cardPlayed', { seat: 1, card: 2 });
    sink('awardMoved', { award: 'largestArmy', from: 255, to: 2 });
    sink('discDrawn', { seat: 0, disc: 5, event: 0, onTrack: 3 });
    sink('eventTriggered', { seat: 0, event: 0 });
    sink('plantBuilt', { seat: 0, hex: 0, vertex: 0, plant: 2, free: false });
    sink('hazardCleared', { seat: 0, hex: 0, vertex: 255, by: 'energy' });
    sink('gameEnded', { reason: 'emptyBag', winners: 0, points: [3, 10, 4, 5] });
    sink('gameEnded', { reason: 'emptyBag', winners: 5, points: [3, 10, 4, 5] });
  }, 'energies/first-game');
  expect(lines).toEqual([
    'Ann builds a town at forest 11',
    'Bo plays Road Construction',
    'Cy takes Cleanest Environment',
    'a green disc: Climate Conference, 3 of 3',
    'Climate Conference happens',
    'Ann builds a renewable plant on forest 11',
    'one energy cleans forest 11',
    'nobody has more renewable than fossil plants: all lose',
    'Ann and Cy win by the cleanest plants',
  ]);
});

test('New Catan tells who gains and uses which benefit', () => {
  const lines = said((sink) => {
    sink('accessGained', { seat: 0, benefit: 13, vertex: 3, now: false });
    sink('benefitUsed', { seat: 0, benefit: 19 });
    sink('persuaded', { seat: 0, partner: 1, give: 2, get: 4 });
    sink('tradedMixed', { seat: 2, three: 0, one: 3, get: 4 });
    sink('tradedMixed', { seat: 2, three: 0, one: 0, get: 4 });
    sink('figureLeft', { figure: 1, from: 3 });
    sink('settlementBuilt', { seat: 3, vertex: 0 });
  }, 'new-catan');
  expect(lines.slice(0, 6)).toEqual([
    'Ann gains Short Distance, from the next turn on',
    'Ann uses Persuasion',
    'Bo must give Ann 1 ore for 1 wool',
    'Cy trades 3 lumber and 1 grain for 1 ore',
    'Cy trades 4 lumber for 1 ore',
    'the infiltrator leaves the board',
  ]);
  expect(lines[6]).toMatch(/^Di builds a settlement at /);
});
