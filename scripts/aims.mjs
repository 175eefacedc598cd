/**
 * How far each level gets with what a game is about, on average per seat and game; a level sits at every seat.
 * `node scripts/aims.mjs [--games N] [--seed TEXT] [--levels easy,normal,hard] [GAME…]` prints rows for docs/bots.md.
 * It reads the built packages of the current folder: in a checkout of another commit it measures that one.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const load = (name) => import(pathToFileURL(join(process.cwd(), 'packages', name, 'dist', 'index.js')).href);
const { botSeed, Chance, Driver, makeBots, natureSeed } = await load('bots');
const { ActionList, actionsOf, ruleOf } = await load('engine');
const { ATLAS, dealTable, findTable } = await load('maps');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'aims' },
    levels: { type: 'string', default: 'easy,normal,hard' },
  },
});
const SEATS = 4;
const games = Number(values.games);

/** What is counted, by event. */
const COUNTED = {
  islandSettled: () => ({ 'islands settled': 1 }),
  hexRevealed: () => ({ 'hexes revealed': 1 }),
  giftTaken: () => ({ 'gifts taken': 1 }),
  tradeOpened: () => ({ 'villages reached': 1 }),
  clothReceived: () => ({ bolts: 1 }),
  fortressAttacked: ({ warships, shipsLost }) => ({
    attacks: 1,
    'attacks without a warship': warships === 0 ? 1 : 0,
    'ships lost': shipsLost,
  }),
  fortressTaken: () => ({ 'fortresses taken': 1 }),
  wonderRaised: () => ({ 'levels of wonders': 1 }),
  plantBuilt: () => ({ plants: 1 }),
  accessGained: () => ({ benefits: 1 }),
};

const list = new ActionList();

/** Opening roads and ships: how many were laid where there was a choice, and how many of them along the first edge of the list. */
function openingRoads(game, counts) {
  const rules = new Set(['placeRoad', 'placeShip'].map((name) => game.ruleIds[name]));
  return (s, seat, packed) => {
    if (!rules.has(ruleOf(packed))) return;
    actionsOf(game, s, seat, list);
    if (list.length < 2) return;
    counts.roads = (counts.roads ?? 0) + 1;
    if (list.items[0] === packed) counts.first = (counts.first ?? 0) + 1;
  };
}

function countsOf(id, level) {
  const { value: table } = findTable(id, SEATS);
  const driver = new Driver(table);
  const counts = { turns: 0 };
  const before = openingRoads(table.game, counts);
  const events = (type, open) => {
    for (const [name, count] of Object.entries(COUNTED[type]?.(open) ?? {}))
      counts[name] = (counts[name] ?? 0) + count / SEATS;
  };
  for (let index = 0; index < games; index++) {
    const [nature, whims] = [natureSeed, botSeed].map((seedOf) => new Chance(seedOf(values.seed, index)));
    const names = Array.from({ length: SEATS }, () => level);
    const bots = makeBots(names, table.game, whims.below);
    counts.turns += driver.play(dealTable(table, nature.below), bots, nature.below, { before, events }).turns;
  }
  return counts;
}

for (const id of positionals.length > 0 ? positionals : ATLAS.keys()) {
  for (const level of values.levels.split(',')) {
    const { roads, first = 0, ...counts } = countsOf(id, level);
    const told = Object.entries(counts).map(([name, sum]) => `${name} ${(sum / games).toFixed(2)}`);
    console.log(`| ${id} | ${level} | ${first} of ${roads} | ${told.join(', ')} |`);
  }
}
