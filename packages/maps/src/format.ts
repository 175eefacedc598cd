/** The format of a map file. Raw until `checkMap` has said yes. */
import type { Axial, Corner, OpeningRound, Params, Side } from '@landnam/engine';

export const MAP_FORMAT = 1;

export interface MapHex extends Axial {
  readonly terrain: string;
  readonly number?: number;
  readonly area?: string;
}
export interface MapEdge extends Axial {
  readonly side: Side;
}
export interface MapVertex extends Axial {
  readonly corner: Corner;
}
export interface MapHarbour extends MapEdge {
  /** A resource, or `any`. Printed kinds; shuffled onto the places unless the set-up is fixed. */
  readonly trades: string;
}
/** Where a figure starts: a hex, the terrain it stands on, one of several, or off the board (absent). */
export type MapFigure = Axial | { readonly on: string } | { readonly anyOf: readonly Axial[] };

/** Hexes that swap tiles and numbers among each other when the set-up is not fixed. */
export interface MapShuffle {
  /** An area, or `all`. */
  readonly hexes: string;
  /** Numbers in letter order, for set-ups that lay them along the spiral. */
  readonly spiral?: readonly number[];
}
export interface MapBoard {
  readonly hexes: readonly MapHex[];
  /** Water around the board: hexes without corners of their own. */
  readonly frame?: readonly Axial[];
  readonly splits?: readonly MapEdge[];
  readonly harbours?: readonly MapHarbour[];
  readonly robber?: MapFigure;
  readonly shuffles?: readonly MapShuffle[];
}
export interface MapData {
  readonly format: number;
  readonly id: string;
  readonly name: string;
  readonly recipe: string;
  readonly players: readonly number[];
  readonly pointsToWin: number;
  readonly opening: readonly OpeningRound[];
  readonly modules?: { readonly with?: readonly string[]; readonly without?: readonly string[] };
  readonly cards?: Readonly<Record<string, number>>;
  readonly params?: Params;
  /** By number of players, or `any` for all that are not named. */
  readonly boards: Readonly<Record<string, MapBoard>>;
}

export const boardFor = (map: MapData, seats: number): MapBoard => {
  const board = map.boards[String(seats)] ?? map.boards['any'];
  if (board === undefined) throw new Error(`${map.id} has no board for ${seats} players`);
  return board;
};
