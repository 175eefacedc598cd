/** What a bot is asked across threads. */
import type { GameEvent, Options, Packed } from '@landnam/engine';
import type { SeatedChoice } from '@landnam/bots';
import type { MapData } from '@landnam/maps';

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
  /** Of a game on a map that does not ship. */
  readonly map?: MapData;
}

export type Choice = SeatedChoice['choice'];

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

/** `known`: the thread has so many events and was sent later ones; it wants those between. `lacks`: it does not know the map. */
export type Reply = SeatedChoice | { readonly known: number } | { readonly lacks: 'map' };

export interface BotPool {
  /** Whoever does not want the choice any more says so by the signal: what was found so far is the answer. */
  think(thought: Thought, past: Past, signal?: AbortSignal): Promise<SeatedChoice>;
  close(): Promise<void>;
}
