/** Places in the data of a map, read with an explanation of what is wrong. */
import { type Board, edgeAt, hexAt, vertexAt } from '../../core/board.js';
import { type Axial, CORNERS, type Corner, type Side, SIDES } from '../../core/lattice.js';

export interface EdgePlace extends Axial {
  readonly side: Side;
}
export interface VertexPlace extends Axial {
  readonly corner: Corner;
}
/** An id, or -1 and why. */
export interface Read {
  readonly id: number;
  readonly problems: readonly string[];
}

const found = (id: number, what: string): Read =>
  id < 0 ? { id: -1, problems: [`the board has no ${what}`] } : { id, problems: [] };

export const readHex = (board: Board, at: Axial): Read => found(hexAt(board, at), `hex ${at.q},${at.r}`);

export const readEdge = (board: Board, at: EdgePlace): Read => {
  const side = SIDES.indexOf(at.side);
  return found(side < 0 ? -1 : edgeAt(board, at, side), `edge ${at.q},${at.r} ${at.side}`);
};

export const readVertex = (board: Board, at: VertexPlace): Read => {
  const corner = CORNERS.indexOf(at.corner);
  return found(corner < 0 ? -1 : vertexAt(board, at, corner), `corner ${at.q},${at.r} ${at.corner}`);
};
