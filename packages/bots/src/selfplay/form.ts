/** The layout of a row in memory and on disk: 16-bit words, little-endian. */
import type { Game } from '@landnam/engine';
import { Extractor } from '../features.js';

export const ROWS_FORMAT = 1;

/** Words before a row's points: number of the game (low, high), number of the turn, whose turn it is, winners as bits. */
export const GAME = 0;
export const TURN = 2;
export const SEAT = 3;
export const WINNERS = 4;
/** Points at the end, one word per seat; then the features of each seat, then the table's, in steps of 1/64. */
export const POINTS = 5;

export interface RowForm {
  readonly seats: number;
  /** Names of the features. */
  readonly seat: readonly string[];
  readonly table: readonly string[];
}

export const featuresAt = ({ seats }: RowForm): number => POINTS + seats;
export const wordsOfRow = (form: RowForm): number =>
  featuresAt(form) + form.seats * form.seat.length + form.table.length;

export const formOf = (g: Game, { seatNames, tableNames } = new Extractor(g)): RowForm => ({
  seats: g.seats,
  seat: seatNames,
  table: tableNames,
});
