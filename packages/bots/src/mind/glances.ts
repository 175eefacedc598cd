/** Which of many actions are weighed: those that a glance likes best. */
import { type ActionList, ruleOf, type State } from '@landnam/engine';
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
/** A glance below this only distinguishes actions that lead nowhere. */
export const LITTLE = 0.001;

/** Actions of one rule, which are consecutive in a list, and what a glance sees in each. */
class Row {
  readonly actions = new Int32Array(ALL);
  readonly seen = new Float64Array(ALL);
  count = 0;
  rule = 0;
  /** Best first. */
  private readonly best = new Float64Array(ALL);

  take({ items, length }: ActionList, from: number): void {
    this.rule = ruleOf(items[from]);
    this.count = 0;
    for (let i = from; i < length && ruleOf(items[i]) === this.rule; i++)
      this.actions[this.count++] = items[i];
  }

  see(glance: Scorer, look: Look, s: State): void {
    const { actions, seen, count } = this;
    for (let i = 0; i < count; i++) seen[i] = glance(look, s, actions[i]);
  }

  /** The threshold for being among the best. */
  leastOf(most: number): number {
    const { seen, best, count } = this;
    for (let place = 0; place < most; place++) best[place] = -Infinity;
    for (let i = 0; i < count; i++)
      for (let place = 0, next = seen[i]; place < most && next > best[most - 1]; place++)
        if (next > best[place]) [best[place], next] = [next, best[place]];
    return best[most - 1];
  }

  /** How many score above that, and how many exactly that. */
  between(than: number, most: number): number {
    const { seen, count } = this;
    let found = 0;
    for (let i = 0; i < count; i++) if (seen[i] > than && seen[i] <= most) found++;
    return found;
  }
}

export class Glances {
  private readonly look: Look;
  /** By rule id. */
  private readonly glances: readonly (Scorer | undefined)[];
  private readonly alike: number;
  private readonly row = new Row();

  constructor(look: Look, glances: readonly (Scorer | undefined)[], { alike }: Breadth) {
    this.look = look;
    this.glances = glances;
    this.alike = alike;
  }

  /** This many of one rule are weighed without a glance. */
  enough(most: number): number {
    return Math.min(most, this.alike);
  }

  /** In their original order. */
  shorten(s: State, list: ActionList, most: number, short: ActionList): void {
    const { row } = this;
    const enough = this.enough(most);
    short.length = 0;
    for (let from = 0; from < list.length; from += row.count) {
      row.take(list, from);
      const glance = row.count > enough ? this.glances[row.rule] : undefined;
      if (glance === undefined) for (let i = 0; i < row.count; i++) short.push(row.actions[i]);
      else {
        row.see(glance, this.look, s);
        this.keepBest(most, short);
      }
    }
  }

  /** Those that look best; if that is next to nothing, as many more as there is room for, those with a little first. */
  private keepBest(most: number, short: ActionList): void {
    const { actions, seen, count } = this.row;
    const least = this.row.leastOf(most);
    const room = least > LITTLE ? 0 : this.roomFor(most);
    let little = room;
    let nothing = Math.min(this.alike, room - this.row.between(0, LITTLE));
    for (let i = 0; i < count; i++)
      if (seen[i] > LITTLE ? seen[i] >= least : seen[i] > 0 ? little-- > 0 : nothing-- > 0)
        short.push(actions[i]);
  }

  private roomFor(most: number): number {
    return this.alike === ALL ? ALL : most - this.row.between(LITTLE, Infinity);
  }
}
