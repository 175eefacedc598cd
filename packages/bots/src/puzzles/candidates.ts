/** Choices of a game that may make a puzzle: once in every turn, where somebody would deal, and whatever else a kind asks. */
import {
  ActionList,
  actionsOf,
  CHANCE,
  type Game,
  makeState,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { turnsOf } from '../turns.js';
import type { GameRecord } from '../review/record.js';
import { canTake } from '../search/offers.js';
import { kindOf } from './kinds.js';
import { WIN } from './puzzle.js';

/** The plies of a game that are worth a glance. */
export class Candidates {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly state: State;
  private readonly legal = new ActionList();
  private readonly kind: string | undefined;
  private turn = 0;

  /** Of one kind only, where it is named. */
  constructor(record: GameRecord, kind?: string) {
    this.kind = kind;
    this.g = record.game;
    this.record = record;
    this.state = makeState(this.g);
  }

  plies(): readonly number[] {
    this.turn = 0;
    return this.record.entries.flatMap((_, ply) => (this.isOne(ply) ? [ply] : []));
  }

  private isOne(ply: number): boolean {
    const { g, record, state, legal } = this;
    const { seat } = record.entries[ply];
    if (seat === CHANCE) return false;
    record.lay(ply, state);
    actionsOf(g, state, seat, legal);
    if (legal.length < 2 || topKind(state) === g.kind.beforeRoll || !this.mayAsk()) return false;
    const isTurn = topSeat(state) === seat && topKind(state) === g.kind.main;
    return isTurn ? this.isFresh() : kindOf(g, legal.toArray()) !== undefined;
  }

  private mayAsk(): boolean {
    const { kind, g, legal } = this;
    return (
      kind === undefined || kind === WIN || legal.toArray().some((packed) => kindOf(g, [packed]) === kind)
    );
  }

  /** The rest of a turn is part of its first choice. */
  private isFresh(): boolean {
    const turn = turnsOf(this.g, this.state);
    const isFresh = turn !== this.turn || canTake(this.g, this.legal);
    this.turn = turn;
    return isFresh;
  }
}
