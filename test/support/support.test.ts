import { brokenPools, brokenTotals, isOver } from '@landnam/engine';
import * as fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { anyPosition, dealt } from './arbitraries.js';
import { seeded } from './chance.js';
import { playRandom } from './play.js';
import { Client } from './server.js';
import { ringOf, table, tableAt } from './table.js';
import { strangersIn } from './words.js';

test('a position is laid by hand with pools, stocks and points in step', () => {
  const t = table('base', 4)
    .put('p0 settlement 0,0.N', 'p0 road 0,0/NE 0,0/E', 'p1 city 1,1.S')
    .give(0, 'lumber 2brick ore')
    .hold(1, 'victoryPoint knight')
    .turn(0);
  expect([t.points(0), t.points(1), t.visiblePoints(1)]).toEqual([1, 3, 2]);
  expect(t.cards(0)).toEqual({ lumber: 1, brick: 2, ore: 1 });
  expect([brokenPools(t.game, t.state), brokenTotals(t.game, t.state)]).toEqual([[], []]);
  expect([t.asks(), t.actors()]).toEqual(['main', [0]]);
});

test('a position is laid as text too', () => {
  const laid = table().put('p0 settlement 0,0.N', 'p1 city 1,1.S').give(0, 'lumber 2brick').turn(0);
  const [v, w] = [laid.id('0,0.N'), laid.id('1,1.S')];
  const read = tableAt({
    position: 1,
    game: 'base',
    seats: 4,
    options: { setUp: 'fixed' },
    seed: 'printed',
    turn: 'p0',
    base: {
      owner: { p0: [`v${v}`], p1: [`v${w}`] },
      piece: { settlement: [`v${v}`], city: [`v${w}`] },
      hand: { p0: { lumber: 1, brick: 2 } },
    },
  });
  expect(read.state.bytes).toEqual(laid.state.bytes);
  expect(() => laid.put('p2 settlement 0,0.NE').turn(0)).toThrow('another building stands beside it [B-12]');
});

test('places by coordinates, ids and rings agree', () => {
  const t = table();
  expect(t.id('0,0.N')).toBe(t.id('0,-1.SE'));
  expect(t.id('0,0/NE')).toBe(t.id('1,-1/SW'));
  expect(new Set(ringOf(0, 0).map((side) => t.id(side))).size).toBe(6);
  expect(() => t.id('9,9.N')).toThrow('no place');
});

test('verbs: do, roll, chance, refuses, start', () => {
  const t = table().put('p0 settlement 0,-1.N', 'p1 settlement 0,1.S').give(0, 'lumber brick').start(0);
  expect(t.asks()).toBe('beforeRoll');
  t.refuses('p0 buildRoad 0,-1/NE', 'B-20', 'notNow').refuses('p1 callDice', 'B-20', 'notAsked');
  t.roll(4, 2).do('p0 buildRoad 0,-1/NE').refuses('p0 buildRoad 0,-1/E', 'B-30', 'cannotPay');
  expect(t.events('diceRolled')).toEqual([{ seat: 0, low: 2, high: 4 }]);
  expect(() => t.do('p0 buildRoad 0,-1/E')).toThrow('cannotPay');
  expect(t.do('p0 endTurn').asks()).toBe('beforeRoll');
  expect(t.actors()).toEqual([1]);
});

test('the same seed plays the same game, another one does not', () => {
  const play = (seed: number): Uint8Array => {
    const { game, state } = dealt('base', 3, {}, seed);
    playRandom(game, state, seeded(seed), 500, 50);
    return state.bytes.slice();
  };
  expect(play(5)).toEqual(play(5));
  expect(play(5)).not.toEqual(play(6));
});

test('positions that random play reaches are whole', () => {
  fc.assert(
    fc.property(anyPosition('base', 4), ({ game, state }) => {
      expect([brokenPools(game, state), brokenTotals(game, state)]).toEqual([[], []]);
      expect(isOver(state)).toBe(false);
    }),
    { numRuns: 20, seed: 1 },
  );
});

test('a word of a game is found outside its folders, and its name outside the tables of games', () => {
  const vocabulary = { words: /\bmoo\b|\bcows\b/gi, own: /\/cows\//, name: /^cows$/i };
  const at = (path: string): string[] => strangersIn(vocabulary, path, "import { cows } from 'moo'; // Moo");
  expect(at('packages/maps/src/deal.ts')).toEqual([
    'packages/maps/src/deal.ts: cows',
    'packages/maps/src/deal.ts: Moo',
  ]);
  expect(at('packages/maps/src/atlas/shipped.ts')).toEqual(['packages/maps/src/atlas/shipped.ts: Moo']);
  for (const path of ['src/cows/a.ts', 'src/a.test.ts', 'packages/engine/src/recipes/sea.ts'])
    expect(at(path)).toEqual([]);
});

test('a wait that fails says what it waited for, and what was told last', async () => {
  vi.useFakeTimers();
  try {
    const socket = { on: () => undefined, connected: false } as unknown as Socket;
    const waiting = new Client(socket).until(() => false, 'the end of time');
    const said = expect(waiting).rejects.toThrow(
      'waited in vain for the end of time: no table; no game; 0 tells; not connected',
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await said;
  } finally {
    vi.useRealTimers();
  }
});
