/** Searches the whole of a seat's turn: of all sequences of actions the best few are followed, each valued as if the turn ended there. */
import {
  ActionList,
  actionsOf,
  apply,
  CHANCE,
  type Game,
  listOutcomes,
  makeState,
  pack,
  type Packed,
  ruleOf,
  type Seat,
  type State,
} from '@landnam/engine';
import type { TimeGuard } from '../bot.js';
import { type Evaluation, worthTo } from './evaluation.js';
import { PositionKey, TranspositionTable } from './transposition.js';
import { AT_CHANCE, AT_MAIN, type Playout } from './playout.js';

/** How much is examined: counts, so that the same question has the same answer on every machine. */
export interface SearchWork {
  readonly beam: number;
  /** Most positions that are valued. */
  readonly looks: number;
}

/** What a row may begin with. */
export type FirstAction = (packed: Packed) => boolean;

/** No action: every row may have any. */
const NOT_ANY = -1;

const MOST_DEPTH = 16;
/** Of nature's outcomes in mid-turn this many are weighed. */
const MOST_OUTCOMES = 8;
/** Longer lists are cut by a glance. */
const LONG_LIST = 16;
const CLEARLY = 1e-9;

/** A sequence of actions and where it leads, in each of the worlds. */
class Node {
  readonly states: readonly State[];
  readonly actions = new Int32Array(MOST_DEPTH);
  length = 0;
  /** Worlds that can still be followed: once chance or a choice differs between them, only the first continues. */
  worlds = 0;
  /** By how much the first world's end is valued too low. */
  offset = 0;
  value = 0;
  isOpen = false;

  constructor(g: Game, worlds: number) {
    this.states = Array.from({ length: worlds }, () => makeState(g));
  }

  follow(from: Node, packed: Packed): void {
    for (let i = 0; i < from.worlds; i++) this.states[i].copyFrom(from.states[i]);
    this.actions.set(from.actions);
    this.actions[from.length] = packed;
    this.length = from.length + 1;
    this.worlds = from.worlds;
    this.offset = from.offset;
  }
}

/** A sequence of actions that is among the best. */
export class Leader {
  value = -Infinity;
  private readonly row = new Int32Array(MOST_DEPTH);
  private length = 0;

  /** Empty: the turn ends. */
  get actions(): Int32Array {
    return this.row.subarray(0, this.length);
  }

  take(actions: Int32Array, length: number, value: number): void {
    this.row.set(actions);
    this.length = length;
    this.value = value;
  }
}

const MOST_LEADERS = 8;

export class Beam {
  /** Best first; those without a value yet are not included. */
  readonly leaders = Array.from({ length: MOST_LEADERS }, () => new Leader());
  /** Positions valued since the search began. */
  looks = 0;
  isCut = false;
  private readonly playout: Playout;
  private readonly g: Game;
  private seat = 0 as Seat;
  private readonly evaluation: Evaluation;
  private readonly root: Node;
  private open: Node[] = [];
  private next: Node[] = [];
  private spare: Node;
  private readonly free: Node[] = [];
  private readonly leaf: State;
  private readonly drawn: State;
  private readonly list = new ActionList();
  private readonly outcomes = new ActionList();
  private readonly seen = new TranspositionTable();
  private readonly print: PositionKey;
  private readonly endTurn: number;
  private guard: TimeGuard | undefined;
  private work: SearchWork = { beam: 0, looks: 0 };
  private never: Packed = NOT_ANY;

  constructor(g: Game, evaluation: Evaluation, playout: Playout, worlds: number) {
    this.g = g;
    this.evaluation = evaluation;
    this.playout = playout;
    this.print = new PositionKey(g);
    this.endTurn = g.ruleIds['endTurn'];
    this.root = new Node(g, worlds);
    this.spare = new Node(g, worlds);
    this.leaf = makeState(g);
    this.drawn = makeState(g);
  }

  /** Where the worlds are dealt before a search begins. */
  get worlds(): readonly State[] {
    return this.root.states;
  }

  /** The value of the best row of actions from the worlds that were laid; `leaders` has the rows. They begin with one that `only` lets through. */
  search(seat: Seat, work: SearchWork, guard: TimeGuard | undefined, only?: FirstAction): number {
    this.seat = seat;
    this.begin(work, guard);
    const { root } = this;
    root.value = this.worthOfStop(root);
    this.seen.add(this.print.of(root.states[0]).key);
    if (only === undefined || only(pack(this.endTurn))) this.lead(root);
    this.expand(root, only);
    for (let depth = 1; depth < MOST_DEPTH && this.next.length > 0 && !this.isDone(); depth++) {
      this.turnOver();
      for (let i = 0; i < this.open.length && !this.isDone(); i++) this.expand(this.open[i], undefined);
    }
    this.free.push(...this.open.splice(0), ...this.next.splice(0));
    return this.leaders[0].value;
  }

  /** The best rows that do without an action. */
  searchWithout(seat: Seat, work: SearchWork, never: Packed): number {
    this.never = never;
    const value = this.search(seat, work, undefined);
    this.never = NOT_ANY;
    return value;
  }

