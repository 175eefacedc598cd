/** Where a deal may turn land into sea or back, nothing is printed that stands on its ground. */
import { type Axial, axialKey } from '@landnam/engine';
import {
  type Extras,
  formOf,
  modulesOf,
  type Recipe,
  recipeOf,
  said,
  type Said,
} from '@landnam/engine/rules';
import { rulesOf } from '../boardRules.js';
import { movingHexes } from './dealt.js';
import { markKinds, placesAt } from '../edit/marking.js';
import { hexesBeside, type MapPlace } from '../edit/plane.js';
import { boardFor, boardKey, type MapBoard, type MapData, type MapFigure } from '../format.js';
import type { TellFault } from './problem.js';

const moving = ({ q, r, side, corner }: MapPlace): Said =>
  said('shuffle.ground', 'a shuffle may lay land or sea at {place}, where something is printed', {
    place: { q, r, ...(side && { side }), ...(corner && { corner }) } as Axial,
  });

/** A figure that follows what it stood on does so only where it may stay printed, too. */
const namedPlaces = (figure: MapFigure | undefined, always: boolean): readonly MapPlace[] => {
  if (figure === undefined) return [];
  if ('anyOf' in figure) return figure.anyOf;
  return 'q' in figure && (always || figure.follows === undefined) ? [figure] : [];
};

/** Pieces that lie ready answer for their ground themselves [B-85]. */
const printedPlaces = (map: MapData, seats: number, extras: Extras): readonly MapPlace[] => {
  const rules = rulesOf(map, seats);
  const params: Readonly<Record<string, unknown>> = { ...rules.params };
  return modulesOf(recipeOf(map.recipe, extras), rules, {}).flatMap(({ name, data }) =>
    data === undefined
      ? []
      : markKinds(name, formOf(data), params[name])
          .filter(({ piece }) => piece === undefined)
          .flatMap((kind) => placesAt(params[name], kind)),
  );
};

const keysOf = (board: MapBoard, recipe: Recipe): ReadonlySet<string> =>
  new Set([...movingHexes(board, recipe)].map((hex) => axialKey(board.hexes[hex]!)));

const among = (hexes: ReadonlySet<string>, places: readonly MapPlace[]): readonly MapPlace[] =>
  places.filter((place) => hexesBeside(place).some((hex) => hexes.has(axialKey(hex))));

/** On the board for this many players. */
export const checkGround = (map: MapData, seats: number, extras: Extras, tell: TellFault): void => {
  const board = boardFor(map, seats);
  const recipe = recipeOf(map.recipe, extras);
  const all = keysOf(board, recipe);
  if (all.size === 0) return;
  const lasting = { ...board, shuffles: (board.shuffles ?? []).filter(({ always }) => always) };
  for (const place of [
    ...among(all, [...namedPlaces(board.robber, false), ...(board.harbours ?? [])]),
    ...among(keysOf(lasting, recipe), namedPlaces(board.robber, true)),
    ...among(all, printedPlaces(map, seats, extras)),
  ])
    tell(`board ${boardKey(map, seats)}`, moving(place));
};
