/** Starting pieces that a map lays: whether they could have been placed. */
import type { Board } from '../core/board/board.js';

const neighbours = ({ vertexVertices }: Board, a: number, b: number): boolean =>
  [0, 1, 2].some((k) => vertexVertices[a * 3 + k] === b);

/** Two on one corner, or on neighbouring ones. */
export const areTooClose = (board: Board, corners: readonly number[]): boolean =>
  corners.some((a, i) => corners.some((b, j) => i !== j && (a === b || neighbours(board, a, b))));

export const touches = ({ edgeVertices }: Board, vertex: number, edge: number): boolean =>
  edgeVertices[edge * 2] === vertex || edgeVertices[edge * 2 + 1] === vertex;
