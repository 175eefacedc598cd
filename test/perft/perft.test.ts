import { divide, perft } from '@landnam/bots';
import { NONE } from '@landnam/engine';
import { ATLAS } from '@landnam/maps';
import { afterAll, describe, expect, test } from 'vitest';
import { composeGame } from '../support/compose.js';
import { GoldenTable } from '../support/golden.js';
import { dealt } from '../support/arbitraries.js';
import { table, TestTable } from '../support/table.js';
import { ENERGIES_POSITIONS } from './energiesPositions.js';
import { NEW_CATAN_POSITIONS } from './newCatanPositions.js';
import { POSITIONS } from './positions.js';

/** Computed by two programs that share no code, and to depth 3 by formula. */
const OPENING = [54, 144, 7236, 19_248, 897_180];

describe('the opening of base', () => {
  test.each([2, 3, 4])('[B-10] [B-12] %i players: 54, 144, 7236, 19248', (seats) => {
    const { game, state } = table('base', seats);
    expect([1, 2, 3, 4].map((depth) => perft(game, state, depth))).toEqual(OPENING.slice(0, 4));
  });

  test.each([5, 6])('[B-10] [B-12] [B-70] %i players: 80 corners, 109 edges', (seats) => {
    const { game, state } = table('base', seats);
    const { board } = game;
    const degrees = Array.from(
      { length: board.vertices },
      (_, v) => [0, 1, 2].filter((k) => board.vertexEdges[v * 3 + k] !== (NONE as number)).length,
    );
    const third = degrees.reduce((sum, degree) => sum + degree * (board.vertices - 1 - degree), 0);
    expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual([80, 218, third]);
  });

  test('[B-10] [B-12] depth 5: 897180, all of them third settlements', () => {
    const { game, state } = table('base', 4);
    expect(divide(game, state, 5)).toEqual({ placeSettlement: OPENING[4] });
  });

  test('[B-12] by formula: vertices, twice the edges, Σ degree · (53 − degree)', () => {
    const { board } = table().game;
    const degrees = Array.from(
      { length: board.vertices },
      (_, v) => [0, 1, 2].filter((k) => board.vertexEdges[v * 3 + k] !== (NONE as number)).length,
    );
    const third = degrees.reduce((sum, degree) => sum + degree * (53 - degree), 0);
    expect([board.vertices, 2 * board.edges, third]).toEqual(OPENING.slice(0, 3));
  });

  test('the opening does not depend on the deal', () => {
    for (const seed of [1, 2]) {
      const { game, state } = dealt('base', 4, {}, seed);
      expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual(OPENING.slice(0, 3));
    }
  });

  test('an inert module changes nothing', () => {
    const { game, deal } = table();
    const inert = composeGame(game, { add: [{ name: 'probeInert', rules: [], contribute: () => ({}) }] });
    const t = new TestTable(inert, deal);
    expect([1, 2, 3].map((depth) => perft(t.game, t.state, depth))).toEqual(OPENING.slice(0, 3));
  });
});

describe('every map: the first plies', () => {
  const golden = new GoldenTable(new URL('openings.json', import.meta.url));
  afterAll(() => golden.finish());
  const rows = [...ATLAS.values()].flatMap((map) => map.players.map((seats) => [map.id, seats] as const));
  test.each(rows)('%s, %i players', (id, seats) => {
    const { game, state } = dealt(id, seats, {}, 1);
    golden.expect(
      `${id} ${seats}`,
      [1, 2, 3].map((depth) => perft(game, state, depth)),
    );
  });
});

describe('named positions', () => {
  const golden = new GoldenTable(new URL('positions.json', import.meta.url));
  afterAll(() => golden.finish());
  test.each([...POSITIONS, ...ENERGIES_POSITIONS, ...NEW_CATAN_POSITIONS])(
    '$name',
    ({ name, depth, lay }) => {
      const { game, state } = lay();
      const counts = Array.from({ length: depth }, (_, d) => divide(game, state, d + 1));
      golden.expect(name, counts);
    },
  );
});
