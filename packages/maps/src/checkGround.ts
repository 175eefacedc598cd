/** Where a deal may turn land into sea or back, nothing is printed that stands on its ground. */
import {
  type Axial,
  axialKey,
  type Board,
  buildBoard,
  cornerIndex,
  neighbour,
  sideIndex,
  vertexAt,
} from '@landnam/engine';
import { formOf, type Recipe, type RuleModule, said, type Said } from '@landnam/engine/rules';
import { boardData } from './boardRules.js';
import { membersOf } from './deal.js';
import { markKinds, placesAt } from './edit/marking.js';
import type { MapPlace } from './edit/plane.js';
import type { MapBoard, MapData, MapFigure, MapShuffle } from './format.js';
import type { TellFault } from './problem.js';

const moving = (place: MapPlace): Said =>
  said('shuffle.ground', 'a shuffle may lay land or sea at {place}, where something is printed', {
    place: Object.fromEntries(
      Object.entries(place).filter(([name]) => ['q', 'r', 'side', 'corner'].includes(name)),
    ) as unknown as MapPlace,
  });

const groundsIn = (board: MapBoard, recipe: Recipe, shuffle: MapShuffle): ReadonlySet<boolean> => {
  const names = [
    ...membersOf(board, shuffle).map((hex) => board.hexes[hex]?.terrain),
    ...Object.keys(shuffle.tiles ?? {}),
  ];
  return new Set(recipe.terrains.filter(({ name }) => names.includes(name)).map(({ land }) => land));
};

/** Those that lay land in one deal where another lays none. */
export const movingShuffles = (board: MapBoard, recipe: Recipe): readonly MapShuffle[] =>
  (board.shuffles ?? []).filter((shuffle) => groundsIn(board, recipe, shuffle).size > 1);

const hexesOf = (board: MapBoard, shuffles: readonly MapShuffle[]): ReadonlySet<string> =>
  new Set(shuffles.flatMap((shuffle) => membersOf(board, shuffle).map((hex) => axialKey(board.hexes[hex]!))));

const cornerHexes = (built: Board, { hexes }: MapBoard, place: MapPlace): readonly Axial[] => {
  if (place.corner === undefined) return [];
  const vertex = vertexAt(built, place, cornerIndex(place.corner));
  return [0, 1, 2].flatMap((k) => hexes[built.vertexHexes[vertex * 3 + k] ?? hexes.length] ?? []);
};

/** All that share the place. */
const hexesAt = (built: Board, board: MapBoard, place: MapPlace): readonly Axial[] => [
  place,
  ...(place.side === undefined ? [] : [neighbour(place, sideIndex(place.side))]),
  ...cornerHexes(built, board, place),
];

/** A figure that follows what it stood on does so only where it may stay printed, too. */
const figurePlaces = (figure: MapFigure | undefined, always: boolean): readonly MapPlace[] => {
  if (figure === undefined) return [];
  if ('anyOf' in figure) return figure.anyOf;
  return 'q' in figure && (always || figure.follows === undefined) ? [figure] : [];
};

const modulesOf = ({ modules }: MapData, recipe: Recipe): readonly RuleModule[] => [
  ...recipe.modules.filter(({ name }) => modules?.without?.includes(name) !== true),
  ...(modules?.with ?? []).flatMap((name) => recipe.extras[name] ?? []),
];

/** Pieces that lie ready answer for their ground themselves [B-85]. */
const printedPlaces = (map: MapData, key: string, recipe: Recipe): readonly MapPlace[] => {
  const params: Readonly<Record<string, unknown>> = { ...map.params, ...map.boards[key]?.params };
  return modulesOf(map, recipe).flatMap(({ name, data }) =>
    data === undefined
      ? []
      : markKinds(name, formOf(data), params[name])
          .filter(({ piece }) => piece === undefined)
          .flatMap((kind) => placesAt(params[name], kind)),
  );
};

const checkOn = (map: MapData, key: string, recipe: Recipe, tell: TellFault): void => {
  const board = map.boards[key]!;
  const shuffles = movingShuffles(board, recipe);
  if (shuffles.length === 0) return;
  const all = hexesOf(board, shuffles);
  const always = hexesOf(
    board,
    shuffles.filter((shuffle) => shuffle.always),
  );
  const built = buildBoard(boardData(board));
  const tellIf = (hexes: ReadonlySet<string>, places: readonly MapPlace[]): void => {
    for (const place of places)
      if (hexesAt(built, board, place).some((hex) => hexes.has(axialKey(hex))))
        tell(`board ${key}`, moving(place));
  };
  tellIf(all, [...figurePlaces(board.robber, false), ...(board.harbours ?? [])]);
  if (always.size > 0) tellIf(always, figurePlaces(board.robber, true));
  tellIf(all, printedPlaces(map, key, recipe));
};

export const checkGround = (map: MapData, recipe: Recipe, tell: TellFault): void => {
  for (const key of Object.keys(map.boards)) checkOn(map, key, recipe, tell);
};
