import { ActionList, type Packed } from '@landnam/engine';
import { expect, test } from 'vitest';
import { type Breadth, Glances, LITTLE, WIDE } from './glances.js';
import type { Look } from './insight.js';

const NARROW: Breadth = { most: 4, alike: 2, later: 1 };

/** Which items of a list are kept, by what a glance sees in each. */
const kept = (seen: readonly number[], breadth: Breadth): readonly Packed[] => {
  const [list, short] = [new ActionList(), new ActionList()];
  seen.forEach((_, place) => list.push(place));
  const glance = (_look: unknown, _s: unknown, packed: Packed): number => seen[packed];
  new Glances({} as Look, [glance], breadth).shorten({} as never, list, breadth.most, short);
  return short.toArray();
};

test('the best are kept in the order they had, with all that are as good as the last of them', () => {
  expect(kept([1, 5, 2, 4, 3, 2, 7], NARROW)).toEqual([1, 3, 4, 6]);
  expect(kept([2, 5, 2, 4, 1, 2, 7], NARROW)).toEqual([0, 1, 2, 3, 5, 6]);
});

test('of those in which nothing is seen a few are kept, and only if there is room', () => {
  expect(kept([0, 0, 5, 0, 0], NARROW)).toEqual([0, 1, 2]);
  expect(kept([0, 1, 5, 0, 3], NARROW)).toEqual([0, 1, 2, 4]);
  expect(kept([0, 1, 5, 2, 3], NARROW)).toEqual([1, 2, 3, 4]);
});

test('a little is seen before nothing', () => {
  expect(kept([0, 0, LITTLE, 5, LITTLE, LITTLE, LITTLE], NARROW)).toEqual([2, 3, 4, 5]);
  expect(kept([0, 0, LITTLE, 5, 0], NARROW)).toEqual([0, 1, 2, 3]);
});

test('a wide look keeps everything in which nothing is seen', () => {
  expect(kept([0, 0, LITTLE, 5, 0, 0, 0, 0], WIDE)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(kept([0, 1, 2, 3, 4, 5, 6, LITTLE], WIDE)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('each rule has a short list of its own, and one without a glance keeps all', () => {
  const [first, second] = [0, 1].map((rule) => [5, 4, 3, 2, 1, 6].map((seen) => (rule << 24) | seen));
  const [list, short] = [new ActionList(), new ActionList()];
  for (const packed of [...first, ...second]) list.push(packed);
  const glance = (_look: unknown, _s: unknown, packed: Packed): number => packed & 255;
  new Glances({} as Look, [glance, undefined], NARROW).shorten({} as never, list, NARROW.most, short);
  expect(short.toArray()).toEqual([5, 4, 3, 6, ...second]);
});
