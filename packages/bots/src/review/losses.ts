/** What choices cost against the best plan, by what their seats could know. */
import {
  ActionList,
  actionsOf,
  type Game,
  makeState,
  NONE,
  type Packed,
  type State,
  topKind,
} from '@landnam/engine';
import type { Judge, ReviewPlan } from './judge.js';
import type { GameRecord } from './record.js';
import type { SeatWorlds } from './seatWorlds.js';
import { OPENING_STREAMS } from './chanceTally.js';

/** Worlds to choose the best plan with, to compare it with what was chosen, and to look again where that cost much. */
const TO_CHOOSE = 4;
const TO_COMPARE = 16;
const TO_REFINE = 64;

export interface ChoiceLoss {
  readonly loss: number;
  /** With the best plan. */
  readonly chance: number;
  readonly worlds: number;
  readonly best: ReviewPlan;
  readonly chosen: ReviewPlan;
}

/** Of the last choice: whoever goes on with the best plan loses nothing. */
interface PlanUnderWay {
  readonly ply: number;
  readonly rest: Int32Array;
  readonly chance: number;
}

export class ChoiceLosses {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly worlds: readonly SeatWorlds[];
  private readonly judge: Judge;
  private readonly state: State;
  private readonly legal = new ActionList();
  private underWay: PlanUnderWay | undefined;

  constructor(record: GameRecord, worlds: readonly SeatWorlds[], judge: Judge) {
    this.g = record.game;
    this.record = record;
    this.worlds = worlds;
    this.judge = judge;
    this.state = makeState(this.g);
  }

  /** Null where nothing is lost yet: an offer can still be left, and before the dice no plan is made. */
  of(ply: number): ChoiceLoss | null {
    const { move } = this.record.entries[ply];
    const s = this.record.lay(ply, this.state);
    if (move.more !== undefined || topKind(s) === this.g.kind.beforeRoll) return null;
    const found = this.goneOn(ply) ?? this.searched(s, ply);
    this.underWay = this.planAfter(ply, found);
    return found;
  }

  private goneOn(ply: number): ChoiceLoss | undefined {
    const { underWay, judge } = this;
    if (underWay?.ply !== ply || !judge.isTurn(this.state, this.record.entries[ply].seat)) return undefined;
    const plan = { isTurn: true, actions: underWay.rest, value: underWay.chance };
    if (judge.firstOf(plan) !== this.record.entries[ply].move.packed) return undefined;
    return { loss: 0, chance: underWay.chance, worlds: TO_CHOOSE, best: plan, chosen: plan };
  }

  private planAfter(ply: number, { best, chosen, chance }: ChoiceLoss): PlanUnderWay | undefined {
    if (best !== chosen || !best.isTurn) return undefined;
    return { ply: ply + 1, rest: best.actions.slice(1), chance };
  }

  private searched(s: State, ply: number): ChoiceLoss {
    const { seat, move } = this.record.entries[ply];
    const count = s.core.active[0] === NONE ? OPENING_STREAMS : TO_CHOOSE;
    actionsOf(this.g, s, seat, this.legal);
    const worlds = this.worlds[seat].deal(ply, count, 'choose');
    const best = this.judge.best(seat, worlds, this.legal, 'choose');
    const { value } = best;
    if (this.judge.firstOf(best) === move.packed)
      return { loss: 0, chance: value, worlds: count, best, chosen: best };
    const chosen = this.judge.beginning(seat, worlds, move.packed, 'choose');
    return this.compared(ply, best, chosen, TO_COMPARE, 'compare', 0);
  }

  /** With fresh worlds, and more of them. */
  refine(ply: number, { best, chosen }: ChoiceLoss): ChoiceLoss {
    return this.compared(ply, best, chosen, TO_REFINE, 'refine', this.g.seats);
  }

  /** Another idea at the same choice, by the worlds that it is looked at again with. */
  weigh(ply: number, packed: Packed, best: ReviewPlan): ChoiceLoss {
    const { seat } = this.record.entries[ply];
    const worlds = this.worlds[seat].deal(ply, TO_CHOOSE, 'choose');
    const idea = this.judge.beginning(seat, worlds, packed, 'choose');
    return this.compared(ply, best, idea, TO_REFINE, 'refine', this.g.seats);
  }

  private compared(
    ply: number,
    best: ReviewPlan,
    chosen: ReviewPlan,
    count: number,
    seed: string,
    turns: number,
  ): ChoiceLoss {
    const { seat } = this.record.entries[ply];
    const worlds = this.worlds[seat].deal(ply, count, seed);
    const chance = this.judge.worthOf(seat, worlds, best, seed, turns);
    const loss = chance - this.judge.worthOf(seat, worlds, chosen, seed, turns);
    return { loss, chance, worlds: count, best, chosen };
  }
}
