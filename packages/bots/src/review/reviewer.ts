/** Reviews a game in slices: first what nature brought, then what choices did, then what they cost. */
import { type Action, fail, type Game, isLegal, ok, type Result, type Seat } from '@landnam/engine';
import { fromJson } from '@landnam/engine/notation';
import type { TimeGuard } from '../bot.js';
import { Ahead } from '../hint/ahead.js';
import { Playout } from '../search/playout.js';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import type { Weights } from '../value/weights.js';
import { ChoiceChanges } from './changes.js';
import { LossReasons } from './explained.js';
import { Judge } from './judge.js';
import { type ChoiceLoss, ChoiceLosses } from './losses.js';
import { type GameRecord, readRecord } from './record.js';
import { REVIEW_STAGES, type Review, type ReviewProgress, type ReviewStage } from './review.js';
import { SeatWorlds } from './seatWorlds.js';
import { Summary } from './summary.js';
import { ChanceTally } from './chanceTally.js';

export interface ReviewOptions {
  /** Whose losses are looked at first. */
  readonly first?: number;
  /** The last stage that is worked on. */
  readonly until?: ReviewStage;
  readonly weights?: (g: Game) => Result<Weights, string>;
}

/** What an idea would lose against the best plan, and the chance with that. */
export type WeighedIdea = Pick<ChoiceLoss, 'loss' | 'chance' | 'worlds'>;

/** A loss above this is looked at again with more worlds. */
export const WORTH_REFINING = 0.025;

export class Reviewer {
  readonly record: GameRecord;
  private readonly options: ReviewOptions;
  private readonly tally: ChanceTally;
  private readonly changes: ChoiceChanges;
  private readonly losses: ChoiceLosses;
  private readonly reasons: LossReasons;
  private readonly summary: Summary;
  private readonly work: Generator<ReviewProgress, void>;
  private progress: ReviewProgress = { stage: 'luck', part: 0, isDone: false };

  /** Fails in one line where nothing can be said: it is no log, the game is unknown, or nobody has learned it. */
  static begin(text: string, options: ReviewOptions = {}): Result<Reviewer, string> {
    const record = readRecord(text);
    return record.ok ? Reviewer.of(record.value, options) : record;
  }

  static of(record: GameRecord, options: ReviewOptions = {}): Result<Reviewer, string> {
    const weights = (options.weights ?? findWeights)(record.game);
    return weights.ok ? ok(new Reviewer(record, weights.value, options)) : fail(weights.error);
  }

  private constructor(record: GameRecord, weights: Weights, options: ReviewOptions) {
    const { game } = record;
    const playout = new Playout(game);
    const value = makeValue(game, weights);
    const ahead = new Ahead(game, value, playout);
    const worlds = Array.from({ length: game.seats }, (_, seat) => new SeatWorlds(record, seat as Seat));
    this.record = record;
    this.options = options;
    this.tally = new ChanceTally(record, weights, ahead);
    this.changes = new ChoiceChanges(record, worlds, ahead);
    this.losses = new ChoiceLosses(record, worlds, new Judge(game, value, playout));
    this.reasons = new LossReasons(record, worlds);
    this.summary = new Summary(record, this.tally);
    this.work = this.stages();
  }

  /** Works until the guard is up, at least one step. */
  advance(guard: TimeGuard): ReviewProgress {
    do {
      const { done, value } = this.work.next();
      if (done === true) this.progress = { ...this.progress, part: 1, isDone: true };
      else this.progress = value;
    } while (!this.progress.isDone && !guard.isUp());
    return this.progress;
  }

  /** To the end. */
  finish(): Review {
    this.advance({ isUp: () => false });
    return this.review();
  }

  /** As far as it has come. */
  review(): Review {
    return this.summary.review();
  }

  private *stages(): Generator<ReviewProgress, void> {
    const { until = 'refining' } = this.options;
    for (const stage of REVIEW_STAGES.slice(0, REVIEW_STAGES.indexOf(until) + 1)) {
      const plies = this.pliesOf(stage);
      for (const [i, ply] of plies.entries()) {
        yield { stage, part: i / plies.length, isDone: false };
        this.step(stage, ply);
      }
    }
  }

  private pliesOf(stage: ReviewStage): readonly number[] {
    if (stage === 'luck') return Array.from({ length: this.record.plies + 1 }, (_, ply) => ply);
    if (stage === 'refining') return this.summary.costly(WORTH_REFINING);
    const choices = this.summary.choices();
    return stage === 'decisions' ? choices : this.inOrder(choices);
  }

  private inOrder(choices: readonly number[]): readonly number[] {
    const isFirst = (ply: number): boolean => this.record.entries[ply].seat === this.options.first;
    return [...choices.filter(isFirst), ...choices.filter((ply) => !isFirst(ply))];
  }

  private step(stage: ReviewStage, ply: number): void {
    if (stage === 'luck') this.tally.step(ply);
    else if (stage === 'decisions') this.summary.change(ply, this.changes.of(ply));
    else if (stage === 'losses') this.summary.cost(ply, this.losses.of(ply));
    else this.refine(ply);
  }

  private refine(ply: number): void {
    const found = this.summary.lossAt(ply);
    if (found === null) return;
    this.summary.cost(ply, this.losses.refine(ply, found));
    this.summary.explain(ply, this.reasons.of(ply, found, this.tally.values[ply]));
  }

  /** Another idea at a choice whose loss was measured; nothing for one that could not be made there. */
  weigh(ply: number, action: Action): WeighedIdea | undefined {
    const { game, entries } = this.record;
    const found = this.summary.lossAt(ply);
    const move = fromJson(game, action);
    if (found === null || !move.ok || move.value.more !== undefined) return undefined;
    if (!isLegal(game, this.record.stateAt(ply), entries[ply].seat, move.value).ok) return undefined;
    const { loss, chance, worlds } = this.losses.weigh(ply, move.value.packed, found.best);
    return { loss, chance, worlds };
  }
}
