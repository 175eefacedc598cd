declare const idOf: unique symbol;

/** A bare integer at run time, a distinct type for the compiler. */
export type Id<K extends string> = number & { readonly [idOf]: K };
export type Hex = Id<'hex'>;
export type Vertex = Id<'vertex'>;
export type Edge = Id<'edge'>;
export type Seat = Id<'seat'>;

/** The id type for an operand of a kind; a plain number if it is neither place nor seat. */
export type IdOf<K extends string> = K extends 'hex' | 'vertex' | 'edge' | 'seat' ? Id<K> : number;

/** What may index a table or be passed as a parameter: a bare number or the right id, no id of another kind. */
type Index<K extends string> = number & { readonly [idOf]?: K };
export type HexIndex = Index<'hex'>;
export type VertexIndex = Index<'vertex'>;
export type EdgeIndex = Index<'edge'>;
export type SeatIndex = Index<'seat'>;
/** An index inside a row, `row * width + k`: not an id. */
export type RowIndex = Index<'row'>;

/** "Nobody", "nowhere", "no such thing" in every byte of the state and the board. */
export const NONE = 255;
/** Nature is a seat. */
export const CHANCE = 7 as Seat;
export const MOST_SEATS = 6;

export const bit = (seat: number): number => 1 << seat;
export const hasBit = (bits: number, seat: number): boolean => (bits & (1 << seat)) !== 0;

/** The seats of a bit set, lowest first; the highest bit is the sign, and shifting a negative number never reaches 0. */
export const seatsOf = (bits: number): Seat[] => {
  const seats: Seat[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) seats.push((31 - Math.clz32(rest & -rest)) as Seat);
  return seats;
};
