/** Mistakes that the compiler must catch; tsc checks this file, vitest runs it. */
import { type Action, at, edgeTouchesHex, type Edge, type EventMap, type Hex } from '@landnam/engine';
import type { RefusalCode, Seat, Vertex } from '@landnam/engine';
import { top } from '../packages/engine/src/core/state/frames.js';
import { table } from './support/table.js';
import { expect, expectTypeOf, test } from 'vitest';

test('an id is of exactly one kind', () => {
  const vertex = 3 as Vertex;
  // @ts-expect-error a vertex is not an edge
  const edge: Edge = vertex;
  // @ts-expect-error a bare number is not a hex
  const hex: Hex = 3;
  // @ts-expect-error a hex is not a seat
  const seat: Seat = 3 as Hex;
  expect([edge, hex, seat, vertex]).toEqual([3, 3, 3, 3]);
});

test('a table takes bare numbers and its own ids, and no id of another kind', () => {
  const { game, state: s } = table('base', 3);
  const [vertex, edge, hex, seat] = [2 as Vertex, 2 as Edge, 2 as Hex, 1 as Seat];
  const right = [
    s.base.road[edge],
    s.base.road[2],
    s.base.owner[vertex],
    s.base.terrain[hex],
    s.base.discards[seat],
    s.base.handTotal[seat],
    s.base.hand[at(seat, 0)],
    game.board.edgeHexes[edge * 2],
  ];
  const wrong = [
    // @ts-expect-error roads lie on edges
    s.base.road[vertex],
    // @ts-expect-error buildings stand on vertices
    s.base.owner[hex],
    // @ts-expect-error terrains are hexes
    s.base.terrain[edge],
    // @ts-expect-error a vertex is nobody
    s.base.discards[vertex],
    // @ts-expect-error a sum is kept for each seat
    s.base.handTotal[hex],
    // @ts-expect-error a hand is a row: `at` finds the good in it
    s.base.hand[seat],
    // @ts-expect-error rows belong to seats
    s.base.hand[at(vertex, 0)],
    // @ts-expect-error an edge has two hexes beside it
    game.board.edgeHexes[edge],
    // @ts-expect-error the edge comes first
    edgeTouchesHex(game.board, hex, edge),
  ];
  // @ts-expect-error writing is guarded like reading
  s.base.road[vertex] = seat;
  expect([...right, ...wrong]).not.toContain(undefined);
});

test('a frame read by name yields ids of the kind it says', () => {
  const frame = top({ victim: 'seat', from: 'hex' });
  expectTypeOf(frame.victim).returns.toEqualTypeOf<Seat>();
  expectTypeOf(frame.from).returns.toEqualTypeOf<Hex>();
  expectTypeOf(top({ good: 'good' }).good).returns.toEqualTypeOf<number>();
  expect(Object.keys(frame)).toEqual(['victim', 'from']);
});

test('from another package, every game’s words are there', () => {
  expectTypeOf<{ type: 'buildRoad'; edge: number }>().toExtend<Action>();
  expectTypeOf<{ type: 'rollDice'; low: number; high: number }>().toExtend<Action>();
  expectTypeOf<{ type: 'moveShip'; from: number; to: number }>().toExtend<Action>();
  expectTypeOf<{ type: 'playKnight' }>().toExtend<Action>();
  expectTypeOf<{ type: 'buildRoad'; vertex: number }>().not.toExtend<Action>();
  expectTypeOf<{ type: 'fly' }>().not.toExtend<Action>();
  expectTypeOf<'notJoined' | 'tooClose' | 'friendlyRobber' | 'notAsked'>().toExtend<RefusalCode>();
  expectTypeOf<EventMap['diceRolled']>().toEqualTypeOf<{ seat: number; low: number; high: number }>();
});
