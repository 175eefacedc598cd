/** Records a game while it is played. */
import {
  type Deal,
  endReasons,
  type Game,
  hashState,
  isOver,
  type Move,
  type Seat,
  seatsOf,
  type State,
} from '@landnam/engine';
import { type By, CHECK_EVERY, LogWriter, RUNNING } from '@landnam/engine/log';
import { makeAction, makeSeat } from '@landnam/engine/notation';
import type { LaidDeal } from './beginning.js';
import { type About, headerOf } from './header.js';
import type { Table } from './open.js';

/** `won p2 points`, `won p0+p3 limit`, `won - discs`, `running`. */
export const outcomeOf = (g: Game, s: State): string => {
  if (!isOver(s)) return RUNNING;
  const winners = seatsOf(s.core.winners[0]!).map(makeSeat);
  return `won ${winners.length === 0 ? '-' : winners.join('+')} ${endReasons(g)[s.core.ended[0]! - 1]}`;
};

/** Called with every move before and after it is applied; `close` returns the text. */
export class Recorder {
  private readonly game: Game;
  private readonly writer: LogWriter;

  constructor(table: Table, deal: Deal | LaidDeal, begun: State, about: About = {}) {
    this.game = table.game;
    this.writer = new LogWriter(headerOf(table, deal, about), hashState(begun), about.names);
  }

  move(seat: Seat, move: Move, by?: By): void {
    this.writer.entry(makeAction(this.game, seat, move), by);
  }

  moved(s: State): void {
    if (this.writer.ply % CHECK_EVERY === 0) this.writer.check(hashState(s));
  }

  note(text: string): void {
    this.writer.note(text);
  }

  /** What the header's commitment promised; only after the last move. */
  reveal(secret: Readonly<Record<string, unknown>>): void {
    this.writer.reveal(secret);
  }

  close(s: State): string {
    this.writer.check(hashState(s), outcomeOf(this.game, s));
    return this.writer.text();
  }
}
