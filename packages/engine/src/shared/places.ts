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

/** However it is dealt. */
export const isSure = ({ dealt, scenario }: Draft, kind: Ground, hex: HexIndex): boolean =>
  hex !== NONE && dealt[hex].length > 0 && dealt[hex].every((may) => scenario.terrains[may]?.[kind] === true);

const besideProblems = (
  draft: Draft,
  { place, id, problems }: Read,
  kind: Ground,
  beside: readonly number[],
): readonly Said[] => {
  if (id < 0) return problems;
  return beside.some((hex) => couldBe(draft, kind, hex))
    ? []
    : [said('noneBeside', '{place} has no {kind} beside it', { place, kind })];
};

export const hexesAtEdge = ({ edgeHexes }: Board, edge: number): readonly number[] =>
  [0, 1].map((k) => edgeHexes[edge * 2 + k]);

export const hexesAtVertex = ({ vertexHexes }: Board, vertex: number): readonly number[] =>
  [0, 1, 2].map((k) => vertexHexes[vertex * 3 + k]);

/** A hex must be of a kind; an edge or a corner must have one of that kind beside it. */
export const hexProblems = (draft: Draft, at: Axial, kind: Ground): readonly Said[] => {
  const { place, id, problems } = readHex(draft.board, at);
  return id < 0 || couldBe(draft, kind, id)
    ? problems
    : [said('isNot', '{place} is not {kind}', { place, kind })];
};

export const edgeProblems = (draft: Draft, at: EdgePlace, kind: Ground): readonly Said[] => {
  const read = readEdge(draft.board, at);
  return besideProblems(draft, read, kind, hexesAtEdge(draft.board, read.id));
};

export const vertexProblems = (draft: Draft, at: VertexPlace, kind: Ground): readonly Said[] => {
  const read = readVertex(draft.board, at);
  return besideProblems(draft, read, kind, hexesAtVertex(draft.board, read.id));
};
