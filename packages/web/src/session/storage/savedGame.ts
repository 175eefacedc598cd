import type { LogHeader } from '@landnam/engine/log';
import type { KeptGame, SavedClock } from '@landnam/table';
import type { GameSetup } from '../types.js';

export interface SavedGame {
  readonly id: string;
  readonly setup: GameSetup;
  readonly header: LogHeader;
  readonly created: number;
  readonly updated: number;
  readonly plies: number;
  readonly round: number;
  /** Bit set of winners once the game is over. */
  readonly winners: number | null;
  readonly clock?: SavedClock;
  /** How often something was taken back; missing if never. */
  readonly branch?: number;
}

/** A game with all its lines. */
export interface WholeGame {
  readonly saved: SavedGame;
  readonly entries: readonly string[];
}

export const branchOf = ({ saved }: Pick<WholeGame, 'saved'>): number => saved.branch ?? 0;

export const keptOf = ({ saved: { setup, header }, entries }: WholeGame): KeptGame => ({
  setup,
  header,
  entries,
});
