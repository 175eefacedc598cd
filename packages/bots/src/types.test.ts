/** Merged interfaces get lost between packages unless the engine names every module: these lines compile or not. */
import { type Action, type Edge, type Hex, RECIPES, type Seat, type Vertex } from '@landnam/engine';
import { ATLAS, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';

/** At least one action of every module that brings any, spelled as the outside spells it. */
const SAMPLES = [
  { type: 'callDice' },
  { type: 'rollDice', low: 1, high: 6 },
  { type: 'placeSettlement', vertex: 3 },
  { type: 'discardCard', good: 'ore' },
  { type: 'stealFrom', seat: 1 },
  { type: 'moveRobber', hex: 4 },
  { type: 'buildRoad', edge: 12 },
  { type: 'buildCity', vertex: 5 },
  { type: 'buyCard' },
  { type: 'playKnight' },
  { type: 'waiveRoad' },
  { type: 'playPlenty', first: 'ore', second: null },
  { type: 'playMonopoly', good: 'wool' },
  { type: 'tradeWithSupply', give: 'ore', get: 'wool' },
  { type: 'offerTrade', give: { ore: 1 }, get: { wool: 2 } },
] as const satisfies readonly Action[];

test('an action of every module of the base game is an Action outside the engine', () => {
  const known = new Set<string>(SAMPLES.map(({ type }) => type));
  const table = findTable('base', 4);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const silent = RECIPES['base'].modules.filter((module) => {
    const types = (module.contribute(game).actions ?? []).map(({ type }) => type);
    return types.length > 0 && !types.some((type) => known.has(type));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(ATLAS.has('base')).toBe(true);
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
