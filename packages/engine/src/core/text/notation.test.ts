import { fromJson, makeAction, makeBundle, parseAction, parseMove, toJson } from '@landnam/engine/notation';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

const { game } = table('base', 3);
const problem = (text: string): string => {
  const parsed = parseAction(game, text);
  return parsed.ok ? '' : parsed.error;
};

describe('text', () => {
  test.each([
    'p1 buildRoad e12',
    '* rollDice 3 5',
    'p0 offerTrade 2lumber+1ore 1wool',
    'p2 playPlenty ore -',
    'p0 endTurn',
    'p1 stealFrom p2',
  ])('%s is read and written the same', (text) => {
    const parsed = parseAction(game, text);
    if (!parsed.ok) throw new Error(parsed.error);
    expect(makeAction(game, parsed.value.seat, parsed.value)).toBe(text);
  });

  test.each([
    ['p3 endTurn', 'p3'],
    ['endTurn', 'not a seat'],
    ['p0 fly', '"fly" is not an action'],
    ['p0 constructor', 'not an action'],
    ['p0 buildRoad', '1 operands (edge), not 0'],
    ['p0 buildRoad e1 e2', 'not 2'],
    ['p0 buildRoad 12', 'e0 to e71'],
    ['p0 buildRoad e72', 'e0 to e71'],
    ['p0 buildRoad e-1', 'e0 to e71'],
    ['p0 tradeWithSupply gold ore', 'one of lumber'],
    ['p0 offerTrade lumber ore', 'a count'],
    ['p0 offerTrade 1gold 1ore', 'a count'],
    ['', 'not a seat'],
  ])('"%s" is named as wrong', (text, part) => {
    expect(problem(text)).toContain(part);
  });

  test('nothing that comes in throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseAction(game, text).ok).toBe('boolean');
        expect(typeof parseMove(game, text).ok).toBe('boolean');
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe('JSON', () => {
  test('ids are numbers, kinds are names', () => {
    const json = (text: string) => {
      const parsed = parseMove(game, text);
      return parsed.ok ? toJson(game, parsed.value) : parsed.error;
    };
    expect(json('buildRoad e12')).toEqual({ type: 'buildRoad', edge: 12 });
    expect(json('playPlenty ore -')).toEqual({ type: 'playPlenty', first: 'ore', second: null });
    expect(json('offerTrade 2lumber 1ore')).toEqual({
      type: 'offerTrade',
      give: { lumber: 2 },
      get: { ore: 1 },
    });
  });

  const WRONG: readonly unknown[] = [
    null,
    [],
    'endTurn',
    {},
    { type: 'fly' },
    { type: '__proto__' },
    { type: 'buildRoad' },
    { type: 'buildRoad', edge: '12' },
    { type: 'buildRoad', edge: 1.5 },
    { type: 'buildRoad', edge: -1 },
    { type: 'buildRoad', edge: 1, extra: 1 },
    { type: 'buildRoad', edge: { toString: 1 } },
    { type: 'playMonopoly', good: 4 },
    { type: 'playMonopoly', good: 'gold' },
    { type: 'offerTrade', give: { ore: 1 } },
    { type: 'offerTrade', give: { ore: 1 }, get: [] },
    { type: 'offerTrade', give: { ore: '1' }, get: { wool: 1 } },
    { type: 'offerTrade', give: { ore: 1000 }, get: { wool: 1 } },
    { type: 'offerTrade', give: null, get: { wool: 1 } },
    { type: { toString: 1, valueOf: 1 } },
    { type: 'offerTrade', give: { ore: { toString: 1, valueOf: 1 } }, get: { wool: 1 } },
  ];
  test.each(WRONG.map((json) => [JSON.stringify(json), json] as const))('%s is refused', (_text, json) => {
    expect(fromJson(game, json).ok).toBe(false);
  });

  test('nothing that comes in throws', () => {
    const anything = fc.anything({ withNullPrototype: true });
    const types = fc.constantFrom(...Object.keys(game.ruleIds));
    fc.assert(
      fc.property(anything, types, anything, (a, type, b) => {
        expect(typeof fromJson(game, a).ok).toBe('boolean');
        expect(typeof fromJson(game, { type: b }).ok).toBe('boolean');
        expect(typeof fromJson(game, { type, edge: b }).ok).toBe('boolean');
        expect(typeof fromJson(game, { type, give: a, get: { ore: b } }).ok).toBe('boolean');
      }),
      { numRuns: 500, seed: 2 },
    );
  });
});

test('an empty bundle is a dash', () => {
  expect(makeBundle(game, 'good', new Uint8Array(8))).toBe('-');
});
