/** Reads places in a map's data, and explains what is wrong. */
import type { Draft } from '../../core/game/game.js';
import { type HexIndex, NONE } from '../../core/ids.js';
import { type Board, edgeAt, hexAt, vertexAt } from '../../core/board/board.js';
import { type Axial, CORNERS, type Corner, type Side, SIDES } from '../../core/board/lattice.js';
import { type TerrainKinds, groundOf } from './ground.js';

export interface EdgePlace extends Axial {
  readonly side: Side;
}
export interface VertexPlace extends Axial {
  readonly corner: Corner;
}
/** What is meant, its id or -1, and why. */
export interface Read {
  readonly what: string;
  readonly id: number;
  readonly problems: readonly string[];
}

const found = (id: number, what: string): Read =>
  id < 0 ? { what, id: -1, problems: [`the board has no ${what}`] } : { what, id, problems: [] };

export const readHex = (board: Board, at: Axial): Read => found(hexAt(board, at), `hex ${at.q},${at.r}`);

export const readEdge = (board: Board, at: EdgePlace): Read => {
  const side = SIDES.indexOf(at.side);
  return found(side < 0 ? -1 : edgeAt(board, at, side), `edge ${at.q},${at.r} ${at.side}`);
};

export const readVertex = (board: Board, at: VertexPlace): Read => {
  const corner = CORNERS.indexOf(at.corner);
  return found(corner < 0 ? -1 : vertexAt(board, at, corner), `corner ${at.q},${at.r} ${at.corner}`);
};

/** A hex that every game deals anew may turn out right. */
const couldBe = ({ printed, scenario }: Draft, kind: keyof TerrainKinds, hex: HexIndex): boolean =>
  hex !== NONE && (printed[hex] === NONE || groundOf(scenario)[kind][printed[hex]] === 1);

const besideProblems = (
  draft: Draft,
  { what, id, problems }: Read,
  kind: keyof TerrainKinds,
  hexes: ArrayLike<number>,
  width: number,
): readonly string[] => {
  if (id < 0) return problems;
  for (let i = id * width; i < (id + 1) * width; i++) if (couldBe(draft, kind, hexes[i])) return [];
  return [`${what} has no ${kind} beside it`];
};

/** A hex must be of a kind; an edge or a corner must have one of that kind beside it. */
export const hexProblems = (draft: Draft, at: Axial, kind: keyof TerrainKinds): readonly string[] => {
  const { what, id, problems } = readHex(draft.board, at);
  return id < 0 || couldBe(draft, kind, id) ? problems : [`${what} is not ${kind}`];
};

export const edgeProblems = (draft: Draft, at: EdgePlace, kind: keyof TerrainKinds): readonly string[] =>
  besideProblems(draft, readEdge(draft.board, at), kind, draft.board.edgeHexes, 2);

export const vertexProblems = (draft: Draft, at: VertexPlace, kind: keyof TerrainKinds): readonly string[] =>
  besideProblems(draft, readVertex(draft.board, at), kind, draft.board.vertexHexes, 3);
