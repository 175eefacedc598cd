/** For code that draws or explains ships; the list of moves counts all ends of a seat at once. */
import type { Board } from '../../core/board/board.js';
import { type EdgeIndex, NONE, type VertexIndex } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';

const touchesOther = (board: Board, s: State, seat: number, vertex: VertexIndex, edge: EdgeIndex): boolean =>
  [0, 1, 2].some((i) => {
    const other = board.vertexEdges[vertex * 3 + i];
    if (other === NONE || other === edge) return false;
    return s.ships.ship[other] === seat || s.base.road[other] === seat;
  });

/** [S-5] The ends of a ship that touch neither a building nor another piece of its owner. */
export const openEnds = (board: Board, s: State, edge: EdgeIndex): readonly number[] => {
  const seat = s.ships.ship[edge];
  const ends = [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]];
  return ends.filter((end) => s.base.owner[end] !== seat && !touchesOther(board, s, seat, end, edge));
};
