/** A game at one moment: everything that can be read from a state, or from what one seat may see of it. */
import {
  ActionList,
  type Action,
  actors,
  at,
  bit,
  endReasons,
  isOver,
  legalActions,
  makeState,
  NONE,
  refuse,
  type Refusal,
  type Seat,
  type State,
  topSeat,
} from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { hashBytes } from '@landnam/engine/log';
import { fromJson } from '@landnam/engine/notation';
import { nextToAct } from '@landnam/bots';
import type { Table } from '@landnam/maps';
import type { ToldEvent } from './told.js';

/** One buffer for all tables: it is 32 kB, and callers read it immediately. */
const LEGAL = new ActionList();

export abstract class GameStanding {
  readonly table: Table;
  readonly state: State;
  protected readonly legal = LEGAL;

  constructor(table: Table, state = makeState(table.game)) {
    this.table = table;
    this.state = state;
  }

  /** Number of entries so far. */
  abstract get ply(): number;
  abstract isBot(seat: number): boolean;
  /** What a seat may see; everything, once the game is over. */
  abstract seenBy(seat: number): State;
  abstract toldTo(seat: number, from: number): ToldEvent[];

  /** A hash of what a seat sees, never of what it does not: both ends of a connection compute the same. */
  hashFor(seat: number): string {
    return hashBytes(this.seenBy(seat).bytes);
  }

  /** Who is waited for: seats that owe an answer come before the seat whose turn it is. */
  next(): number {
    const due = this.due();
    return due === 0 ? NONE : nextToAct(this.state, due);
  }

  due(): number {
    return actors(this.table.game, this.state);
  }

  /** Bit set of all seats waited for: everyone who owes an answer, or else the seat whose decision it is. */
  awaited(): number {
    const due = this.due();
    const others = due & ~bit(topSeat(this.state));
    return others === 0 ? due : others;
  }

  /** Names the turn; before the first turn, by seat and round of founding: the last seat founds twice in a row. */
  turn(): string {
    const active = this.state.core.active[0];
    const seat = this.next();
    return active === NONE ? `founding ${seat} ${this.routesOf(seat)}` : `${this.round} ${active}`;
  }

  private routesOf(seat: number): number {
    const { onBoard } = this.state.base;
    const counts = this.table.game.scenario.pieces.map(({ on }, i) =>
      on === 'edge' ? (onBoard[at(seat, i)] ?? 0) : 0,
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Overwritten by the next question of any table. */
  legalOf(seat: number): ActionList {
    this.legal.clear();
    if (seat < this.table.game.seats) legalActions(this.table.game, this.state, seat as Seat, this.legal);
    return this.legal;
  }

  whyNot(seat: number, action: Action): Refusal | null {
    const move = fromJson(this.table.game, action);
    if (!move.ok) throw new Error(move.error);
    return refuse(this.table.game, this.state, seat as Seat, move.value);
  }

  get round(): number {
    return roundOf(this.state);
  }

  over(): { reason: string; winners: number } | null {
    if (!isOver(this.state)) return null;
    const { ended, winners } = this.state.core;
    return { reason: endReasons(this.table.game)[ended[0]! - 1] ?? '', winners: winners[0]! };
  }
}
