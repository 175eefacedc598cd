/** Hands as they may be, each with its weight: rows in one table, so that most changes are loops over numbers. */
import { KINDS } from '@landnam/engine';

const MOST = 128;
const LIKELY = 1e-6;

export class Worlds {
  count = 1;
  isThinned = false;
  private readonly width: number;
  private rows: Int8Array;
  private weights: Float64Array;
  private nextRows: Int8Array;
  private nextWeights: Float64Array;
  private readonly hashes: Int32Array;

  constructor(seats: number) {
    this.width = seats * KINDS;
    const room = MOST * KINDS;
    this.rows = new Int8Array(room * this.width);
    this.nextRows = new Int8Array(room * this.width);
    this.weights = new Float64Array(room);
    this.nextWeights = new Float64Array(room);
    this.hashes = new Int32Array(room);
  }

  clear(): void {
    this.count = 1;
    this.isThinned = false;
    this.rows.fill(0, 0, this.width);
    this.weights[0] = 1;
  }

  at(world: number, place: number): number {
    return this.rows[world * this.width + place];
  }

  weight(world: number): number {
    return this.weights[world];
  }

  row(world: number): Int8Array {
    return this.rows.slice(world * this.width, (world + 1) * this.width);
  }

  /** False if that is impossible in all of them. */
  add(place: number, change: number): boolean {
    const { rows, width, count } = this;
    let wrong = 0;
    for (let i = place, end = count * width; i < end; i += width) if ((rows[i] += change) < 0) wrong++;
    return wrong === 0 || this.keepAtLeast(place, 0);
  }

  keepAtLeast(place: number, least: number): boolean {
    return this.keep((world) => this.at(world, place) >= least);
  }

  /** Drops what fails the test; false, and nothing is dropped, if all would. */
  keep(test: (world: number) => boolean): boolean {
    let kept = 0;
    for (let world = 0; world < this.count; world++) if (test(world)) this.copy(world, kept++);
    if (kept > 0) this.count = kept;
    return kept > 0;
  }

  private copy(from: number, to: number): void {
    if (from === to) return;
    this.rows.copyWithin(to * this.width, from * this.width, (from + 1) * this.width);
    this.weights[to] = this.weights[from];
  }

  sum(world: number, from: number): number {
    let sum = 0;
    for (let i = world * this.width + from, end = i + KINDS; i < end; i++) sum += this.rows[i];
    return sum;
  }

  /** One unseen card moves from one hand to another: each card that it may be makes a world. */
  moveUnseen(from: number, to: number): boolean {
    let made = 0;
    for (let world = 0; world < this.count; world++) {
      const whole = this.sum(world, from);
      for (let kind = 0; kind < KINDS; kind++) {
        const held = this.at(world, from + kind);
        if (held > 0)
          made = this.branch(world, from + kind, to + kind, (this.weights[world] * held) / whole, made);
      }
    }
    if (made === 0) return false;
    [this.rows, this.nextRows] = [this.nextRows, this.rows];
    [this.weights, this.nextWeights] = [this.nextWeights, this.weights];
    this.count = made;
    this.thin();
    return true;
  }

  /** Two thefts may lead to the same hands. */
  private branch(world: number, from: number, to: number, weight: number, made: number): number {
    const { width, nextRows } = this;
    const start = made * width;
    for (let i = 0; i < width; i++) nextRows[start + i] = this.rows[world * width + i];
    nextRows[start + from]--;
    nextRows[start + to]++;
    const hash = hashOf(nextRows, start, width);
    for (let other = 0; other < made; other++)
      if (this.hashes[other] === hash && this.areSame(other, made)) {
        this.nextWeights[other] += weight;
        return made;
      }
    this.hashes[made] = hash;
    this.nextWeights[made] = weight;
    return made + 1;
  }

  private areSame(one: number, other: number): boolean {
    const { width, nextRows } = this;
    for (let i = 0; i < width; i++)
      if (nextRows[one * width + i] !== nextRows[other * width + i]) return false;
    return true;
  }

  /** The weight that this many reach. */
  private rank(place: number): number {
    return this.weights.slice(0, this.count).sort()[this.count - place];
  }

  /** The likeliest are kept: with too few, the true one is dropped early and nothing explains what comes. */
  private thin(): void {
    let most = 0;
    for (let world = 0; world < this.count; world++)
      if (this.weights[world] > most) most = this.weights[world];
    const least = this.count > MOST ? Math.max(LIKELY * most, this.rank(MOST)) : LIKELY * most;
    const before = this.count;
    this.keep((world) => this.weights[world] >= least);
    this.count = Math.min(this.count, MOST);
    if (this.count < before) this.isThinned = true;
    let whole = 0;
    for (let world = 0; world < this.count; world++) whole += this.weights[world];
    for (let world = 0; world < this.count; world++) this.weights[world] /= whole;
  }
}

const hashOf = (rows: Int8Array, start: number, width: number): number => {
  let word = 0x811c9dc5;
  for (let i = start; i < start + width; i++) word = Math.imul(word ^ rows[i], 0x01000193);
  return word;
};
