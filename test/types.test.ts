/** Mistakes that the compiler must catch; tsc checks this file, vitest runs it. */
import type { Action, Edge, EventMap, Hex, RefusalCode, Seat, Vertex } from '@landnam/engine';
import { expect, expectTypeOf, test } from 'vitest';

test('an id is of one kind alone', () => {
  const vertex = 3 as Vertex;
  // @ts-expect-error a vertex is not an edge
  const edge: Edge = vertex;
  // @ts-expect-error a bare number is no hex
  const hex: Hex = 3;
  // @ts-expect-error a hex is not a seat
  const seat: Seat = 3 as Hex;
  expect([edge, hex, seat, vertex]).toEqual([3, 3, 3, 3]);
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
