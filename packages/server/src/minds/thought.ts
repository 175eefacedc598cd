/** What a bot is asked across threads. */
import type { Move, Options, Packed } from '@landnam/engine';

export interface GameName {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The version of the rules that the game was begun with. */
  readonly rules: number;
}

export interface Thought extends GameName {
  readonly table: string;
  readonly bot: string;
  readonly seat: number;
  /** Number of the entry that the answer will be. */
  readonly ply: number;
  /** What the seat sees: nothing else ever reaches a bot. */
  readonly view: Uint8Array;
  readonly legal: readonly Packed[];
}

export type Choice = Packed | Move;

export interface Thinker {
  think(thought: Thought): Promise<Choice>;
  close(): Promise<void>;
}
