/** What a table needs of the world; a tab and a server bring their own. */
import type { Below, Game, GameEvent, Seat } from '@landnam/engine';
import type { Question, SeatedChoice } from '@landnam/bots';
import type { SavedClock } from './told.js';

export type Awaitable<T> = T | Promise<T>;

/** Identifies the outcome to be drawn. */
export interface NumberedOutcome {
  /** What nature is asked for: dice, a theft, a card. */
  readonly kind: string;
  /** Number among those of its kind, from 0: a theft before the roll does not shift the dice. */
  readonly number: number;
  /** Number among all outcomes. */
  readonly overall: number;
}

export interface ChancePort {
  /** For the board and anything else dealt before the first move. */
  deal(): Below;
  /** For one outcome, counted by outcomes and not by moves: no offer and no detour shifts the next die. */
  outcome(outcome: NumberedOutcome): Below;
}

export interface SeatMind {
  /** What has happened from event number `from` on, as its seat may know it: all from the beginning on if it was just called. */
  tell?(from: number, events: readonly GameEvent[]): void;
  /**
   * `ply` is the number that the answer's entry will have: the same question there has the same answer. The question object is
   * reused for the next one, so a mind that answers later copies it first.
   */
  choose(question: Question, ply: number): Awaitable<SeatedChoice>;
}

export interface MindsPort {
  /** A mind for a seat, by the bot's name; undefined if there is no such bot. */
  call(name: string, game: Game, seat: Seat): SeatMind | undefined;
}

export interface ClockPort {
  /** Milliseconds from an arbitrary start. */
  now(): number;
  /** Calls once after so many milliseconds; the returned function cancels it. */
  wake(after: number, call: () => void): () => void;
}

/** What was written, and what is: higher where lines were taken back. */
export interface BranchChange {
  readonly was: number;
  readonly is: number;
}

/** Where one game is stored. */
export interface StorePort<Why> {
  /**
   * Writes a game's lines from number `from` on, in one piece; null once they are durable, otherwise why they are not. On another
   * branch all lines from there on are replaced.
   */
  append(
    lines: readonly string[],
    from: number,
    clock: SavedClock,
    branch: BranchChange,
  ): Promise<Why | null>;
  /** Losing a save of the clock only gives back some seconds. */
  writeClock(clock: SavedClock): Promise<void>;
}
