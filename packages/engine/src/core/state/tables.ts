import type {
  Edge,
  EdgeIndex,
  Hex,
  HexIndex,
  RowIndex,
  Seat,
  SeatIndex,
  Vertex,
  VertexIndex,
} from '../ids.js';

/**
 * Bytes that know what they are indexed by: a bare number or the right id compiles, an id of another kind does not.
 * At run time each is a Uint8Array, and each can be used as one. Plain interfaces: in a generic one the signature for
 * the branded id gets lost (TypeScript 7.0).
 */
type BytesOnly = Omit<Uint8Array, number>;
export interface HexTable extends BytesOnly {
  [i: Hex]: number;
  [i: HexIndex]: number;
}
export interface VertexTable extends BytesOnly {
  [i: Vertex]: number;
  [i: VertexIndex]: number;
}
export interface EdgeTable extends BytesOnly {
  [i: Edge]: number;
  [i: EdgeIndex]: number;
}
export interface SeatTable extends BytesOnly {
  [i: Seat]: number;
  [i: SeatIndex]: number;
}
/** Several bytes per row, or one per game: an id alone is not an index, `at(seat, good)` is. */
export interface RowTable extends BytesOnly {
  [i: RowIndex]: number;
}
