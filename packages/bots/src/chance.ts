/** Seeded chance for simulation and search: fast, uniform, and the same on every machine. */
import type { Below } from '@landnam/engine';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

const WORD = 0x1_0000_0000;

/** One lane of FNV-1a with an offset of its own, mixed at the end as in MurmurHash. */
const lane = (text: string, offset: number): number => {
  let word = offset;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
};

/** Four words from any text; a generator must not start from all zeros, so the last is odd. */
const wordsOf = (text: string): number[] => [
  lane(text, 0x811c9dc5),
  lane(text, 0x050c5d1f),
  lane(text, 0x2f6e2b1d),
  lane(text, 0x7a3c9e47) | 1,
];

/** A source that can be reseeded, so that a worker keeps one function for all its games. */
export class Chance {
  private generator = xoroshiro128plusFromState([1, 2, 3, 4]);

  constructor(seed: string) {
    this.restart(seed);
  }

  restart(seed: string): void {
    this.generator = xoroshiro128plusFromState(wordsOf(seed));
  }

  /** Lemire's multiplication: the high word of a product is the draw; a low word below the remainder draws again. */
  readonly below: Below = (n) => {
    if (n <= 1) return 0;
    let word = this.generator.next() >>> 0;
    let low = Math.imul(word, n) >>> 0;
    if (low < n) {
      const rest = (WORD - n) % n;
      while (low < rest) {
        word = this.generator.next() >>> 0;
        low = Math.imul(word, n) >>> 0;
      }
    }
    return Math.floor((word * n) / WORD);
  };
}

/** Nature's stream of one game: game k of a seed is the same whoever plays it, on any thread. */
export const natureSeed = (seed: string, game: number): string => `${seed} game ${game} nature`;
/** The bots have another stream, so that no random choice of a bot shifts the next die. */
export const botSeed = (seed: string, game: number): string => `${seed} game ${game} bots`;

export const seededBelow = (seed: string, game = 0): Below => new Chance(natureSeed(seed, game)).below;