  private begin(work: SearchWork, guard: TimeGuard | undefined): void {
    this.work = work;
    this.guard = guard;
    this.looks = 0;
    this.isCut = false;
    this.seen.clear();
    for (const leader of this.leaders) leader.value = -Infinity;
    this.root.worlds = this.root.states.length;
    this.root.length = 0;
    this.root.offset = 0;
  }

  private isDone(): boolean {
    if (this.guard?.isUp() === true) this.isCut = true;
    return this.isCut || this.looks >= this.work.looks;
  }

  /** Nodes of the last step are reused. */
  private turnOver(): void {
    this.free.push(...this.open.splice(0));
    [this.open, this.next] = [this.next, this.open];
    this.open.sort((one, other) => other.value - one.value);
  }

  private expand(from: Node, only: FirstAction | undefined): void {
    const { list, seat } = this;
    actionsOf(this.g, from.states[0], seat, list);
    // what is asked for by name is looked at, however it looks at a glance
    const short = only === undefined && list.length > LONG_LIST ? this.shortOf(from.states[0]) : list;
    const items = short.items.slice(0, short.length);
    for (let i = 0; i < items.length && !this.isDone(); i++)
      if (this.isAllowed(items[i], only)) this.tryOut(from, items[i]);
  }

  private isAllowed(packed: Packed, only: FirstAction | undefined): boolean {
    if (ruleOf(packed) === this.endTurn || packed === this.never) return false;
    return only === undefined || only(packed);
  }

  private shortOf(s: State): ActionList {
    const mind = this.playout.policy.mind(this.seat);
    return mind.shortList(mind.enter(s), this.list);
  }

  private tryOut(from: Node, packed: Packed): void {
    const to = this.spare;
    to.follow(from, packed);
    for (let i = 0; i < to.worlds; i++) apply(this.g, to.states[i], this.seat, packed);
    // two orders of the same actions are equivalent
    if (!this.seen.add(this.print.of(to.states[0]).key)) return;
    this.weigh(to);
    this.lead(to);
    if (to.isOpen) this.keep(to);
  }

  /** Of equals the first one found stays ahead. */
  private lead({ actions, length, value }: Node): void {
    const { leaders } = this;
    let place = leaders.length - 1;
    if (value <= leaders[place].value + CLEARLY) return;
    const leader = leaders[place];
    leader.take(actions, length, value);
    for (; place > 0 && value > leaders[place - 1].value + CLEARLY; place--)
      leaders[place] = leaders[place - 1];
    leaders[place] = leader;
  }

  /** Among the best of this step, or not at all. */
  private keep(node: Node): void {
    const { next, work } = this;
    if (next.length < work.beam) {
      next.push(node);
      this.spare = this.free.pop() ?? new Node(this.g, this.root.states.length);
      return;
    }
    let worst = 0;
    for (let i = 1; i < next.length; i++) if (next[i].value < next[worst].value) worst = i;
    if (next[worst].value >= node.value) return;
    this.spare = next[worst];
    next[worst] = node;
  }

  private weigh(node: Node): void {
    let sum = 0;
    let isApart = false;
    for (let i = 0; i < node.worlds; i++) {
      const where = this.playout.on(node.states[i], this.seat);
      if (i === 0) node.isOpen = where === AT_MAIN || where === AT_CHANCE;
      if (where === AT_CHANCE || this.playout.steps > 0) isApart = true;
      sum += where === AT_CHANCE ? this.overChance(node.states[i]) : this.stopped(node.states[i]);
    }
    node.value = sum / node.worlds + node.offset;
    if (isApart) this.goOnAlone(node);
  }

  /** After worlds diverge one continues, and its values are corrected by what is known of all. */
  private goOnAlone(node: Node): void {
    node.worlds = 1;
    if (!node.isOpen) return;
    const [first] = node.states;
    node.isOpen = this.playout.through(first, this.seat);
    if (node.isOpen) node.offset = node.value - this.stopped(first);
  }

  private worthOfStop(node: Node): number {
    let sum = 0;
    for (const s of node.states) sum += this.stopped(s);
    return sum / node.states.length;
  }

  /** As if the turn ended here. */
  private stopped(s: State): number {
    this.leaf.copyFrom(s);
    this.playout.stop(this.leaf, this.seat);
    this.looks++;
    return worthTo(this.evaluation, this.leaf, this.seat, this.g.seats);
  }

  private overChance(s: State): number {
    const { outcomes, drawn } = this;
    listOutcomes(this.g, s, outcomes);
    const stride = Math.ceil(outcomes.length / MOST_OUTCOMES);
    let [sum, weights] = [0, 0];
    for (let i = 0; i < outcomes.length; i += stride) {
      drawn.copyFrom(s);
      apply(this.g, drawn, CHANCE, outcomes.items[i]);
      sum += outcomes.weights[i] * this.stopped(drawn);
      weights += outcomes.weights[i];
    }
    return sum / weights;
  }
}
