/** Starting pieces that a map lays: how they come onto the board, and whether they could have been placed. */
import type { Board } from '../core/board/board.js';
import type { Contributions, Step } from '../core/game/game.js';
import { NONE } from '../core/ids.js';
import { push } from '../core/state/frames.js';
import type { State } from '../core/state/state.js';
import type { EdgeTable } from '../core/state/tables.js';
import { putBuilding, putRoute } from './placing.js';
import { seatAfter } from './supply.js';

declare module '../core/registry.js' {
  interface FrameNames {
    fixedStart: true;
  }
}

export interface FixedRoute {
  readonly edge: number;
  readonly piece: number;
  table(s: State): EdgeTable;
}
/** What lies ready for one seat. */
export interface FixedStart {
  readonly buildings: readonly { readonly vertex: number; readonly piece: number }[];
  readonly routes: readonly FixedRoute[];
  /** The corner of the building that brings cards; NONE for none. */
  readonly cards: number;
}

const layFor =
  (starts: readonly FixedStart[]): Step =>
  (g, s, seat) => {
    const { buildings, routes, cards } = starts[seat];
    if (cards !== NONE) push(s, g.kind.starting, seat, cards);
    for (const { vertex, piece } of buildings) putBuilding(g, s, seat, vertex, piece);
    for (const route of routes) putRoute(g, s, route.table(s), seat, route.edge, route.piece);
  };

const nextSeat: Step = (g, s, seat) => {
  const next = seatAfter(g, seat, 1);
  if (next !== s.base.first[0]) push(s, g.kind.fixedStart, next);
};

/** Seat after seat from the starting player on: all pieces with their effects, then the cards. */
export const layStarts = (
  starts: readonly FixedStart[],
): Required<Pick<Contributions, 'setup' | 'routines'>> => ({
  setup: (g, s) => push(s, g.kind.fixedStart, s.base.first[0]),
  routines: { fixedStart: [layFor(starts), nextSeat] },
});

/** A map that was checked names no other. */
export const known = (id: number): number => {
  if (id < 0) throw new Error('a fixed start names a place that the board does not have');
  return id;
};

const neighbours = ({ vertexVertices }: Board, a: number, b: number): boolean =>
  [0, 1, 2].some((k) => vertexVertices[a * 3 + k] === b);

/** Which of these corners have an earlier one beside them, or are the same. */
export const tooClose = (board: Board, corners: readonly number[]): readonly number[] =>
  corners.flatMap((a, i) => (corners.slice(0, i).some((b) => a === b || neighbours(board, a, b)) ? [i] : []));

/** Two on one corner, or on neighbouring ones. */
export const areTooClose = (board: Board, corners: readonly number[]): boolean =>
  tooClose(board, corners).length > 0;

export const touches = ({ edgeVertices }: Board, vertex: number, edge: number): boolean =>
  edgeVertices[edge * 2] === vertex || edgeVertices[edge * 2 + 1] === vertex;
