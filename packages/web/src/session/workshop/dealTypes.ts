import type { BalanceReport, SiteWorth } from '@landnam/bots/balance';
import type { MapData } from '@landnam/maps';
import type { BoardLimits, BoardMeasures, LimitClash } from '@landnam/maps/balanced';

export type { BalanceReport, SeatShare, SiteWorth, Thing } from '@landnam/bots/balance';
export type { BoardLimits, BoardMeasures, LimitClash, LimitValue } from '@landnam/maps/balanced';

export interface KindTold {
  readonly id: string;
  readonly players: readonly number[];
  /** The printed board is balanced by hand, and a dealt one is not. */
  readonly fairAsPrinted: boolean;
  /** Names of the limits that mean something on it. */
  readonly limits: readonly string[];
}

export interface DealtWish {
  readonly kind: string;
  readonly seats: number;
  readonly limits: BoardLimits;
  readonly seed: string;
  /** What the map is called. */
  readonly name: string;
}

export interface DealtBoard {
  /** With the id that it is played by. */
  readonly map: MapData;
  readonly measures: BoardMeasures;
  readonly tries: number;
  readonly clashes: readonly LimitClash[];
}

export interface BalanceWish {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly level: string;
  readonly seed: string;
}

export interface ToldBalance {
  readonly report: BalanceReport;
  /** Where to begin, best first; none where every game has another board. */
  readonly sites: readonly SiteWorth[];
  /** By the learned chance to win, not by how games ended. */
  readonly isRated: boolean;
  readonly isDone: boolean;
}
