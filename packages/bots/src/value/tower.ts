/**
 * The tower for all seats. Features are in steps of 1/64, as in training, and the first layer's weights are integers times
 * powers of two: its sums are exact, so that changes can be added for ever without drifting.
 */
import type { Weights } from './weights.js';

export const STEPS = 64;
const MOST = 32767;

/** Features in steps, as in rows. */
export const inSteps = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(value * STEPS)));

/** `into[at…] += by · weights[from…]` */
const add = (
  into: Float64Array,
  at: number,
  by: number,
  weights: Float64Array,
  from: number,
  count: number,
): void => {
  for (let i = 0; i < count; i++) into[at + i] += by * weights[from + i];
};

/** Parts of the first layer, times `others`: a mean over three seats would not be exact. */
const partsOf = ({ first, hidden: [wide], seat, best }: Weights, others: number) => {
  const section = (from: number, to: number): Float64Array => first.slice(from * wide, to * wide);
  const width = seat.length;
  const mean = section(width, 2 * width);
  const scaled = (part: Float64Array): Float64Array => part.map((weight) => (weight * others) / STEPS);
  return {
    own: scaled(section(0, width)).map((weight, i) => weight - mean[i] / STEPS),
    all: mean.map((weight) => weight / STEPS),
    best: scaled(section(2 * width, 2 * width + best.length)),
    table: scaled(section(2 * width + best.length, first.length / wide)),
  };
};

export class Tower {
  private readonly win: Float64Array;
  private readonly seats: number;
  private readonly width: number;
  private readonly wide: number;
  private readonly narrow: number;
  private readonly parts: ReturnType<typeof partsOf>;
  private readonly bias: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly out: Float64Array;
  /** By feature of a seat: its index among those of which the best counts, or -1. */
  private readonly bestAt: Int32Array;
  /** By index: what was put there last. */
  private readonly seen: Int32Array;
  private readonly bests: Int32Array;
  /** Sums of the first layer: each seat's own, and one for all. */
  private readonly sums: Float64Array;
  private readonly shared: Float64Array;
  private readonly risen: Float64Array;
  private readonly risenAt: Int32Array;
  private readonly deep: Float64Array;

  constructor(weights: Weights, seats: number) {
    const { hidden, seat, best, table, firstBias, second, secondBias, out } = weights;
    const others = Math.max(1, seats - 1);
    [this.wide, this.narrow] = hidden;
    this.seats = seats;
    this.width = seat.length;
    this.parts = partsOf(weights, others);
    this.bias = firstBias.map((bias) => bias * others);
    this.second = second.map((weight) => weight / others);
    this.secondBias = secondBias;
    this.out = out;
    this.bestAt = Int32Array.from(seat, (name) => best.indexOf(name));
    this.seen = new Int32Array(seats * this.width + table.length);
    this.bests = new Int32Array(seats * best.length);
    this.sums = new Float64Array(seats * this.wide);
    this.shared = new Float64Array(this.wide);
    this.risen = new Float64Array(this.wide + 3);
    this.risenAt = new Int32Array(this.wide + 3);
    this.deep = new Float64Array(this.narrow);
    this.win = new Float64Array(seats);
  }

  /** Sets a feature to this many steps. Indexes are those of the seats, one seat after another, then the table's. */
  put(place: number, steps: number): void {
    const { seen, width, wide } = this;
    const by = steps - seen[place];
    if (by === 0) return;
    seen[place] = steps;
    const seat = Math.floor(place / width);
    if (seat < this.seats) this.change(seat, place - seat * width, by);
    else add(this.shared, 0, by, this.parts.table, (place - this.seats * width) * wide, wide);
  }

  /** Chances to win; the same array each time. */
  read(): Float64Array {
    for (let seat = 0; seat < this.seats; seat++) this.win[seat] = this.logit(seat);
    return this.softmax();
  }

  private change(seat: number, feature: number, by: number): void {
    const { wide, parts } = this;
    add(this.sums, seat * wide, by, parts.own, feature * wide, wide);
    add(this.shared, 0, by, parts.all, feature * wide, wide);
    if (this.bestAt[feature] >= 0) this.changeBest(seat, feature, this.bestAt[feature]);
  }

  private bestBeside(seat: number, feature: number): number {
    let best = -MOST;
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) best = Math.max(best, this.seen[other * this.width + feature]);
    return best;
  }

  private changeBest(changed: number, feature: number, place: number): void {
    const { bests, seats, wide } = this;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === changed) continue;
      const at = place * seats + seat;
      const best = this.bestBeside(seat, feature);
      if (best === bests[at]) continue;
      add(this.sums, seat * wide, best - bests[at], this.parts.best, place * wide, wide);
      bests[at] = best;
    }
  }

  /** Those of the first layer above zero, in fours, padded with zeros. */
  private rise(seat: number): number {
    const { sums, shared, bias, wide, narrow, risen, risenAt } = this;
    let count = 0;
    for (let i = 0, at = seat * wide; i < wide; i++, at++) {
      const value = sums[at] + shared[i] + bias[i];
      if (value <= 0) continue;
      risen[count] = value;
      risenAt[count++] = i * narrow;
    }
    risen.fill(0, count, (count + 3) & ~3);
    return count;
  }

  /** Four at a time: each sum is read and written once for all of them. */
  private deepen(count: number): void {
    const { second, deep, narrow, risen, risenAt } = this;
    deep.set(this.secondBias);
    for (let n = 0; n < count; n += 4) {
      const [a, b, c, d] = [risen[n], risen[n + 1], risen[n + 2], risen[n + 3]];
      const [i, j, k, l] = [risenAt[n], risenAt[n + 1], risenAt[n + 2], risenAt[n + 3]];
      for (let to = 0; to < narrow; to++)
        deep[to] += a * second[i + to] + b * second[j + to] + c * second[k + to] + d * second[l + to];
    }
  }

  private logit(seat: number): number {
    const { deep, narrow, out } = this;
    this.deepen(this.rise(seat));
    let sum = 0;
    for (let i = 0; i < narrow; i++) if (deep[i] > 0) sum += deep[i] * out[i];
    return sum;
  }

  private softmax(): Float64Array {
    const { win } = this;
    let most = win[0];
    for (let seat = 1; seat < win.length; seat++) most = Math.max(most, win[seat]);
    let sum = 0;
    for (let seat = 0; seat < win.length; seat++) sum += win[seat] = Math.exp(win[seat] - most);
    for (let seat = 0; seat < win.length; seat++) win[seat] /= sum;
    return win;
  }
}
