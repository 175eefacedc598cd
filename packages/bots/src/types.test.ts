/** Merged interfaces get lost between packages unless the engine imports every module: these lines compile or not. */
import type { Action, Edge, Hex, Seat, Vertex } from '@landnam/engine';
import { fromJson, toJson } from '@landnam/engine/notation';
import { ATLAS, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';

const SAMPLES = [
  { type: 'rollDice', low: 1, high: 6 },
  { type: 'buildRoad', edge: 12 },
  { type: 'playPlenty', first: 'ore', second: null },
  { type: 'offerTrade', give: { ore: 1 }, get: { wool: 2 } },
] as const satisfies readonly Action[];

/** One action of every module that has any, by game. */
const BASE: readonly Action['type'][] = [
  'callDice',
  'placeSettlement',
  'discardCard',
  'stealFrom',
  'moveRobber',
  'buildRoad',
  'buildCity',
  'buyCard',
  'playKnight',
  'waiveRoad',
  'playPlenty',
  'playMonopoly',
  'tradeWithSupply',
  'offerTrade',
];
const SEAFARERS: readonly Action['type'][] = [
  'moveShip',
  'movePirate',
  'takeGold',
  'revealHex',
  'placeHarbour',
  'stealCloth',
  'raiseWonder',
  'drawHarbour',
];
const ENERGIES: readonly Action['type'][] = [
  'placeCity',
  'drawDisc',
  'buildPlant',
  'clearHazard',
  'buyWarehouse',
  'playCleanup',
  'takeYield',
  'playResearchGrant',
  'takeFreeCard',
  'rollPollution',
  'placeFreePlant',
];
const NEW_CATAN: readonly Action['type'][] = [
  'moveInfiltrator',
  'tradeMixed',
  'buildCheapRoad',
  'buyCheapCard',
  'raiseSettlement',
  'buildShortSettlement',
  'dismissFigure',
  'useHelpingHand',
  'takeRelief',
  'buyPoint',
  'persuade',
];
const KNOWN = new Set<string>([...BASE, ...SEAFARERS, ...ENERGIES, ...NEW_CATAN]);

test.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  'an action of every module of %s is an Action outside the engine',
  (id, seats) => {
    const table = findTable(id, seats);
    if (!table.ok) throw new Error(table.error);
    const { game } = table.value;
    const silent = game.modules.filter((module) => {
      const types = (module.contribute(game).actions ?? []).map(({ type }) => type);
      return types.length > 0 && !types.some((type) => KNOWN.has(type));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  },
);

test('an action is spelled outside as the notation reads it', () => {
  const table = findTable('base', 4);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  for (const sample of SAMPLES) {
    const move = fromJson(game, sample);
    expect(move.ok && toJson(game, move.value)).toEqual(sample);
  }
});

test('ids of different kinds are different types', () => {
  const vertex = 3 as Vertex;
  const seat = 1 as Seat;
  // @ts-expect-error a vertex is not an edge
  const edge: Edge = vertex;
  // @ts-expect-error a seat is not a hex
  const hex: Hex = seat;
  // @ts-expect-error an action has no operands of another
  const action: Action = { type: 'buildRoad', vertex: 3 };
  expect([edge, hex, action.type]).toEqual([3, 1, 'buildRoad']);
});
