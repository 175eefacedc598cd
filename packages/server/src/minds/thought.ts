/** A question to a bot, across threads. */
import type { GameEvent, Move, Options, Packed } from '@landnam/engine';

export interface GameName {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The rules version that the game was begun with. */
  readonly rules: number;
}

export interface Thought extends GameName {
  readonly table: string;
  readonly bot: string;
  readonly seat: number;
  /** Number that the answer's entry will have. */
  readonly ply: number;
  /** What the seat sees: nothing else ever reaches a bot. */
  readonly view: Uint8Array;
  readonly legal: readonly Packed[];
}

export type Choice = Packed | Move;

/** What the seat may know of the past, from some event on. */
export type Past = (from: number) => readonly GameEvent[];

/** What is sent to the thread, with the part of the past that it may be missing. */
export interface Task extends Thought {
  /** When a choice is wanted, in milliseconds since 1970; sooner if `stop` is not 0. */
  readonly until: number;
  readonly stop: Int32Array;
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** `known`: the thread has this many events and was sent later ones; it needs those in between. */
export type Reply = ThoughtAnswer | { readonly known: number };

export interface ThoughtAnswer {
  readonly choice: Choice;
  /** The bot was cut short. */
  readonly cut: boolean;
}

export interface BotPool {
  /** A caller that no longer needs the choice aborts the signal: the answer is the best move found so far. */
  think(thought: Thought, past: Past, signal?: AbortSignal): Promise<ThoughtAnswer>;
  close(): Promise<void>;
}
