/** Where starting buildings may stand on a board as printed. */
import { type Board, CORNERS, type Terrain } from '@landnam/engine';
import { type Recipe, lacking, said, type Said, type SaidPlace } from '@landnam/engine/rules';
import { membersOf } from '../deal.js';
import { movingHexes } from './dealt.js';
import type { MapArea, MapBoard, MapHex, MapShuffle } from '../format.js';

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

/** Where an area lets somebody start, and where none settles. */
const openTo = ({ areas = {} }: MapBoard) => {
  const named = (which: (area: MapArea) => boolean): ReadonlySet<string | undefined> =>
    new Set(
      Object.entries(areas)
        .filter(([, area]) => which(area))
        .map(([name]) => name),
    );
  const [starts, closed] = [named(({ start }) => start === true), named(({ settle }) => settle === false)];
  return {
    isClosed: (hex: MapHex | undefined): boolean => closed.has(hex?.area),
    isOpen: (hex: MapHex | undefined): boolean => starts.size === 0 || starts.has(hex?.area),
  };
};

/** Corners on land, in start areas if there are any, and not where nobody settles. */
const startCorners = (
  board: Board,
  data: MapBoard,
  terrains: readonly (Terrain | undefined)[],
): readonly Corner[] => {
  const { isClosed, isOpen } = openTo(data);
  return cornersOf(board, data.hexes.length).filter(
    ({ beside }) =>
      beside.some((hex) => terrains[hex]?.land && isOpen(data.hexes[hex])) &&
      !beside.some((hex) => isClosed(data.hexes[hex])),
  );
};

/** Corners that so many hexes have together, lying as close as they can. */
const fewestCorners = (hexes: number): number =>
  hexes <= 0 ? 0 : 2 * hexes + Math.ceil(Math.sqrt(12 * hexes - 3)) + 1;

/** Corners to start at in every deal of a shuffle, wherever its land comes to lie. */
const dealtCorners = (data: MapBoard, { terrains }: Recipe, shuffle: MapShuffle, taken: number): number => {
  const { isClosed, isOpen } = openTo(data);
  const isLand = (name: string): boolean => terrains.some((kind) => kind.name === name && kind.land);
  const members = membersOf(data, shuffle).map((hex) => data.hexes[hex]);
  const dealt = Object.entries(shuffle.tiles ?? {}).filter(([name]) => isLand(name));
  const land =
    members.filter((hex) => isLand(hex?.terrain ?? '')).length +
    dealt.reduce((sum, [, count]) => sum + count, 0);
  const outside = members.filter((hex) => isClosed(hex) || !isOpen(hex)).length;
  const closed = CORNERS.length * data.hexes.filter(isClosed).length + CLOSED_BY_ONE * taken;
  return fewestCorners(land - outside) - closed;
};

/** In every deal. */
const surelyThere = (data: MapBoard, recipe: Recipe, corners: readonly Corner[], taken: number): number => {
  const moving = movingHexes(data, recipe);
  const shuffles = (data.shuffles ?? []).filter((each) =>
    membersOf(data, each).some((hex) => moving.has(hex)),
  );
  return Math.max(corners.length, ...shuffles.map((each) => dealtCorners(data, recipe, each, taken)));
};

/** Terrain that no deal changes into something else than land, or back. */
const lastingTerrains = (data: MapBoard, recipe: Recipe): readonly (Terrain | undefined)[] => {
  const moving = movingHexes(data, recipe);
  return data.hexes.map((hex, i) =>
    moving.has(i) ? undefined : recipe.terrains.find(({ name }) => name === hex.terrain),
  );
};

const placeOf = (board: Board, data: MapBoard, { vertex, beside: [hex = 0] }: Corner): SaidPlace => {
  const { q, r } = data.hexes[hex]!;
  const k = CORNERS.findIndex((_, corner) => board.hexVertices[hex * 6 + corner] === vertex);
  return { q, r, corner: CORNERS[k]! };
};

const tooFew = (corners: number, buildings: number): readonly Said[] => {
  const needed = CLOSED_BY_ONE * (buildings - 1) + 1;
  const text =
    '{corners} corners to start at are too few for {buildings} buildings: {needed} are always enough';
  return corners >= needed ? [] : [lacking('start.few', text, { corners, buildings, needed })];
};

/** Neither taken nor beside a corner that is. */
const isLeft = ({ vertexVertices }: Board, taken: readonly number[], { vertex }: Corner): boolean =>
  !taken.includes(vertex) && ![0, 1, 2].some((k) => taken.includes(vertexVertices[vertex * 3 + k]!));

interface Starting {
  readonly buildings: number;
  /** Corners where buildings lie ready. */
  readonly taken: readonly number[];
}

/** [S-903] [B-85] Enough places whoever starts where, however it is dealt, and none beside unknown hexes. */
export const startProblems = (
  board: Board,
  data: MapBoard,
  recipe: Recipe,
  { buildings, taken }: Starting,
): readonly Said[] => {
  if (buildings === 0) return [];
  const terrains = lastingTerrains(data, recipe);
  const corners = startCorners(board, data, terrains).filter((corner) => isLeft(board, taken, corner));
  const isUnknown = (terrain: Terrain | undefined): boolean =>
    terrain !== undefined && !terrain.land && terrain.water !== true;
  const unknown = corners.filter(({ beside }) => beside.some((hex) => isUnknown(terrains[hex])));
  return [
    ...tooFew(surelyThere(data, recipe, corners, taken.length), buildings),
    ...unknown.map((corner) =>
      said('start.unknown', 'corner v{vertex}, a place to start at, touches an unknown hex', {
        vertex: corner.vertex,
        place: placeOf(board, data, corner),
      }),
    ),
  ];
};
