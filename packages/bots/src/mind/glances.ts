/** Which of many actions are weighed: those that a glance likes best. */
import type { ActionList, State } from '@landnam/engine';
import type { Look, Scorer } from './insight.js';

/** Of actions that a glance tells apart, how many are weighed. */
export interface Breadth {
  readonly most: number;
  /** Of those in which it sees nothing. */
  readonly alike: number;
  /** Of what may follow an action. */
  readonly later: number;
}

const ALL = 4096;
export const WIDE: Breadth = { most: 6, alike: ALL, later: 6 };
/** A glance of no more than this only tells apart what leads nowhere. */
export const LITTLE = 0.001;

export class Glances {
  private readonly seen = new Float64Array(ALL);
  /** The best first. */
  private readonly best = new Float64Array(ALL);
  private readonly alike: number;

  constructor({ alike }: Breadth) {
    this.alike = alike;
  }

  /** Those that look best; where that is next to nothing, as many more as there is room for, those with a little first. */
  shorten(
    glance: Scorer,
    look: Look,
    s: State,
    list: ActionList,
    from: number,
    end: number,
    most: number,
    short: ActionList,
  ): void {
    const { seen } = this;
    for (let i = from; i < end; i++) seen[i] = glance(look, s, list.items[i]);
    const least = this.leastOf(from, end, most);
    const room = least > LITTLE ? 0 : this.roomFor(from, end, most);
    let little = room;
    let nothing = Math.min(this.alike, room - this.count(from, end, 0, LITTLE));
    for (let i = from; i < end; i++)
      if (seen[i] > LITTLE ? seen[i] >= least : seen[i] > 0 ? little-- > 0 : nothing-- > 0)
        short.push(list.items[i]);
  }

  /** What must be reached to be among the best. */
  private leastOf(from: number, end: number, most: number): number {
    const { seen, best } = this;
    for (let place = 0; place < most; place++) best[place] = -Infinity;
    for (let i = from; i < end; i++)
      for (let place = 0, next = seen[i]; place < most && next > best[most - 1]; place++)
        if (next > best[place]) [best[place], next] = [next, best[place]];
    return best[most - 1];
  }

  private roomFor(from: number, end: number, most: number): number {
    return this.alike === ALL ? ALL : most - this.count(from, end, LITTLE, Infinity);
  }

  /** So many are seen more in than that, and no more than this. */
  private count(from: number, end: number, than: number, most: number): number {
    let count = 0;
    for (let i = from; i < end; i++) if (this.seen[i] > than && this.seen[i] <= most) count++;
    return count;
  }
}
