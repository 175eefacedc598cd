/** Positions already met, by a hash of their bytes: one reached in another order is examined once. */
import { type State, type Game } from '@landnam/engine';

/** Two lanes over whole words; the last bytes belong to derived fields. */
export class PositionKey {
  low = 0;
  high = 0;
  private readonly length: number;
  private readonly words = new WeakMap<State, Uint32Array>();

  constructor(g: Game) {
    this.length = g.layout.hashed >> 2;
  }

  private wordsOf(s: State): Uint32Array {
    const known = this.words.get(s) ?? new Uint32Array(s.bytes.buffer, 0, this.length);
    this.words.set(s, known);
    return known;
  }

  of(s: State): this {
    const words = this.wordsOf(s);
    let low = 0x811c9dc5;
    let high = 0x050c5d1f;
    for (let i = 0; i < words.length; i++) {
      low = Math.imul(low ^ words[i], 0x85ebca6b);
      low ^= low >>> 15;
      high = Math.imul(high ^ words[i], 0x5bd1e995) + i;
      high ^= high >>> 13;
    }
    for (let i = words.length * 4; i < s.hashed.length; i++) low = Math.imul(low ^ s.hashed[i], 0x01000193);
    this.low = low;
    this.high = high;
    return this;
  }

  /** One number of 53 bits. */
  get key(): number {
    return (this.high >>> 11) * 0x1_0000_0000 + (this.low >>> 0);
  }
}

const SLOTS = 1 << 14;

/** A set of keys that can be emptied in one step. */
export class TranspositionTable {
  private readonly keys = new Float64Array(SLOTS);
  private readonly marks = new Int32Array(SLOTS);
  private mark = 1;
  private count = 0;

  clear(): void {
    this.mark++;
    this.count = 0;
  }

  /** False if it was there. A full set takes nothing more: then a position is merely examined again. */
  add(key: number): boolean {
    let slot = key % SLOTS;
    for (; this.marks[slot] === this.mark; slot = (slot + 1) % SLOTS)
      if (this.keys[slot] === key) return false;
    if (this.count < SLOTS - 1) {
      this.count++;
      this.marks[slot] = this.mark;
      this.keys[slot] = key;
    }
    return true;
  }
}
