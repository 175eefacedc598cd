import type { ActionList, Below, Game, Move, Packed, Seat, State } from '@landnam/engine';

/** What a bot is asked. It belongs to the driver and is filled again for the next question: keep nothing of it. */
export interface Question {
  readonly seat: Seat;
  readonly legal: ActionList;
  /** What the seat sees, made when it is asked for. */
  view(): State;
}

/** A player that sees views only. */
export interface Bot {
  /** A new game begins: forget the last one. */
  begin(): void;
  /** One of the legal actions, or a wide one, which is never listed. */
  choose(question: Question): Packed | Move;
}

export type BotMaker = (game: Game, seat: Seat, below: Below) => Bot;
