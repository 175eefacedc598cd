/** Looks one action ahead from what a seat sees, and through the choices that follow from it. */
import {
  ActionList,
  actors,
  allPoints,
  apply,
  at,
  type Below,
  bit,
  type Game,
  hasBit,
  isOver,
  legalActions,
  makeState,
  NONE,
  type Packed,
  publicPoints,
  resample,
  ruleOf,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import { handWorth } from './hand.js';
import type { Goal, Look, Proposer, Scorer, Term } from './insight.js';

/** The features of all modules of a game, joined. */
export interface Knowledge {
  readonly terms: readonly Term[];
  readonly goals: readonly Goal[];
  /** By rule id. */
  readonly scorers: readonly (Scorer | undefined)[];
  readonly proposers: readonly Proposer[];
}

const MOST_STEPS = 3;
const WIN = 1000;

interface Step {
  readonly state: State;
  readonly list: ActionList;
}

export class Mind implements Look {
  readonly g: Game;
  readonly seat: Seat;
  late = 0;
  private readonly knowledge: Knowledge;
  private readonly steps: readonly Step[];
  private readonly spare: State;
  private readonly root: State;
  private readonly below: Below;
  private depth = 0;
  private question = 0;
  private readonly before = new Float64Array(MOST_STEPS + 1);

  constructor(g: Game, seat: Seat, knowledge: Knowledge, below: Below) {
    this.g = g;
    this.below = below;
    this.root = makeState(g);
    this.seat = seat;
    this.knowledge = knowledge;
    this.spare = makeState(g);
    this.steps = Array.from({ length: MOST_STEPS }, () => ({ state: makeState(g), list: new ActionList() }));
  }

  /**
   * Before the actions of a question are scored. Rules that play on may touch cards nobody showed, so the
   * hidden ones are dealt anew as they might lie: the view stays the same.
   */
  enter(seen: State): State {
    const s = this.root;
    s.copyFrom(seen);
    resample(this.g, s, this.seat, this.below);
    let most = 0;
    for (let seat = 0; seat < this.g.seats; seat++)
      most = Math.max(most, publicPoints(this.g, s, seat as Seat));
    this.late = Math.min(1, most / this.g.scenario.pointsToWin);
    this.depth = 0;
    this.question = isOver(s) ? NONE : topKind(s);
    this.before[0] = this.worth(s);
    return s;
  }

  worth(s: State): number {
    const { terms, goals } = this.knowledge;
    let worth = allPoints(this.g, s, this.seat) + handWorth(this, s, goals);
    for (let i = 0; i < terms.length; i++) worth += terms[i](this, s);
    return isOver(s) && hasBit(s.core.winners[0], this.seat) ? worth + WIN : worth;
  }

  score(s: State, packed: Packed): number {
    const scorer = this.knowledge.scorers[ruleOf(packed)];
    return scorer === undefined ? this.gain(s, packed) : scorer(this, s, packed);
  }

  gain(s: State, packed: Packed): number {
    if (this.depth === MOST_STEPS) return 0;
    const { state } = this.steps[this.depth];
    state.copyFrom(s);
    apply(this.g, state, this.seat, packed);
    const after = this.worth(state);
    const gained = after - this.before[this.depth];
    return this.goesOn(state) ? gained + this.bestNext(state, after) : gained;
  }

  /** The same seat must choose something else now, which is part of what it did and not the first question again. */
  private goesOn(after: State): boolean {
    if (isOver(after) || actors(this.g, after) !== bit(this.seat)) return false;
    const kind = topKind(after);
    return kind !== this.question && kind !== this.g.kind.main && this.depth + 1 < MOST_STEPS;
  }

  private bestNext(s: State, worth: number): number {
    const { list } = this.steps[this.depth];
    this.depth++;
    this.before[this.depth] = worth;
    legalActions(this.g, s, this.seat, list);
    let best = list.length === 0 ? 0 : -Infinity;
    for (let i = 0; i < list.length; i++) best = Math.max(best, this.score(s, list.items[i]));
    this.depth--;
    return best;
  }

  /** Cards matter to the hand alone, and most of what is weighed are swaps of cards; open goods may matter to any term. */
  swap(
    s: State,
    give: Uint8Array,
    giveFrom: number,
    get: Uint8Array,
    getFrom: number,
    seat = this.seat,
  ): number {
    const { spare } = this;
    spare.copyFrom(s);
    let isOpen = false;
    for (let good = 0; good < this.g.scenario.goods.length; good++) {
      const change = get[getFrom + good] - give[giveFrom + good];
      if (change === 0) continue;
      if (this.g.scenario.goods[good].card) {
        spare.base.hand[at(seat, good)] += change;
        spare.base.handTotal[seat] += change;
      } else {
        spare.base.open[at(seat, good)] += change;
        isOpen = true;
      }
    }
    if (isOpen) return this.worth(spare) - this.before[this.depth];
    const { goals } = this.knowledge;
    const scene = { g: this.g, seat, late: this.late };
    return handWorth(scene, spare, goals) - handWorth(scene, s, goals);
  }
}
