/**
 * Chance spread evenly over streams: among n of them the k-th draw falls once into each n-th part of what it may be, in an order of
 * its own. Each stream by itself is as random as ever, but together they leave out no luck and see none twice.
 */
import type { Below } from '@landnam/engine';
import { Chance } from '../chance.js';

/** Later draws differ from row to row anyway. */
const SPREAD = 12;
const FINE = 1 << 20;

export class Strata {
  private readonly order = new Chance('');
  private readonly chance = new Chance('');
  /** By draw: the part that each stream has. */
  private parts: readonly Int32Array[] = [];
  private seed = '';
  private streams = 1;
  private stream = 0;
  private draw = 0;

  /** For this many streams. */
  begin(seed: string, streams: number): void {
    this.seed = seed;
    this.streams = streams;
    this.order.restart(seed);
    this.parts = Array.from({ length: SPREAD }, () => this.shuffled());
  }

  private shuffled(): Int32Array {
    const order = Int32Array.from({ length: this.streams }, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const other = this.order.below(i + 1);
      [order[i], order[other]] = [order[other], order[i]];
    }
    return order;
  }

  /** The same draws each time. */
  at(stream: number): void {
    this.chance.restart(`${this.seed} ${stream}`);
    this.stream = stream;
    this.draw = 0;
  }

  readonly below: Below = (n) => {
    if (n <= 1) return 0;
    if (this.draw >= SPREAD) return this.chance.below(n);
    const part = this.parts[this.draw++][this.stream];
    return Math.floor(((part + this.chance.below(FINE) / FINE) / this.streams) * n);
  };
}
