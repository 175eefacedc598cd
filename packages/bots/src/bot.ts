import type { ActionList, Below, Game, GameEvent, Move, Packed, Seat, State } from '@landnam/engine';

/** Signals that a choice is wanted now: the table's time is up, or the choice is no longer needed. */
export interface TimeGuard {
  isUp(): boolean;
}

/** What a bot is asked. It belongs to the driver and is reused for the next question: keep no reference to it. */
export interface Question {
  readonly seat: Seat;
  readonly legal: ActionList;
  /** Absent in simulation and arena, where the same work must give the same choice on every machine. */
  readonly guard?: TimeGuard | undefined;
  /** What the seat sees, computed on demand. */
  view(): State;
}

/** A player that sees views only. */
export interface Bot {
  /** A new game begins: forget the last one. */
  begin(): void;
  /** What has happened, as this seat may know it. */
  observe?(event: GameEvent): void;
  /** The only events it wants to receive; all by default. */
  readonly hears?: ReadonlySet<string>;
  /** One of the legal actions, or a wide one, which is never listed. */
  choose(question: Question): Packed | Move;
  /** Choices cut short by a guard since the game began. */
  readonly cuts?: number;
}

export type BotMaker = (game: Game, seat: Seat, below: Below) => Bot;
