import { expect, test } from 'vitest';
import { dealt } from '../../../../../../test/support/arbitraries.js';
import type { TestTable } from '../../../../../../test/support/table.js';

const GAME = 'seafarers/new-world';

const harbours = (t: TestTable): number[] =>
  Array.from(t.state.base.harbour).flatMap((kind, edge) => (kind === 255 ? [] : [edge]));
const isLand = (t: TestTable, hex: number): boolean =>
  hex !== 255 && t.game.scenario.terrains[t.state.base.terrain[hex]].land;

test('[S-901] 42 hexes and 23 tokens are shuffled, no two reds adjacent', () => {
  for (let seed = 0; seed < 20; seed++) {
    const t = dealt(GAME, 4, {}, seed);
    const land = t.deal.terrain.slice(0, 42).filter((_, hex) => isLand(t, hex)).length;
    expect([land, t.deal.numbers.filter((number) => number > 0).length]).toEqual([23, 23]);
    for (let edge = 0; edge < t.game.board.edges; edge++) {
      const beside = [0, 1].map((k) => t.state.base.number[t.game.board.edgeHexes[edge * 2 + k]]);
      expect(beside.every((number) => number === 6 || number === 8)).toBe(false);
    }
  }
});

test('[S-901] nine harbours lie on coast edges, the frame’s too, and share no vertex', () => {
  let atFrame = 0;
  for (let seed = 0; seed < 20; seed++) {
    const t = dealt(GAME, 4, {}, seed);
    const corners = harbours(t).flatMap((edge) => [0, 1].map((k) => t.game.board.edgeVertices[edge * 2 + k]));
    expect([harbours(t).length, new Set(corners).size]).toEqual([9, 18]);
    for (const edge of harbours(t)) {
      const beside = [0, 1].map((k) => t.game.board.edgeHexes[edge * 2 + k]);
      expect(beside.filter((hex) => isLand(t, hex)).length).toBe(1);
      atFrame += beside.filter((hex) => hex >= 42).length;
    }
  }
  expect(atFrame).toBeGreaterThan(0);
});

test('[S-901] placed by hand: drawn one by one, laid in turn, the starting player first', () => {
  const t = dealt(GAME, 3, { placeHarbours: true }, 4);
  expect([t.weights()['drawHarbour any'], t.weights()['drawHarbour ore']]).toEqual([4, 1]);
  const order: number[] = [];
  for (let placed = 0; placed < 9; placed++) {
    expect(t.asks()).toBe('drawHarbour');
    t.chance(Object.keys(t.weights())[0]);
    const [seat] = t.actors();
    order.push((seat - t.deal.first + 3) % 3);
    t.do(`p${seat} ${t.legal(seat)[0]}`);
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect([harbours(t).length, t.asks()]).toEqual([9, 'openingBuilding']);
});

test('[S-901] a harbour without a place is left out', () => {
  const t = dealt(GAME, 3, { placeHarbours: true }, 4);
  const free = t.chance('drawHarbour any').legal(t.actors()[0]);
  t.refuses(`p${t.actors()[0]} placeHarbour e0 ore`, 'S-901', 'noSuchHarbour');
  const ends = (edge: number): number[] => [0, 1].map((k) => t.game.board.edgeVertices[edge * 2 + k]);
  const kept = ends(Number(/e(\d+)/.exec(free[0])![1]));
  const near: number[] = kept.flatMap((vertex) =>
    [0, 1, 2].map((k) => t.game.board.vertexVertices[vertex * 3 + k]),
  );
  for (let edge = 0; edge < t.game.board.edges; edge++)
    if (!ends(edge).some((vertex) => near.includes(vertex) || kept.includes(vertex)))
      t.state.base.harbour[edge] = 0;
  t.do(`p${t.actors()[0]} ${free[0]}`);
  for (let drawn = 1; drawn < 9; drawn++) t.chance(Object.keys(t.weights())[0]);
  expect(t.asks()).toBe('openingBuilding');
});

test('[S-902] start anywhere; robber and pirate start off the board', () => {
  const t = dealt(GAME, 4, {}, 1);
  const seat = t.actors()[0];
  const land = Array.from({ length: t.game.board.vertices }, (_, vertex) =>
    [0, 1, 2].some((k) => isLand(t, t.game.board.vertexHexes[vertex * 3 + k])),
  ).filter(Boolean).length;
  expect(t.legal(seat).length).toBe(land);
  expect([t.state.base.robber[0], t.state.pirate.hex[0]]).toEqual([255, 255]);
});

test('[S-902] [S-20] single-hex islands are islands; one special point a game for each player', () => {
  const sizes = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const t = dealt(GAME, 4, {}, seed);
    const islands = Array.from(t.state.islandChits.island).filter((island) => island !== 255);
    for (const island of new Set(islands)) sizes.add(islands.filter((other) => other === island).length);
  }
  expect(sizes.has(1)).toBe(true);
  const t = dealt(GAME, 4, {}, 7);
  const vertexOf = (island: number): number =>
    Array.from(t.game.board.vertexHexes as unknown as Uint8Array).findIndex(
      (hex) => hex !== 255 && t.state.islandChits.island[hex] === island,
    );
  const places = [0, 1, 2].map((island) => Math.floor(vertexOf(island) / 3));
  t.put(`p0 settlement v${places[0]}`);
  for (const place of places.slice(1)) {
    const edge = t.game.board.vertexEdges[place * 3];
    t.put(`p0 road e${edge}`).give(0, 'lumber brick wool grain').turn(0).do(`p0 buildSettlement v${place}`);
  }
  expect(t.state.islandChits.points[0]).toBe(1);
});
