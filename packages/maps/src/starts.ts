/** Where starting buildings may stand on a board as printed. */
import { type Board, CORNERS, type Terrain } from '@landnam/engine';
import { type Recipe, said, type Said, type SaidPlace } from '@landnam/engine/rules';
import type { MapBoard } from './format.js';

/** A building closes its own corner and at most three others. */
const CLOSED_BY_ONE = 4;

interface Corner {
  readonly vertex: number;
  readonly beside: readonly number[];
}

const cornersOf = (board: Board, inside: number): readonly Corner[] =>
  Array.from({ length: board.vertices }, (_, vertex) => ({
    vertex,
    beside: [0, 1, 2].map((k) => board.vertexHexes[vertex * 3 + k]!).filter((hex) => hex < inside),
  }));

/** Corners on land, in start areas if there are any, and not where nobody settles. */
const startCorners = (
  board: Board,
  data: MapBoard,
  terrains: readonly (Terrain | undefined)[],
): readonly Corner[] => {
  const areas = Object.entries(data.areas ?? {});
  const named = (which: (area: (typeof areas)[number][1]) => boolean): Set<string | undefined> =>
    new Set(areas.filter(([, area]) => which(area)).map(([name]) => name));
  const [starts, closed] = [named(({ start }) => start === true), named(({ settle }) => settle === false)];
  const areaOf = (hex: number): string | undefined => data.hexes[hex]?.area;
  return cornersOf(board, data.hexes.length).filter(
    ({ beside }) =>
      beside.some((hex) => terrains[hex]?.land && (starts.size === 0 || starts.has(areaOf(hex)))) &&
      !beside.some((hex) => closed.has(areaOf(hex))),
  );
};

const placeOf = (board: Board, data: MapBoard, { vertex, beside: [hex = 0] }: Corner): SaidPlace => {
  const { q, r } = data.hexes[hex]!;
  const k = CORNERS.findIndex((_, corner) => board.hexVertices[hex * 6 + corner] === vertex);
  return { q, r, corner: CORNERS[k]! };
};

/** Neither taken nor beside a corner that is. */
const isLeft = ({ vertexVertices }: Board, taken: readonly number[], { vertex }: Corner): boolean =>
  !taken.includes(vertex) && ![0, 1, 2].some((k) => taken.includes(vertexVertices[vertex * 3 + k]!));

interface Starting {
  readonly buildings: number;
  /** Corners where buildings lie ready. */
  readonly taken: readonly number[];
}

/** [S-903] [B-85] Enough places whoever starts where, and none beside unknown hexes. */
export const startProblems = (
  board: Board,
  data: MapBoard,
  recipe: Recipe,
  { buildings, taken }: Starting,
): readonly Said[] => {
  const terrains = data.hexes.map((hex) => recipe.terrains.find(({ name }) => name === hex.terrain));
  if (buildings === 0 || terrains.includes(undefined)) return [];
  const corners = startCorners(board, data, terrains).filter((corner) => isLeft(board, taken, corner));
  const unknown = corners.filter(({ beside }) =>
    beside.some((hex) => !terrains[hex]!.land && terrains[hex]!.water !== true),
  );
  const needed = CLOSED_BY_ONE * (buildings - 1) + 1;
  return [
    ...(corners.length < needed
      ? [
          said(
            'start.few',
            '{corners} corners to start at are too few for {buildings} buildings: {needed} are always enough',
            { corners: corners.length, buildings, needed },
          ),
        ]
      : []),
    ...unknown.map((corner) =>
      said('start.unknown', 'corner v{vertex}, a place to start at, touches an unknown hex', {
        vertex: corner.vertex,
        place: placeOf(board, data, corner),
      }),
    ),
  ];
};
