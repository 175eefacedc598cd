import type { Edge, EdgeIndex, Hex, HexIndex, RowIndex, Vertex, VertexIndex } from '../ids.js';
import { NONE } from '../ids.js';
import { type Axial, axialKey, cornerPoint, type Point, pointKey, sideEnds } from './lattice.js';

/** Rows of ids, read at `row * width + k`: an id alone is not an index. A Uint8Array at run time. */
export interface IdRows<V extends number> {
  readonly [i: RowIndex]: V;
  readonly length: number;
}

/** Topology only, immutable; padded with NONE throughout. */
export interface Board {
  readonly hexes: number;
  readonly vertices: number;
  readonly edges: number;
  readonly hexVertices: IdRows<Vertex>; // 6 per hex, N first, clockwise
  readonly vertexHexes: IdRows<Hex>; // 3 per vertex
  readonly vertexEdges: IdRows<Edge>; // 3 per vertex
  readonly vertexVertices: IdRows<Vertex>; // same order as vertexEdges
  readonly edgeVertices: IdRows<Vertex>; // 2 per edge
  readonly edgeHexes: IdRows<Hex>; // 2 per edge
  readonly places: Places;
}

/** Where things are, for map data and drawings; no rule reads it. */
export interface Places {
  readonly hexes: readonly Axial[];
  readonly vertices: readonly Point[];
  readonly inside: number; // hexes before this index have all their corners, the frame's do not
}

export interface BoardData {
  readonly hexes: readonly Axial[];
  /** Hexes without corners and edges of their own. */
  readonly frame?: readonly Axial[];
  /** Edges cut in two by a joint where nothing can stand, each named by hex and side. */
  readonly splits?: readonly { readonly at: Axial; readonly side: number }[];
}

interface Draft {
  readonly vertexIds: Map<string, number>;
  readonly points: Point[];
  readonly edgeIds: Map<string, number>;
  readonly ends: [number, number][];
  /** The two edges a split one became, by its original key. */
  readonly halves: Map<string, readonly number[]>;
}

const edgeKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

const vertexOf = (draft: Draft, point: Point): number => {
  const key = pointKey(point);
  const known = draft.vertexIds.get(key);
  if (known !== undefined) return known;
  draft.vertexIds.set(key, draft.points.length);
  draft.points.push(point);
  return draft.points.length - 1;
};

const addEdge = (draft: Draft, a: number, b: number): void => {
  const key = edgeKey(a, b);
  if (draft.edgeIds.has(key)) return;
  draft.edgeIds.set(key, draft.ends.length);
  draft.ends.push(a < b ? [a, b] : [b, a]);
};

const draftOf = (hexes: readonly Axial[]): Draft => {
  const draft: Draft = { vertexIds: new Map(), points: [], edgeIds: new Map(), ends: [], halves: new Map() };
  for (const hex of hexes)
    for (let corner = 0; corner < 6; corner++) vertexOf(draft, cornerPoint(hex, corner));
  for (const hex of hexes)
    for (let side = 0; side < 6; side++) {
      const [from, to] = sideEnds(hex, side);
      addEdge(draft, vertexOf(draft, from), vertexOf(draft, to));
    }
  return draft;
};

