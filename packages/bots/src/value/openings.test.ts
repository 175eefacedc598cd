import {
  ActionList,
  actionsOf,
  apply,
  argA,
  makeState,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { openGame } from '@landnam/maps';
import { expect, test } from 'vitest';
import { seededBelow } from '../chance.js';
import { Openings } from './openings.js';
import type { Weights } from './weights.js';

/** A seat that produces more is likelier to win, and nothing else counts. */
const PIPS: Weights = {
  game: 'base',
  seat: ['pips'],
  best: [],
  table: [],
  hidden: [1, 1],
  first: Float64Array.from([1, 0]),
  firstBias: Float64Array.from([0]),
  second: Float64Array.from([1]),
  secondBias: Float64Array.from([0]),
  out: Float64Array.from([0.25]),
  made: {},
};

const dealt = openGame('base', 3, {}, seededBelow('openings'));
if (!dealt.ok) throw new Error(dealt.error);
const { game: g, state } = dealt.value;
const openings = new Openings(g, PIPS);
const [FIRST, SECOND, THIRD] = [0, 1, 2] as readonly number[] as readonly [Seat, Seat, Seat];
const copyOf = (s: State): State => {
  const copy = makeState(g);
  copy.copyFrom(s);
  return copy;
};

test('a seat waits until it is asked, while the others place', () => {
  for (const seat of [FIRST, SECOND, THIRD]) {
    const s = copyOf(state);
    expect(openings.await(s, seat)).toBe(true);
    expect([topKind(s), topSeat(s)]).toEqual([g.kind.openingBuilding, seat]);
  }
});

test('every site has a worth, the best first; the position stays as it is', () => {
  const s = copyOf(state);
  openings.await(s, SECOND);
  const before = s.bytes.slice();
  const sites = openings.sites(s, SECOND);
  expect(sites.length).toBeGreaterThan(30);
  expect(new Set(sites.map(({ sites: [vertex] }) => vertex)).size).toBe(sites.length);
  expect(sites.every(({ worth }, i) => worth > 0 && worth < 1 && worth <= (sites[i - 1]?.worth ?? 1))).toBe(
    true,
  );
  expect(sites[0].worth).toBeGreaterThan(sites[sites.length - 1].worth + 0.05);
  expect(s.bytes).toEqual(before);
  expect(openings.sites(s, SECOND)).toEqual(sites);
});

test('of pairs the best is at least as good as the best site alone, whose second one policy chose', () => {
  const s = copyOf(state);
  openings.await(s, THIRD);
  const [best] = openings.sites(s, THIRD);
  const pairs = openings.pairs(s, 2 as Seat, 3);
  expect(pairs[0].worth).toBeGreaterThanOrEqual(best.worth);
  expect(new Set(pairs.map(({ sites: [first] }) => first)).size).toBe(3);
  expect(pairs.every(({ sites: [first, second] }) => first !== second && second !== undefined)).toBe(true);
});

test('after the opening nobody has to wait', () => {
  const s = copyOf(state);
  const place = (): void => {
    const [{ sites }] = openings.sites(s, FIRST);
    const list = new ActionList();
    actionsOf(g, s, FIRST, list);
    apply(g, s, FIRST, list.toArray().find((packed) => argA(packed) === sites[0]) as Packed);
  };
  while (openings.await(s, FIRST)) place();
  expect(topKind(s)).toBe(g.kind.beforeRoll);
});
