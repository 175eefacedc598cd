/** Puts together what was found so far. */
import {
  type Action,
  type Game,
  NONE,
  pack,
  type Packed,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { mapOf } from '@landnam/maps';
import { turnsOf } from '../turns.js';
import type { ChoiceLoss } from './losses.js';
import { ratingOf } from './rating.js';
import type { GameRecord } from './record.js';
import { type CostlyChoice, repeatsOf } from './repeats.js';
import type { BetterPlan, ChoicePart, ChoiceReasons, Review, ReviewedChoice, SeatReview } from './review.js';
import { sumsOf } from './sums.js';
import type { ChanceTally } from './chanceTally.js';

const partOf = (g: Game, s: State, seat: number): ChoicePart => {
  if (s.core.active[0] === NONE) return 'opening';
  return topSeat(s) === seat && topKind(s) === g.kind.main ? 'plan' : 'answer';
};

export class Summary {
  private readonly record: GameRecord;
  private readonly tally: ChanceTally;
  private readonly changes = new Map<number, number>();
  private readonly losses = new Map<number, ChoiceLoss | null>();
  private readonly reasons = new Map<number, ChoiceReasons>();
  private readonly end: Packed;

  constructor(record: GameRecord, tally: ChanceTally) {
    this.record = record;
    this.tally = tally;
    this.end = pack(record.game.ruleIds['endTurn']);
  }

  /** Plies at which somebody chose among several. */
  choices(): readonly number[] {
    return this.tally.kinds.flatMap((kind, ply) => (kind === 'choice' ? [ply] : []));
  }

  change(ply: number, change: number): void {
    this.changes.set(ply, change);
  }

  cost(ply: number, loss: ChoiceLoss | null): void {
    this.losses.set(ply, loss);
  }

  explain(ply: number, reasons: ChoiceReasons): void {
    this.reasons.set(ply, reasons);
  }

  lossAt(ply: number): ChoiceLoss | null {
    return this.losses.get(ply) ?? null;
  }

  /** The costliest first. Noise goes both ways: what seems far too good is looked at again as well. */
  costly(least: number): readonly number[] {
    const lossOf = (ply: number): number => this.lossAt(ply)?.loss ?? 0;
    return this.choices()
      .filter((ply) => Math.abs(lossOf(ply)) > least)
      .sort((one, other) => lossOf(other) - lossOf(one));
  }

  review(): Review {
    const { record, tally } = this;
    const { game } = record;
    const choices = this.reviewed();
    return {
      game: mapOf(game)?.id ?? '',
      seats: game.seats,
      plies: record.plies,
      turns: turnsOf(game, record.stateAt(record.plies)),
      outcome: record.outcome,
      isOver: record.isOver,
      trouble: record.trouble,
      players: Array.from({ length: game.seats }, (_, seat) => this.playerOf(seat, choices)),
      curve: tally.curve.slice(),
      strokes: tally.strokes.slice(),
      choices,
    };
  }

  private playerOf(seat: number, choices: readonly ReviewedChoice[]): SeatReview {
    const own = choices.filter((choice) => choice.seat === seat);
    return { seat, ...sumsOf(this.record, this.tally, this.changes, seat), ...ratingOf(own) };
  }

  private reviewed(): readonly ReviewedChoice[] {
    const repeats = this.repeats();
    return this.choices().map((ply) => this.choiceAt(ply, repeats.get(ply) ?? null));
  }

  private repeats(): ReadonlyMap<number, number> {
    const { record } = this;
    const costly = this.choices().flatMap((ply): readonly CostlyChoice[] => {
      const found = this.lossAt(ply);
      if (found === null) return [];
      return [{ ply, seat: record.entries[ply].seat, turn: this.turnAt(ply), found }];
    });
    const done = record.entries.map(({ seat, move: { packed } }) => ({ seat, packed }));
    return repeatsOf(record.game, costly, done);
  }

  private turnAt(ply: number): number {
    return turnsOf(this.record.game, this.record.stateAt(ply));
  }

  private choiceAt(ply: number, again: number | null): ReviewedChoice {
    const { game, entries } = this.record;
    const { seat, move } = entries[ply];
    const found = this.lossAt(ply);
    return {
      ply,
      turn: this.turnAt(ply),
      seat,
      part: partOf(game, this.record.stateAt(ply), seat),
      action: toJson(game, move),
      change: this.changes.get(ply) ?? 0,
      loss: found?.loss ?? null,
      chance: found?.chance ?? null,
      worlds: found?.worlds ?? 0,
      again,
      better: found === null || found.best === found.chosen ? null : this.planOf(found),
      reasons: this.reasons.get(ply) ?? null,
    };
  }

  private planOf({ best, chosen }: ChoiceLoss): BetterPlan {
    const { game } = this.record;
    const told = (packed: Packed): Action => toJson(game, { packed });
    const [first = this.end, ...follows] = best.actions;
    return {
      action: told(first),
      follows: follows.map(told),
      instead: Array.from(chosen.actions.subarray(1), told),
    };
  }
}
