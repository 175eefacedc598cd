/** The format of a map file. Untrusted until `checkMap` accepts it. */
import type { Axial, Corner, OpeningRound, Params, Side } from '@landnam/engine';

export const MAP_FORMAT = 1;

export interface MapHex extends Axial {
  /** `random` where a shuffle deals the hex in every game. */
  readonly terrain: string;
  /** 0 says that the land deliberately has no number. */
  readonly number?: number;
  readonly area?: string;
  /** A shuffle that includes this hex besides its own area. */
  readonly group?: string;
}
export interface MapEdge extends Axial {
  readonly side: Side;
}
export interface MapVertex extends Axial {
  readonly corner: Corner;
}
export interface MapHarbour extends MapEdge {
  /** A resource, or `any`. Printed kinds; shuffled onto the places unless the printed ones are chosen. */
  readonly trades?: string;
}
/** Where the terrain or number that a figure stands on ended up; of several one is drawn. */
export type MapFinding = { readonly on: string } | { readonly number: number };
/** Where a figure starts: a hex (and what it follows when tiles move), something to find, one of several, or off the board (absent). */
export type MapFigure =
  | (Axial & { readonly follows?: MapFinding })
  | MapFinding
  | { readonly anyOf: readonly Axial[] };

/** At most this many (default none) of these numbers lie on these hexes or terrains. */
export interface MapLimit {
  readonly hexes?: readonly Axial[];
  readonly terrains?: readonly string[];
  readonly numbers: readonly number[];
  readonly most?: number;
}

/** What may happen in a part of the board; if absent, as everywhere. */
export interface MapArea {
  readonly start?: boolean;
  readonly settle?: boolean;
  readonly robber?: boolean;
  /** Land that is not part of any island and connects none. */
  readonly island?: boolean;
}

/** Hexes that swap tiles and numbers among each other when the set-up is not fixed. */
export interface MapShuffle {
  /** An area, a group, or `all`. */
  readonly hexes: string;
  /** Dealt in every game, whatever the set-up. */
  readonly always?: boolean;
  /** Tiles and numbers by count, where the hexes themselves are `random`. */
  readonly tiles?: Readonly<Record<string, number>>;
  readonly numbers?: readonly number[];
  readonly limits?: readonly MapLimit[];
  /** Numbers in letter order, for set-ups that lay them along the spiral. */
  readonly spiral?: readonly number[];
}
export interface MapBoard {
  readonly hexes: readonly MapHex[];
  /** Water around the board: hexes without corners of their own. */
  readonly frame?: readonly Axial[];
  readonly splits?: readonly MapEdge[];
  readonly harbours?: readonly MapHarbour[];
  /** Kinds of harbours by count, if none are printed on their places. */
  readonly harbourKinds?: Readonly<Record<string, number>>;
  /** Printed on the frame: kinds are not shuffled over the places. */
  readonly harboursStay?: boolean;
  readonly robber?: MapFigure;
  readonly areas?: Readonly<Record<string, MapArea>>;
  readonly shuffles?: readonly MapShuffle[];
  /** In addition to the map's own. */
  readonly params?: Params;
}
/** How sure we are of a number that the printed game shows only in pictures, and why. */
export interface MapNote {
  /** 0 to 1. */
  readonly sure: number;
  readonly note: string;
}
/** What a generator of boards may deal anew although no set-up does. */
export interface MapRedeal {
  /** An area or a group, as for a shuffle. */
  readonly hexes: string;
  /** Seats have things of their own, balanced by hand on the printed board and on no other. */
  readonly fairAsPrinted?: boolean;
}
/** By number of players (`4`) or by a range of them (`5-6`). */
export type BySeats<T> = Readonly<Record<string, T>>;

export interface MapData {
  readonly format: number;
  readonly id: string;
  readonly name: string;
  /** Who made it, and how others may use it. */
  readonly author?: string;
  readonly licence?: string;
  /** One sentence, by language. */
  readonly about?: Readonly<Record<string, string>>;
  readonly recipe: string;
  readonly players: readonly number[];
  readonly pointsToWin: number;
  readonly opening: readonly OpeningRound[];
  readonly modules?: { readonly with?: readonly string[]; readonly without?: readonly string[] };
  readonly cards?: Readonly<Record<string, number>>;
  /** Cards by number of players, where that changes them. */
  readonly cardsFor?: BySeats<Readonly<Record<string, number>>>;
  /** How many of a good there are, where that differs from its game's. */
  readonly supply?: Readonly<Record<string, number>>;
  readonly supplyFor?: BySeats<Readonly<Record<string, number>>>;
  /** What its options are unless somebody chooses otherwise. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly params?: Params;
  readonly notes?: Readonly<Record<string, MapNote>>;
  readonly redeal?: MapRedeal;
  /** What a generator measured; no rule reads it. */
  readonly measures?: unknown;
  /** By number of players, or `any` for all others. */
  readonly boards: BySeats<MapBoard>;
}

const RANGE = /^([2-6])-([2-6])$/;

/** A number of players, or a range of them. */
const coversSeats = (key: string, seats: number): boolean => {
  const [, from, to] = RANGE.exec(key) ?? [];
  return key === String(seats) || (from !== undefined && seats >= Number(from) && seats <= Number(to));
};

/** The key that holds for this many players: their number before a range. */
export const seatsKey = (table: BySeats<unknown>, seats: number): string | undefined =>
  Object.hasOwn(table, String(seats))
    ? String(seats)
    : Object.keys(table).find((key) => coversSeats(key, seats));

/** Whether any number of players can be meant. */
export const isSeatsKey = (key: string): boolean => [2, 3, 4, 5, 6].some((seats) => coversSeats(key, seats));

export const forSeats = <T>(table: BySeats<T> | undefined, seats: number): T | undefined => {
  const key = table === undefined ? undefined : seatsKey(table, seats);
  return key === undefined ? undefined : table?.[key];
};

/** The key of the board for this many players. */
export const boardKey = (map: MapData, seats: number): string => seatsKey(map.boards, seats) ?? 'any';

export const boardFor = (map: MapData, seats: number): MapBoard => {
  const board = map.boards[boardKey(map, seats)];
  if (board === undefined) throw new Error(`${map.id} has no board for ${seats} players`);
  return board;
};
