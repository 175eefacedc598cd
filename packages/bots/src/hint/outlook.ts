/** Actions by their chances to win, as `hard` searches: the own turn by plans, all else tried and played on. */
import {
  type ActionList,
  type Game,
  type GameEvent,
  type Move,
  NONE,
  pack,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import type { TimeGuard } from '../bot.js';
import { Beam, type FirstAction } from '../search/beam.js';
import type { Evaluation } from '../search/evaluation.js';
import { OfferBook, Offers } from '../search/offers.js';
import { Playout } from '../search/playout.js';
import { type Line, Rollout, type RolloutWork } from '../search/rollout.js';
import { HARD } from '../search/strengths.js';
import { Trials } from '../search/trials.js';
import { Decisions } from './decisions.js';
import { RowEnds } from './rowEnds.js';

/** What a seat sees, and worlds in which hidden cards lie as they may. */
export interface Prospect {
  readonly seen: State;
  readonly worlds: readonly State[];
  readonly events: readonly GameEvent[];
  readonly guard: TimeGuard | undefined;
}

/** An action and what it is worth to its seat; to everybody, where that was looked at. */
export interface Weighed {
  readonly move: Move;
  readonly value: number;
  readonly chances?: readonly number[];
  readonly follows: readonly Packed[];
}

const byValue = (one: Weighed, other: Weighed): number => other.value - one.value;

/** Of rows that begin alike the best one. */
const apart = (rows: readonly Line[]): readonly Line[] =>
  rows.filter((row, i) => rows.findIndex(({ actions }) => actions[0] === row.actions[0]) === i);

export class Outlook {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly evaluation: Evaluation;
  private readonly playout: Playout;
  private readonly beams = new Map<number, Beam>();
  private readonly trials: Trials;
  private readonly rollout: Rollout;
  private readonly offers: Offers;
  private readonly decisions: Decisions;
  private readonly ends: RowEnds;
  private readonly end: Packed;

  constructor(g: Game, seat: Seat, evaluation: Evaluation) {
    const playout = new Playout(g);
    this.g = g;
    this.seat = seat;
    this.evaluation = evaluation;
    this.playout = playout;
    this.trials = new Trials(g, evaluation, playout);
    this.rollout = new Rollout(g, evaluation, playout);
    this.offers = new Offers(g, new Beam(g, evaluation, playout, 1), playout);
    this.decisions = new Decisions(g, evaluation, playout);
    this.ends = new RowEnds(g, evaluation, playout);
    this.end = pack(g.ruleIds['endTurn']);
  }

  /** The best first. Who looks longer plays on what is valued nearly alike, and thinks of offers. */
  look(prospect: Prospect, legal: ActionList, isLong: boolean): readonly Weighed[] {
    return this.isPlan(prospect.seen) ? this.plans(prospect, isLong) : this.choices(prospect, legal, isLong);
  }

  /** One action, legal or not among the best. */
  weigh(prospect: Prospect, packed: Packed): Weighed {
    if (!this.isPlan(prospect.seen)) return this.choice(prospect, packed);
    const [row] = this.search(prospect, prospect.worlds.length, (first) => first === packed);
    return row === undefined ? this.choice(prospect, packed) : this.planned(prospect, row);
  }

  private isPlan(s: State): boolean {
    return topSeat(s) === this.seat && topKind(s) === this.g.kind.main;
  }

  private beamOf(worlds: number): Beam {
    const beam = this.beams.get(worlds) ?? new Beam(this.g, this.evaluation, this.playout, worlds);
    this.beams.set(worlds, beam);
    return beam;
  }

  /** Rows of actions, the best first: none without a row that begins so. */
  private search({ worlds, guard }: Prospect, count: number, only?: FirstAction): readonly Line[] {
    const beam = this.beamOf(count);
    beam.worlds.forEach((world, i) => world.copyFrom(worlds[i]));
    beam.search(this.seat, { beam: HARD.beam, looks: HARD.looks * count }, guard, only);
    return beam.leaders
      .filter(({ value }) => value > -Infinity)
      .map(({ actions, value }) => ({ actions: actions.slice(), value }));
  }

  private planned({ worlds }: Prospect, { actions, value }: Line): Weighed {
    const [packed = this.end, ...follows] = actions;
    const chances = this.ends.of(this.seat, worlds, actions);
    return { move: { packed }, value, chances, follows };
  }

  private plans(prospect: Prospect, isLong: boolean): readonly Weighed[] {
    const rows = this.search(prospect, prospect.worlds.length);
    const best = isLong ? this.further(prospect, rows, HARD.outlook) : rows[0];
    const found = apart([best, ...rows]).map((row) => this.planned(prospect, row));
    return isLong ? [...this.offered(prospect, found[0].value), ...found] : found;
  }

  /** An offer is worth what the plan gains by it, as likely as it is taken. */
  private offered(prospect: Prospect, value: number): readonly Weighed[] {
    const { seen, worlds, events, guard } = prospect;
    const book = new OfferBook();
    for (const event of events) book.note(this.seat, event);
    if (seen.base.offering[this.seat] !== 0 || !this.offers.mayAsk(seen, book, 1)) return [];
    let dealt = 0;
    const deal = (world: State): void => {
      world.copyFrom(worlds[++dealt % worlds.length]);
    };
    const [without] = this.search(prospect, 1);
    const move = this.offers.best(this.seat, book, worlds[0], deal, without.value, HARD.haggling, guard);
    return move === null ? [] : [{ move, value: value + this.offers.gain, follows: [] }];
  }

  private choices(prospect: Prospect, legal: ActionList, isLong: boolean): readonly Weighed[] {
    const { seen, worlds, guard } = prospect;
    const found: Weighed[] = [];
    for (const packed of this.trials.shortOf(this.seat, worlds[0], legal, HARD.places)) {
      if (found.length > 0 && guard?.isUp() === true) break;
      found.push(this.choice(prospect, packed));
    }
    found.sort(byValue);
    // before the first turn a round is none, and before the dice the value itself is what counts
    const isShort = seen.core.active[0] === NONE || topKind(seen) === this.g.kind.beforeRoll;
    return isLong && !isShort ? this.playedOn(prospect, found) : found;
  }

  private choice({ worlds }: Prospect, packed: Packed): Weighed {
    const chances = this.decisions.worthOf(this.seat, worlds, packed);
    return { move: { packed }, value: chances[this.seat], chances, follows: [] };
  }

  private playedOn(prospect: Prospect, found: readonly Weighed[]): readonly Weighed[] {
    const rows = found.map(({ move, value }) => ({ actions: Int32Array.of(move.packed), value }));
    const best = this.further(prospect, rows, HARD.byValue?.outlook);
    const first = found.filter(({ move }) => move.packed === best.actions[0]);
    return [...first, ...found.filter((each) => !first.includes(each))];
  }

  /** Of rows that are valued nearly alike the one that comes out best when they are played on. */
  private further(prospect: Prospect, rows: readonly Line[], work: RolloutWork | undefined): Line {
    const [first] = rows;
    if (work === undefined) return first;
    const near = rows.slice(0, work.rows).filter(({ value }) => value > first.value - work.within);
    return near.length < 2
      ? first
      : this.rollout.best(this.seat, prospect.worlds, near, work, prospect.guard);
  }
}
