/** What trades were worth: nothing before what they buy, so the rest of the turn is planned with the trade and without it. */
import {
  ActionList,
  apply,
  type Game,
  isLegal,
  makeState,
  ok,
  pack,
  type Result,
  type Seat,
  type State,
} from '@landnam/engine';
import { RowEnds } from '../hint/rowEnds.js';
import { Playout } from '../search/playout.js';
import { findWeights } from '../value/store.js';
import { makeValue, type Value } from '../value/value.js';
import { Judge } from './judge.js';
import type { GameRecord } from './record.js';

/** Streams of chance, where a plan asks nature. */
const STREAMS = 4;
const SEED = 'trade';

export class TradeWorths {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly value: Value;
  private readonly judge: Judge;
  private readonly ends: RowEnds;
  private readonly worlds: readonly State[];
  private readonly none = new ActionList();

  /** Fails where nobody has learned the game. */
  static of(record: GameRecord): Result<TradeWorths, string> {
    const weights = findWeights(record.game);
    return weights.ok ? ok(new TradeWorths(record, makeValue(record.game, weights.value))) : weights;
  }

  private constructor(record: GameRecord, value: Value) {
    const { game } = record;
    const playout = new Playout(game);
    this.g = game;
    this.record = record;
    this.value = value;
    this.judge = new Judge(game, value, playout);
    this.ends = new RowEnds(game, value, playout);
    this.worlds = Array.from({ length: STREAMS }, () => makeState(game));
  }

  /** By seat, of the trade that was the last of so many entries: chance to win with it minus chance without. */
  of(plies: number): readonly number[] {
    const { seat } = this.record.entries[plies - 1];
    const [before, after] = [this.record.stateAt(plies - 1), this.record.stateAt(plies)];
    this.withdraw(before, seat);
    const without = this.chances(before, seat);
    return this.chances(after, seat).map((chance, each) => chance - without[each]);
  }

  /** The same deal is not made later in the turn either. */
  private withdraw(s: State, seat: Seat): void {
    const packed = pack(this.g.ruleIds['withdrawOffer']);
    if (isLegal(this.g, s, seat, { packed }).ok) apply(this.g, s, seat, packed);
  }

  /** Where the turn is somebody else's, or over, there is nothing to plan. */
  private chances(s: State, seat: Seat): readonly number[] {
    if (!this.judge.isTurn(s, seat)) return [...this.value.win(s)];
    for (const world of this.worlds) world.copyFrom(s);
    const { actions } = this.judge.best(seat, this.worlds, this.none, SEED);
    return this.ends.of(seat, this.worlds, actions, SEED);
  }
}
