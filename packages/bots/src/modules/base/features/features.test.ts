/** Features of the base game against counts made the slow and simple way. */
import { at, type Game, NONE, priceOf, type Seat, type State } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import { dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from '../../../chance.js';
import { Extractor } from '../../../features.js';
import { Driver } from '../../../driver.js';
import { makeBots } from '../../../roster.js';
import { LONGEST } from './needs.js';

const PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const playBase = (look: (g: Game, s: State, features: Extractor) => void): void => {
  const found = findTable('base', 4);
  if (!found.ok) throw new Error(found.error);
  const { game } = found.value;
  const features = new Extractor(game);
  const bots = makeBots(['normal', 'normal', 'easy', 'easy'], game, new Chance('features').below);
  let ply = 0;
  new Driver(found.value).play(dealTable(found.value, seededBelow('features')), bots, seededBelow('dice'), {
    after(s) {
      features.read(s);
      if (++ply % 23 === 0) look(game, s, features);
    },
  });
  expect(ply).toBeGreaterThan(100);
};

const valueOf = ({ seatNames, values }: Extractor, seat: number, name: string): number => {
  const feature = seatNames.indexOf(name);
  if (feature < 0) throw new Error(`no feature is called ${name}`);
  return values[seat * seatNames.length + feature];
};

const hexesAt = (g: Game, vertex: number): number[] =>
  [0, 1, 2].map((i) => g.board.vertexHexes[vertex * 3 + i]).filter((hex) => hex !== NONE);
const goodOf = (g: Game, s: State, hex: number): string | undefined =>
  g.scenario.terrains[s.base.terrain[hex]].good;

const pipsOf = (g: Game, s: State, seat: number, good: string, robbed: boolean): number => {
  let sum = 0;
  for (const vertex of range(g.board.vertices).filter((each) => s.base.owner[each] === seat))
    for (const hex of hexesAt(g, vertex))
      if (goodOf(g, s, hex) === good && !(robbed && s.base.robber[0] === hex))
        sum += PIPS[s.base.number[hex]] * g.scenario.pieces[s.base.piece[vertex]].yields;
  return sum;
};

test('pips are counted by good, with the robber and without', () => {
  playBase((g, s, features) => {
    for (const seat of range(g.seats))
      for (const { name } of g.scenario.goods) {
        expect(valueOf(features, seat, `pips ${name}`)).toBe(pipsOf(g, s, seat, name, false));
        expect(valueOf(features, seat, `pips left ${name}`)).toBe(pipsOf(g, s, seat, name, true));
      }
  });
}, 60_000);

/** Roads needed to each corner: lowered edge by edge until nothing changes. */
const distancesOf = (g: Game, s: State, seat: number): number[] => {
  const { edgeVertices, edges, vertices } = g.board;
  const ends = (edge: number): number[] => [edgeVertices[edge * 2], edgeVertices[edge * 2 + 1]];
  const away = range(vertices).map((vertex) => (s.base.owner[vertex] === seat ? 0 : Infinity));
  for (const edge of range(edges))
    if (s.base.road[edge] === seat) for (const end of ends(edge)) away[end] = 0;
  const passes = (vertex: number): boolean => [NONE, seat].includes(s.base.owner[vertex]);
  for (let moved = true; moved; ) {
    moved = false;
    for (const edge of range(edges).filter((each) => s.base.road[each] === NONE))
      for (const [from, to] of [ends(edge), ends(edge).toReversed()])
        if (passes(from) && away[from] + 1 < away[to]) {
          away[to] = away[from] + 1;
          moved = true;
        }
  }
  return away;
};

const isSite = (g: Game, s: State, vertex: number): boolean => {
  const near = [0, 1, 2].map((i) => g.board.vertexVertices[vertex * 3 + i]).filter((each) => each !== NONE);
  const edges = [0, 1, 2].map((i) => g.board.vertexEdges[vertex * 3 + i]).filter((each) => each !== NONE);
  return (
    [vertex, ...near].every((each) => s.base.owner[each] === NONE) &&
    (hexesAt(g, vertex).some((hex) => goodOf(g, s, hex) !== undefined) ||
      edges.some((edge) => s.base.harbour[edge] !== NONE))
  );
};

test('sites are counted by roads needed, and contested where another seat is as near', () => {
  playBase((g, s, features) => {
    const away = range(g.seats).map((seat) => distancesOf(g, s, seat));
    const sites = range(g.board.vertices).filter((vertex) => isSite(g, s, vertex));
    for (const seat of range(g.seats))
      for (const far of range(4)) {
        const there = sites.filter((vertex) => away[seat][vertex] === far);
        const contested = there.filter((vertex) =>
          away.some((row, other) => other !== seat && row[vertex] <= far),
        );
        expect(valueOf(features, seat, `sites ${far} away`)).toBe(there.length);
        expect(valueOf(features, seat, `sites contested ${far} away`)).toBe(contested.length);
      }
  });
}, 60_000);

/** Cards missing after some turns, with any surplus traded away. */
const missingAfter = (
  g: Game,
  s: State,
  seat: number,
  cost: Readonly<Record<string, number>>,
  turns: number,
): number =>
  g.scenario.goods.reduce((sum, { name }, good) => {
    const income = (pipsOf(g, s, seat, name, false) * g.seats) / 36;
    const over = s.base.hand[at(seat, good)] + income * turns - (cost[name] ?? 0);
    return sum - (over < 0 ? over : over / rateOf(g, s, seat as Seat, good));
  }, 0);

const turnsTo = (g: Game, s: State, seat: number, cost: Readonly<Record<string, number>>): number => {
  let [low, high] = [0, LONGEST];
  if (missingAfter(g, s, seat, cost, low) <= 0) return 0;
  if (missingAfter(g, s, seat, cost, high) >= 0) return LONGEST;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (missingAfter(g, s, seat, cost, middle) > 0) low = middle;
    else high = middle;
  }
  return low;
};

test('turns to a build are when income and trade have brought what is missing', () => {
  playBase((g, s, features) => {
    const aims = [...g.scenario.pieces, { name: 'card', cost: g.scenario.cardPrice }];
    for (const seat of range(g.seats))
      for (const { name, cost } of aims) {
        expect(valueOf(features, seat, `turns to ${name}`)).toBeCloseTo(turnsTo(g, s, seat, cost), 5);
        const { goods, counts } = priceOf(g.scenario, cost);
        const missing = goods.reduce(
          (sum, good, i) => sum + Math.max(0, counts[i] - s.base.hand[at(seat, good)]),
          0,
        );
        expect(valueOf(features, seat, `missing to ${name}`)).toBe(missing);
      }
  });
}, 60_000);