const splitEdge = (draft: Draft, at: Axial, side: number): void => {
  const [from, to] = sideEnds(at, side);
  const [a, b] = [vertexOf(draft, from), vertexOf(draft, to)];
  const key = edgeKey(a, b);
  const edge = draft.edgeIds.get(key);
  if (edge === undefined) throw new Error(`split: no edge at ${axialKey(at)} side ${side}`);
  const joint = draft.points.length;
  draft.points.push({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  draft.edgeIds.delete(key);
  draft.ends[edge] = [Math.min(a, b), joint];
  draft.edgeIds.set(edgeKey(Math.min(a, b), joint), edge);
  addEdge(draft, Math.max(a, b), joint);
  draft.halves.set(key, [edge, draft.ends.length - 1]);
};

const table = (length: number): Uint8Array => new Uint8Array(length).fill(NONE);

const append = (rows: Uint8Array, width: number, row: number, value: number): void => {
  for (let i = row * width; i < (row + 1) * width; i++)
    if (rows[i] === NONE) {
      rows[i] = value;
      return;
    }
};

const cornersOf = (draft: Draft, hexes: readonly Axial[]): Uint8Array => {
  const corners = table(hexes.length * 6);
  hexes.forEach((hex, h) => {
    for (let k = 0; k < 6; k++)
      corners[h * 6 + k] = draft.vertexIds.get(pointKey(cornerPoint(hex, k))) ?? NONE;
  });
  return corners;
};

const turned = (corners: Uint8Array, width: number, vertices: number): Uint8Array => {
  const rows = table(vertices * width);
  for (let i = 0; i < corners.length; i++) {
    const vertex = corners[i];
    if (vertex !== NONE) append(rows, width, vertex, Math.floor(i / 6));
  }
  return rows;
};

/** Halves of a split edge border the same hexes as the whole did, although their joint is in no hex. */
const hexesBeside = (draft: Draft, hexes: readonly Axial[]): Uint8Array => {
  const beside = table(draft.ends.length * 2);
  hexes.forEach((hex, h) => {
    for (let side = 0; side < 6; side++)
      for (const edge of edgesAlong(draft, hex, side)) append(beside, 2, edge, h);
  });
  return beside;
};

/** The edge on this side of a hex, its two halves, or none. */
const edgesAlong = (draft: Draft, hex: Axial, side: number): readonly number[] => {
  const [a, b] = sideEnds(hex, side).map((end) => draft.vertexIds.get(pointKey(end)));
  if (a === undefined || b === undefined) return [];
  const key = edgeKey(a, b);
  const edge = draft.edgeIds.get(key);
  return edge === undefined ? (draft.halves.get(key) ?? []) : [edge];
};

const fanOut = (draft: Draft): { edges: Uint8Array; vertices: Uint8Array } => {
  const edges = table(draft.points.length * 3);
  const vertices = table(draft.points.length * 3);
  draft.ends.forEach(([a, b], edge) => {
    append(edges, 3, a, edge);
    append(edges, 3, b, edge);
    append(vertices, 3, a, b);
    append(vertices, 3, b, a);
  });
  return { edges, vertices };
};

export const buildBoard = (data: BoardData): Board => {
  const hexes = [...data.hexes, ...(data.frame ?? [])];
  const draft = draftOf(data.hexes);
  for (const { at, side } of data.splits ?? []) splitEdge(draft, at, side);
  const corners = cornersOf(draft, hexes);
  const fan = fanOut(draft);
  return {
    hexes: hexes.length,
    vertices: draft.points.length,
    edges: draft.ends.length,
    hexVertices: corners as unknown as IdRows<Vertex>,
    vertexHexes: turned(corners, 3, draft.points.length) as unknown as IdRows<Hex>,
    vertexEdges: fan.edges as unknown as IdRows<Edge>,
    vertexVertices: fan.vertices as unknown as IdRows<Vertex>,
    edgeVertices: Uint8Array.from(draft.ends.flat()) as unknown as IdRows<Vertex>,
    edgeHexes: hexesBeside(draft, hexes) as unknown as IdRows<Hex>,
    places: { hexes, vertices: draft.points, inside: data.hexes.length },
  };
};

const pointIndex = (board: Board, point: Point): number =>
  board.places.vertices.findIndex((at) => at.x === point.x && at.y === point.y);

export const hexAt = (board: Board, at: Axial): Hex =>
  board.places.hexes.findIndex((hex) => hex.q === at.q && hex.r === at.r) as Hex;

export const vertexAt = (board: Board, at: Axial, corner: number): Vertex =>
  pointIndex(board, cornerPoint(at, corner)) as Vertex;

/** -1 where the board has no such edge; a split edge is found by neither of its halves. */
export const edgeAt = (board: Board, at: Axial, side: number): Edge => {
  const [from, to] = sideEnds(at, side).map((end) => pointIndex(board, end));
  for (let edge = 0; edge < board.edges; edge++) {
    const [a, b] = [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]];
    if ((a === from && b === to) || (a === to && b === from)) return edge as Edge;
  }
  return -1 as Edge;
};

export const edgeTouchesHex = (board: Board, edge: EdgeIndex, hex: HexIndex): boolean =>
  board.edgeHexes[edge * 2] === hex || board.edgeHexes[edge * 2 + 1] === hex;

export const vertexTouchesHex = (board: Board, vertex: VertexIndex, hex: HexIndex): boolean =>
  board.vertexHexes[vertex * 3] === hex ||
  board.vertexHexes[vertex * 3 + 1] === hex ||
  board.vertexHexes[vertex * 3 + 2] === hex;

export const otherEnd = (board: Board, edge: EdgeIndex, vertex: VertexIndex): Vertex =>
  board.edgeVertices[edge * 2] === vertex ? board.edgeVertices[edge * 2 + 1] : board.edgeVertices[edge * 2];

/** The edge between two vertices, NONE if they are not neighbours. */
export const edgeBetween = (board: Board, a: VertexIndex, b: VertexIndex): Edge => {
  for (let k = 0; k < 3; k++) if (board.vertexVertices[a * 3 + k] === b) return board.vertexEdges[a * 3 + k];
  return NONE as Edge;
};
