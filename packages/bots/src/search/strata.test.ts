import { expect, test } from 'vitest';
import { Strata } from './strata.js';

const STREAMS = 36;

const drawsOf = (strata: Strata, stream: number, below: readonly number[]): number[] => {
  strata.at(stream);
  return below.map((n) => strata.below(n));
};

test('among as many streams as outcomes each draw brings every outcome once, in different orders', () => {
  const strata = new Strata();
  strata.begin('even', STREAMS);
  const rows = Array.from({ length: STREAMS }, (_, stream) => drawsOf(strata, stream, [36, 36, 12]));
  const nth = (draw: number): number[] => rows.map((row) => row[draw]);
  const all = Array.from({ length: STREAMS }, (_, i) => i);
  expect(nth(0).toSorted((one, other) => one - other)).toEqual(all);
  expect(nth(1).toSorted((one, other) => one - other)).toEqual(all);
  expect(nth(0)).not.toEqual(nth(1));
  expect(nth(2).toSorted((one, other) => one - other)).toEqual(all.map((i) => Math.floor(i / 3)));
});

test('a stream is the same each time, and goes on beyond the draws that are spread', () => {
  const strata = new Strata();
  const below = Array.from({ length: 40 }, () => 11);
  strata.begin('again', 5);
  const first = drawsOf(strata, 3, below);
  drawsOf(strata, 1, below);
  expect(drawsOf(strata, 3, below)).toEqual(first);
  strata.begin('again', 5);
  expect(drawsOf(strata, 3, below)).toEqual(first);
  expect(new Set(first.slice(12)).size).toBeGreaterThan(3);
  strata.begin('another', 5);
  expect(drawsOf(strata, 3, below)).not.toEqual(first);
});

test('each stream by itself is as random as ever', () => {
  const strata = new Strata();
  const counts = Array.from({ length: 6 }, () => 0);
  for (let question = 0; question < 3000; question++) {
    strata.begin(`question ${question}`, 8);
    counts[drawsOf(strata, 5, [6])[0]]++;
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(4 * Math.sqrt(500));
});
