/** Looks one action ahead from what a seat sees, and through the choices that follow from it. */
import {
  ActionList,
  actors,
  allPoints,
  apply,
  at,
  bit,
  type Game,
  hasBit,
  isOver,
  legalActions,
  makeState,
  NONE,
  type Packed,
  type Price,
  publicPoints,
  ruleOf,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import { Aspects, EVERYTHING, LATE, Versions, wordsOfState } from './aspects.js';
import { type Breadth, Glances, WIDE } from './glances.js';
import { Hand } from './hand.js';
import type { Fields, Goal, Look, Proposer, Scorer, WorthTerm } from './insight.js';
import type { HandChanges } from './ledger.js';
import type { Temper } from './temper.js';

/** The insights of all modules of a game, joined. */
export interface Knowledge {
  /** Which parts fields of the modules belong to. */
  readonly parts: Fields;
  readonly terms: readonly WorthTerm[];
  readonly goals: readonly Goal[];
  /** By rule id. */
  readonly scorers: readonly (Scorer | undefined)[];
  readonly glances: readonly (Scorer | undefined)[];
  /** By rule id: pieces that lead somewhere. */
  readonly ways: readonly boolean[];
  readonly proposers: readonly Proposer[];
  readonly temper: Temper;
  readonly hands: HandChanges;
}

const MOST_STEPS = 3;
const WIN = 1000;

/** A feature and its share of a value, in victory points. */
export interface Reason {
  readonly feature: string;
  readonly difference: number;
}

/** What is known of unseen cards. */
export interface Hidden {
  /** Puts them into a view as they may lie. */
  deal(s: State): void;
  expected(seen: State, seat: number, good: number): number;
}

export interface MindOptions {
  /** Recomputes everything each time, which is slow and must give the same result. */
  readonly forgets?: boolean;
  readonly breadth?: Breadth;
}

/** For a mind that sees everything. */
export const NOTHING_HIDDEN: Hidden = {
  deal: () => undefined,
  expected: ({ base }, seat, good) => base.hand[at(seat, good)],
};

/** A position and what each part of it is worth. */
class Node {
  readonly state: State;
  readonly words: Uint32Array;
  readonly list = new ActionList();
  readonly short = new ActionList();
  readonly versions: Versions;
  readonly terms: Float64Array;
  readonly goals: Float64Array;
  hand = 0;
  points = 0;
  worth = 0;

  constructor(g: Game, { terms, goals }: Knowledge) {
    this.state = makeState(g);
    this.words = wordsOfState(this.state);
    this.versions = new Versions(this.state.bytes.length);
    this.terms = new Float64Array(terms.length);
    this.goals = new Float64Array(goals.length);
  }
}

/** What another seat may hold, and its worth. */
class OtherHand {
  readonly hand: Hand;
  before = 0;
  deal = -1;

  constructor(g: Game, prices: readonly Price[], temper: Temper) {
    this.hand = new Hand(g, prices, temper);
  }
}

export class Mind implements Look {
  readonly g: Game;
  readonly seat: Seat;
  late = 0;
  readonly points: Float64Array;
  private current: Versions;
  private readonly knowledge: Knowledge;
  /** The root first; next to it the previous root. */
  private readonly nodes: Node[];
  private before: Node;
  private readonly spare: Node;
  private readonly aspects: Aspects;
  private readonly hand: Hand;
  /** The node whose hand is loaded. */
  private held: Node | null = null;
  private readonly others: readonly OtherHand[];
  private readonly usual: Float64Array;
  private readonly openGoods: readonly number[];
  private readonly goalReads: Int32Array;
  private readonly termReads: Int32Array;
  private readonly hidden: Hidden;
  private isDealt = false;
  private deals = 0;
  private readonly glances: Glances;
  private depth = 0;
  private question = 0;
  private version = 0;
  private weighed = -1;
  private isReady = false;
  private readonly forgets: boolean;
  private readonly breadth: Breadth;

  constructor(
    g: Game,
    seat: Seat,
    knowledge: Knowledge,
    hidden: Hidden,
    { forgets = false, breadth = WIDE }: MindOptions = {},
  ) {
    this.forgets = forgets;
    this.breadth = breadth;
    this.glances = new Glances(this, knowledge.glances, breadth);
    this.hidden = hidden;
    this.g = g;
    this.seat = seat;
    this.knowledge = knowledge;
    this.points = new Float64Array(g.seats);
    this.aspects = new Aspects(g, seat, knowledge.parts);
    const prices = knowledge.goals.map(({ price }) => price);
    this.hand = new Hand(g, prices, knowledge.temper);
    this.others = Array.from({ length: g.seats }, () => new OtherHand(g, prices, knowledge.temper));
    this.openGoods = g.scenario.goods.flatMap(({ card }, good) => (card ? [] : [good]));
    this.goalReads = Int32Array.from(knowledge.goals, ({ reads }) => reads);
    this.termReads = Int32Array.from(knowledge.terms, ({ reads }) => reads);
    this.usual = Float64Array.from(knowledge.goals, ({ usual = 0 }) => usual);
    this.nodes = Array.from({ length: MOST_STEPS + 1 }, () => new Node(g, knowledge));
    this.before = new Node(g, knowledge);
    this.spare = new Node(g, knowledge);
    this.current = this.nodes[0].versions;
  }

  /** Many questions are answered by a scorer that needs nothing cached: those weigh nothing. */
  get versions(): Versions {
    this.ready();
    return this.current;
  }

  /** Before the actions of a question are scored. */
  enter(seen: State): State {
    if (this.isReady) [this.before, this.nodes[0]] = [this.nodes[0], this.before];
    const { state } = this.nodes[0];
    state.copyFrom(seen);
    let most = 0;
    for (let seat = 0; seat < this.g.seats; seat++)
      most = Math.max(most, (this.points[seat] = publicPoints(this.g, state, seat as Seat)));
    this.late = Math.min(1, most / this.g.scenario.pointsToWin);
    this.depth = 0;
    this.question = isOver(state) ? NONE : topKind(state);
    this.isReady = this.isDealt = false;
    this.current = this.nodes[0].versions;
    return state;
  }

  /** What each feature gains by an action, and finally what the score counts beyond them. */
  reasons(s: State, packed: Packed): readonly Reason[] {
    const score = this.score(s, packed);
    this.current = this.nodes[0].versions;
    this.step(packed);
    const [from, node] = this.nodes;
    const found = this.knowledge.terms.map(({ name }, i) => ({
      feature: name,
      difference: node.terms[i] - from.terms[i],
    }));
    found.push({ feature: 'points', difference: node.points - from.points });
    found.push({ feature: 'hand', difference: node.hand - from.hand });
    const counted = found.reduce((sum, { difference }) => sum + difference, 0);
    return [...found, { feature: 'prospects', difference: score - counted }];
  }

  /** What a position is worth to the seat. */
  worth(seen: State): number {
    this.enter(seen);
    this.ready();
    return this.nodes[0].worth;
  }

  /** Most questions differ little from the one before, and some need no worth at all. */
  private ready(): void {
    if (this.isReady) return;
    this.isReady = true;
    const { before, nodes, late } = this;
    const changed = this.changed(nodes[0], before);
    if (late === this.weighed) this.weigh(nodes[0], before, changed, changed);
    else this.weigh(nodes[0], before, changed | LATE, EVERYTHING);
    this.weighed = late;
  }

  private changed(node: Node, from: Node): number {
    if (!this.forgets) return this.aspects.changed(node.words, from.words, node.versions);
    node.versions.keepSilent();
    return EVERYTHING;
  }

  private weighAnew(node: Node, from: Node): void {
    const changed = this.changed(node, from);
    this.weigh(node, from, changed, changed);
  }

  /** `changed` since the other one; terms that read a part of `mask` are recomputed. */
  private weigh(node: Node, from: Node, changed: number, mask: number): void {
    const { terms, goals } = this.knowledge;
    const { g, seat, goalReads, termReads } = this;
    const s = node.state;
    node.versions.follow(from.versions, changed, ++this.version);
    this.current = node.versions;
    for (let i = 0; i < goals.length; i++)
      node.goals[i] = goalReads[i] & mask ? goals[i].worth(this, s) : from.goals[i];
    this.load(node);
    node.hand = this.hand.worth(node.goals);
    node.points = allPoints(g, s, seat);
    let worth = node.points + node.hand;
    for (let i = 0; i < terms.length; i++)
      worth += node.terms[i] = termReads[i] & mask ? terms[i].worth(this, s) : from.terms[i];
    node.worth = isOver(s) && hasBit(s.core.winners[0], seat) ? worth + WIN : worth;
  }

  score(s: State, packed: Packed): number {
    this.current = this.nodes[this.depth].versions;
    const scorer = this.knowledge.scorers[ruleOf(packed)];
    return scorer === undefined ? this.gain(packed) : scorer(this, s, packed);
  }

  step(packed: Packed): number {
    this.ready();
    const [from, node] = [this.nodes[this.depth], this.nodes[this.depth + 1]];
    node.state.copyFrom(from.state);
    apply(this.g, node.state, this.seat, packed);
    this.weighAnew(node, from);
    return node.worth - from.worth;
  }

  /** Further on only the best of each step is followed: two free roads are twice nine looks, not nine times nine. */
  gain(packed: Packed): number {
    const gained = this.step(packed);
    if (this.depth > 0) return gained;
    const first = this.nodes[1];
    const next = this.goesOn(first.state) ? this.bestNext(first) : 0;
    return gained + next;
  }

  /** The same seat must now choose something else, which is part of what it did and not the first question again. */
  private goesOn(after: State): boolean {
    if (isOver(after) || actors(this.g, after) !== bit(this.seat)) return false;
    const kind = topKind(after);
    return kind !== this.question && kind !== this.g.kind.main;
  }

  private bestNext({ state, list: all }: Node): number {
    this.depth++;
    legalActions(this.g, state, this.seat, all);
    const list = this.shortList(state, all, this.breadth.later);
    let best = list.length === 0 ? 0 : -Infinity;
    let chosen = 0;
    for (let i = 0; i < list.length; i++) {
      const score = this.score(state, list.items[i]);
      if (score <= best) continue;
      best = score;
      chosen = list.items[i];
    }
    const after = list.length === 0 ? 0 : this.afterwards(chosen);
    this.depth--;
    return best + after;
  }

  private afterwards(chosen: Packed): number {
    if (this.depth + 1 >= MOST_STEPS || this.knowledge.scorers[ruleOf(chosen)] !== undefined) return 0;
    this.step(chosen);
    const node = this.nodes[this.depth + 1];
    return this.goesOn(node.state) ? this.bestNext(node) : 0;
  }

  /** Of actions that a glance tells apart only those that look best, in their original order. */
  shortList(s: State, list: ActionList, most = this.breadth.most): ActionList {
    if (list.length <= this.glances.enough(most)) return list;
    this.ready();
    const { versions, short } = this.nodes[this.depth];
    this.current = versions;
    this.glances.shorten(s, list, most, short);
    return short;
  }

  /** Cards matter only to the hand, and most of what is weighed is swaps of cards; public goods may matter to any term. */
  swap(give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): number {
    this.ready();
    const node = this.nodes[this.depth];
    if (this.isOpen(give, giveFrom, get, getFrom)) return this.swapOpen(node, give, giveFrom, get, getFrom);
    if (this.held !== node) this.load(node);
    return this.hand.worthAfter(node.goals, give, giveFrom, get, getFrom) - node.hand;
  }

  private load(node: Node): void {
    this.hand.load(this.g, node.state, this.seat, node.versions);
    this.held = node;
  }

  expected(seat: number, good: number): number {
    return this.hidden.expected(this.nodes[0].state, seat, good);
  }

  /** Dealt on demand: most questions do not need it. */
  world(): State {
    this.ready();
    const { state } = this.nodes[0];
    if (this.isDealt) return state;
    this.hidden.deal(state);
    this.isDealt = true;
    this.deals++;
    return state;
  }

  theirSwap(seat: Seat, give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): number {
    const { hand, before } = this.otherHand(seat);
    return hand.worthAfter(this.usual, give, giveFrom, get, getFrom) - before;
  }

  /** Each hand is weighed once for a deal. */
  private otherHand(seat: Seat): OtherHand {
    const s = this.world();
    const other = this.others[seat];
    if (other.deal === this.deals) return other;
    other.deal = this.deals;
    other.hand.load(this.g, s, seat, this.nodes[0].versions);
    other.before = other.hand.worth(this.usual);
    return other;
  }

  private isOpen(give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): boolean {
    const { openGoods } = this;
    for (let i = 0; i < openGoods.length; i++)
      if (get[getFrom + openGoods[i]] !== give[giveFrom + openGoods[i]]) return true;
    return false;
  }

  private swapOpen(node: Node, give: Uint8Array, giveFrom: number, get: Uint8Array, getFrom: number): number {
    const { state } = this.spare;
    state.copyFrom(node.state);
    this.g.scenario.goods.forEach(({ card }, good) => {
      const change = get[getFrom + good] - give[giveFrom + good];
      if (card) state.base.handTotal[this.seat] += change;
      (card ? state.base.hand : state.base.open)[at(this.seat, good)] += change;
    });
    this.weighAnew(this.spare, node);
    this.current = node.versions;
    return this.spare.worth - node.worth;
  }
}
