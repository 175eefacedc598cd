/** What stays in place while tiles and numbers move: which hexes touch, and which corners they share. */
import { axialKey, buildBoard, neighbour, type Terrain } from '@landnam/engine';
import type { Recipe } from '@landnam/engine/rules';
import type { Tiles } from '../deal.js';
import type { MapBoard } from '../format.js';

export interface BoardGround {
  readonly recipe: Recipe;
  readonly terrains: ReadonlyMap<string, Terrain>;
  /** By hex: its neighbours. */
  readonly beside: readonly (readonly number[])[];
  /** By corner: the hexes around it. */
  readonly corners: readonly (readonly number[])[];
}

const besideOf = (hexes: MapBoard['hexes']): number[][] => {
  const index = new Map(hexes.map((hex, i) => [axialKey(hex), i]));
  return hexes.map((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => index.get(axialKey(neighbour(hex, side))) ?? []),
  );
};

const cornersOf = (hexes: MapBoard['hexes']): number[][] => {
  const board = buildBoard({ hexes });
  const corners = Array.from({ length: board.vertices }, (): number[] => []);
  hexes.forEach((_, hex) => {
    for (let k = 0; k < 6; k++) corners[board.hexVertices[hex * 6 + k]!]!.push(hex);
  });
  return corners;
};

export const groundOfBoard = ({ hexes }: Pick<MapBoard, 'hexes'>, recipe: Recipe): BoardGround => ({
  recipe,
  terrains: new Map(recipe.terrains.map((terrain) => [terrain.name, terrain])),
  beside: besideOf(hexes),
  corners: cornersOf(hexes),
});

/** How many of 36 rolls bring a number. */
export const pipsOf = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

export const isLandAt = ({ terrains }: BoardGround, tiles: Tiles, hex: number): boolean =>
  terrains.get(tiles[hex]!.terrain)?.land === true;

/** Whether a hex with a number gives its neighbours anything. */
export const isFertile = ({ terrains }: BoardGround, terrain: string): boolean => {
  const kind = terrains.get(terrain);
  return kind?.good !== undefined || kind?.choice === true;
};

/** Hexes in parts: neighbours that `joins` says belong together; a hex without a part is in none. */
export const partsOf = (
  { beside }: BoardGround,
  belongs: (hex: number) => boolean,
  joins: (one: number, other: number) => boolean,
): readonly (readonly number[])[] => {
  const seen = new Uint8Array(beside.length);
  const grow = (from: number): number[] => {
    const part = [from];
    seen[from] = 1;
    for (let i = 0; i < part.length; i++)
      for (const next of beside[part[i]!]!)
        if (seen[next] === 0 && belongs(next) && joins(part[i]!, next)) {
          seen[next] = 1;
          part.push(next);
        }
    return part;
  };
  return beside.flatMap((_, hex) => (seen[hex] === 1 || !belongs(hex) ? [] : [grow(hex)]));
};
