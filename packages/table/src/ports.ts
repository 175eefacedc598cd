/** What a table needs of the world; a tab and a server bring their own. */
import type { Below, Game, GameEvent, Move, Packed, Seat } from '@landnam/engine';
import type { Question } from '@landnam/bots';
import type { SavedClock } from './told.js';

export type Awaitable<T> = T | Promise<T>;

/** Which outcome is drawn. */
export interface NumberedOutcome {
  /** What nature is asked for: dice, a theft, a card. */
  readonly kind: string;
  /** Among those of its kind, from 0: a theft before the roll does not shift the dice. */
  readonly number: number;
  /** Among all. */
  readonly overall: number;
}

export interface ChancePort {
  /** For the board and whatever else is dealt before the first move. */
  deal(): Below;
  /** For one outcome, counted by outcomes and not by moves: no offer and no detour shifts the next die. */
  outcome(outcome: NumberedOutcome): Below;
}

export interface SeatMind {
  /** What has happened since it was last asked, or from the beginning on if it was just called, as its seat may know it. */
  observe?(event: GameEvent): void;
  /**
   * `ply` is the number of the entry that the answer will be: the same question there has the same answer. The question is
   * filled again for the next one, so whoever answers later copies it first.
   */
  choose(question: Question, ply: number): Awaitable<Packed | Move>;
  /** Choices that a guard cut short so far. */
  readonly cuts?: number;
}

export interface MindsPort {
  /** Somebody to think for a seat, by the bot's name; nobody if no bot is called so. */
  call(name: string, game: Game, seat: Seat): SeatMind | undefined;
}

export interface ClockPort {
  /** Milliseconds from whenever. */
  now(): number;
  /** Calls once after so many milliseconds; what comes back calls it off. */
  wake(after: number, call: () => void): () => void;
}

/** Where one game is kept. */
export interface StorePort<Why> {
  /** Writes a game's lines from number `from` on, in one piece; null once they are durable, otherwise why they are not. */
  append(lines: readonly string[], from: number, clock: SavedClock): Promise<Why | null>;
  /** A clock that is not saved gives back some seconds, no more. */
  writeClock(clock: SavedClock): Promise<void>;
}
