/** Writes a game down while it is played. */
import {
  CHECK_EVERY,
  type Deal,
  endReasons,
  type Game,
  hashState,
  isOver,
  type LogHeader,
  LogWriter,
  makeAction,
  makeSeat,
  type Move,
  RULES_VERSION,
  RUNNING,
  type Seat,
  seatsOf,
  type State,
} from '@landnam/engine';
import { mapHash } from './atlas.js';
import type { Table } from './open.js';

/** What a log says besides the game itself. */
export interface About {
  readonly seed?: string;
  /** Who sits where, by name. */
  readonly players?: readonly string[];
}

export const headerOf = ({ map, game, options }: Table, deal: Deal, about: About = {}): LogHeader => ({
  rules: RULES_VERSION,
  game: map.id,
  map: mapHash(map),
  seats: game.seats,
  options,
  deal,
  ...about,
});

/** `won p2 points`, `won p0+p3 limit`, `won - discs`, `running`. */
export const outcomeOf = (g: Game, s: State): string => {
  if (!isOver(s)) return RUNNING;
  const winners = seatsOf(s.core.winners[0]!).map(makeSeat);
  return `won ${winners.length === 0 ? '-' : winners.join('+')} ${endReasons(g)[s.core.ended[0]! - 1]}`;
};

/** Told of every move before and after it is applied; `close` gives the text. */
export class Recorder {
  private readonly game: Game;
  private readonly writer: LogWriter;

  constructor(table: Table, deal: Deal, begun: State, about: About = {}) {
    this.game = table.game;
    this.writer = new LogWriter(headerOf(table, deal, about), hashState(begun));
  }

  move(seat: Seat, move: Move, by?: string): void {
    this.writer.entry(makeAction(this.game, seat, move), by);
  }

  moved(s: State): void {
    if (this.writer.ply % CHECK_EVERY === 0) this.writer.check(hashState(s));
  }

  note(text: string): void {
    this.writer.note(text);
  }

  close(s: State): string {
    this.writer.check(hashState(s), outcomeOf(this.game, s));
    return this.writer.text();
  }
}
