import type { Below } from '@landnam/engine';

/** A small seeded random source for tests (mulberry32); the same seed gives the same draws for ever. */
export const seeded = (seed: number): Below => {
  let word = seed >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let t = Math.imul(word ^ (word >>> 15), word | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
};

/** Always the same number, capped to the range: the plainest deal there is. */
export const constant =
  (value: number): Below =>
  (n) =>
    Math.min(value, n - 1);
