/** Reads places in a map's data, and explains what is wrong. */
import type { Draft } from '../core/game/game.js';
import { said, type Said, type SaidPlace } from '../core/text/said.js';
import { type HexIndex, NONE } from '../core/ids.js';
import { type Board, edgeAt, hexAt, vertexAt } from '../core/board/board.js';
import { type Axial, CORNERS, type Corner, type Side, SIDES } from '../core/board/lattice.js';

export interface EdgePlace extends Axial {
  readonly side: Side;
}
export interface VertexPlace extends Axial {
  readonly corner: Corner;
}
/** What is meant, its id or -1, and why. */
export interface Read {
  readonly place: SaidPlace;
  readonly id: number;
  readonly problems: readonly Said[];
}

const found = (id: number, place: SaidPlace): Read =>
  id < 0
    ? { place, id: -1, problems: [said('noPlace', 'the board has no {place}', { place })] }
    : { place, id, problems: [] };

export const readHex = (board: Board, at: Axial): Read => found(hexAt(board, at), { q: at.q, r: at.r });

export const readEdge = (board: Board, at: EdgePlace): Read => {
  const side = SIDES.indexOf(at.side);
  return found(side < 0 ? -1 : edgeAt(board, at, side), { q: at.q, r: at.r, side: at.side });
};

export const readVertex = (board: Board, at: VertexPlace): Read => {
  const corner = CORNERS.indexOf(at.corner);
  return found(corner < 0 ? -1 : vertexAt(board, at, corner), { q: at.q, r: at.r, corner: at.corner });
};

export type Ground = 'land' | 'water';

/** A hex that every game deals anew may turn out right. */
const couldBe = ({ printed, scenario }: Draft, kind: Ground, hex: HexIndex): boolean =>
  hex !== NONE && (printed[hex] === NONE || scenario.terrains[printed[hex]]?.[kind] === true);

const besideProblems = (
  draft: Draft,
  { place, id, problems }: Read,
  kind: Ground,
  hexes: ArrayLike<number>,
  width: number,
): readonly Said[] => {
  if (id < 0) return problems;
  for (let i = id * width; i < (id + 1) * width; i++) if (couldBe(draft, kind, hexes[i])) return [];
  return [said('noneBeside', '{place} has no {kind} beside it', { place, kind })];
};

/** A hex must be of a kind; an edge or a corner must have one of that kind beside it. */
export const hexProblems = (draft: Draft, at: Axial, kind: Ground): readonly Said[] => {
  const { place, id, problems } = readHex(draft.board, at);
  return id < 0 || couldBe(draft, kind, id)
    ? problems
    : [said('isNot', '{place} is not {kind}', { place, kind })];
};

export const edgeProblems = (draft: Draft, at: EdgePlace, kind: Ground): readonly Said[] =>
  besideProblems(draft, readEdge(draft.board, at), kind, draft.board.edgeHexes, 2);

export const vertexProblems = (draft: Draft, at: VertexPlace, kind: Ground): readonly Said[] =>
  besideProblems(draft, readVertex(draft.board, at), kind, draft.board.vertexHexes, 3);
