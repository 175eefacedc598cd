/** One question under analysis: its candidates, and the worlds they have been played in so far. */
import {
  ActionList,
  type Game,
  type GameEvent,
  legalActions,
  type Move,
  NONE,
  pack,
  type Packed,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import type { HintReason } from '../hint/reason.js';
import { ReasonFinder } from '../hint/reasons.js';
import type { ReviewPlan } from '../review/judge.js';
import type { Trials } from '../search/trials.js';
import { type Candidate, type Idea, behind, estimateOf, intervalOf, isBeyondNoise } from './candidate.js';
import type { Analysed, Analysis } from './analyst.js';
import { type BargainTools, Deals } from './bargain.js';
import type { SeatView } from './seatView.js';

/** Worlds that a plan is found with, that every candidate is played in, and that the best few are. */
const TO_PLAN = 4;
const TO_SIFT = 6;
const TO_TELL = 96;
/** Actions that are looked at, and of those the ones that are played on and told. */
const LOOKED_AT = 20;
const TOLD = 8;
const SEED = 'analysis';

const meanOf = ({ values }: Candidate): number => estimateOf(values).mean;
const byMean = (one: Candidate, other: Candidate): number => meanOf(other) - meanOf(one);

export interface InquiryTools extends BargainTools {
  readonly trials: Trials;
}

export class Inquiry {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly sight: SeatView;
  private readonly tools: InquiryTools;
  private readonly finder: ReasonFinder;
  private readonly deals: Deals;
  private readonly events: readonly GameEvent[];
  private readonly reasons = new Map<Candidate, readonly HintReason[]>();
  private readonly end: Packed;
  private candidates: Candidate[] = [];

  /** `events` as the seat was told them. */
  constructor(g: Game, seat: Seat, sight: SeatView, events: readonly GameEvent[], tools: InquiryTools) {
    this.g = g;
    this.seat = seat;
    this.sight = sight;
    this.tools = tools;
    this.events = events;
    this.deals = new Deals(g, seat, tools);
    this.finder = new ReasonFinder(g, seat);
    this.end = pack(g.ruleIds['endTurn']);
  }

  /** Steps of a few milliseconds, each with what is known by then. */
  *run(): Generator<Analysis, void> {
    const actions = this.listed();
    for (const [i, packed] of actions.entries()) {
      this.candidates.push(this.planned(packed));
      yield this.told((0.3 * (i + 1)) / actions.length);
    }
    if (this.isTurn && actions.length > 0) this.candidates.push(...this.offered());
    if (actions.length === 0) yield this.told(1);
    for (let world = 1; world < this.worldsNeeded; world++) {
      if (world === TO_SIFT) this.sift();
      for (const candidate of this.candidates) {
        this.playIn(candidate, world);
        yield this.told(0.3 + (0.7 * world) / this.worldsNeeded);
      }
    }
    if (actions.length > 0) yield this.told(1);
  }

  /** Where there is nothing to choose its chance is soon known well enough. */
  private get worldsNeeded(): number {
    if (this.candidates.length === 0) return 0;
    return this.candidates.length === 1 ? TO_SIFT : TO_TELL;
  }

  /** As `normal` sees them, the best first; the end of the turn is always among them. */
  private listed(): readonly Packed[] {
    const legal = new ActionList();
    legalActions(this.g, this.sight.seen, this.seat, legal);
    if (legal.length === 0) return [];
    const short = this.tools.trials.shortOf(this.seat, this.sight.world(0), legal, LOOKED_AT);
    return short.includes(this.end) || !legal.has(this.end) ? short : [...short, this.end];
  }

  private planned(packed: Packed): Candidate {
    const { judge } = this.tools;
    const plan = this.planFrom(packed);
    return this.begun({
      move: { packed },
      plan,
      worthIn: (world, seed, turns) => judge.worthOf(this.seat, [world], plan, seed, turns),
    });
  }

  /** What is planned without it is the best so far. */
  private offered(): readonly Candidate[] {
    const [{ plan }] = this.candidates.toSorted(byMean);
    const offer = this.deals.best(this.sight.first(TO_PLAN), this.events, plan);
    return offer === undefined ? [] : [this.begun(offer)];
  }

  private begun(thought: Idea): Candidate {
    const candidate = { ...thought, values: [] };
    this.playIn(candidate, 0);
    return candidate;
  }

  private get isTurn(): boolean {
    return this.tools.judge.isTurn(this.sight.seen, this.seat);
  }

  /** Outside the own turn there is nothing to plan. */
  private planFrom(packed: Packed): ReviewPlan {
    const { judge } = this.tools;
    if (!this.isTurn) return { isTurn: false, actions: Int32Array.of(packed), value: 0 };
    return judge.beginning(this.seat, this.sight.first(TO_PLAN), packed, SEED);
  }

  /** Other worlds than those the plan was found with: the best of many would look better than it is. */
  private playIn({ worthIn, values }: Candidate, number: number): void {
    const world = this.sight.world(TO_PLAN + number);
    values.push(worthIn(world, `${SEED} ${number}`, this.turnsOn(world)));
  }

  /** Before the first turn a round is none, and before the dice the value itself is what counts. */
  private turnsOn(s: State): number {
    return s.core.active[0] === NONE || topKind(s) === this.g.kind.beforeRoll ? 0 : this.g.seats;
  }

  private sift(): void {
    this.candidates = this.candidates.toSorted(byMean).slice(0, TOLD);
  }

  private told(done: number): Analysis {
    const ranked = this.candidates.toSorted(byMean).slice(0, TOLD);
    return { moves: ranked.map((each) => this.toldOf(each, ranked[0])), done };
  }

  private toldOf(candidate: Candidate, best: Candidate): Analysed {
    const { mean, error } = estimateOf(candidate.values);
    const lag = behind(best, candidate);
    const { move, plan } = candidate;
    const follows = move.more === undefined ? plan.actions.slice(1) : plan.actions;
    return {
      move,
      follows: Array.from(follows, (packed): Move => ({ packed })),
      chance: mean,
      within: Number.isFinite(error) ? intervalOf({ mean, error }) : null,
      loss: candidate !== best && isBeyondNoise(lag) ? lag.mean : null,
      reasons: this.reasonsOf(candidate),
    };
  }

  private reasonsOf(candidate: Candidate): readonly HintReason[] {
    const known = this.reasons.get(candidate) ?? this.finder.of(this.sight.world(0), candidate.move);
    this.reasons.set(candidate, known);
    return known;
  }
}
