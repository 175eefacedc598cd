/** How evenly a board is laid: pips over goods and corners, clusters, and numbers that touch. */
import { RED, type Tiles } from '../deal.js';
import { type BoardGround, isFertile, isLandAt, partsOf, pipsOf } from './ground.js';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Pips by good; a terrain that lets its player choose counts for none. */
export const goodPips = (
  { recipe, terrains }: BoardGround,
  tiles: Tiles,
): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { good } of recipe.terrains) if (good !== undefined) sums[good] = 0;
  for (const { terrain, number } of tiles) {
    const good = terrains.get(terrain)?.good;
    if (good !== undefined) sums[good]! += pipsOf(number);
  }
  return sums;
};

/** Pips on terrain that gives what its player chooses. */
export const choicePips = ({ terrains }: BoardGround, tiles: Tiles): number =>
  sumOf(tiles.map(({ terrain, number }) => (terrains.get(terrain)?.choice === true ? pipsOf(number) : 0)));

/** Hexes around each corner that land touches. */
export const landCorners = (ground: BoardGround, tiles: Tiles): readonly (readonly number[])[] =>
  ground.corners.filter((hexes) => hexes.some((hex) => isLandAt(ground, tiles, hex)));

/** Corners where three hexes give something: the ones that a lower limit is about. */
export const inlandCorners = (ground: BoardGround, tiles: Tiles): readonly (readonly number[])[] =>
  ground.corners.filter(
    (hexes) =>
      hexes.length === 3 &&
      hexes.every((hex) => isFertile(ground, tiles[hex]!.terrain) && tiles[hex]!.number > 0),
  );

export const cornerPips = (tiles: Tiles, hexes: readonly number[]): number => {
  let pips = 0;
  for (const hex of hexes) pips += pipsOf(tiles[hex]!.number);
  return pips;
};

/** Sizes of groups of one terrain, the largest first. */
export const clusterSizes = (ground: BoardGround, tiles: Tiles): readonly number[] =>
  partsOf(
    ground,
    (hex) => isFertile(ground, tiles[hex]!.terrain),
    (one, other) => tiles[one]!.terrain === tiles[other]!.terrain,
  )
    .map((part) => part.length)
    .sort((a, b) => b - a);

export const islandSizes = (ground: BoardGround, tiles: Tiles): readonly number[] =>
  partsOf(
    ground,
    (hex) => isLandAt(ground, tiles, hex),
    () => true,
  )
    .map((part) => part.length)
    .sort((a, b) => b - a);

/** How many pairs of neighbours have numbers that touch. */
export const touching = (
  { beside }: BoardGround,
  tiles: Tiles,
  touches: (one: number, other: number) => boolean,
): number => {
  let pairs = 0;
  for (const [hex, others] of beside.entries())
    for (const other of others) if (hex < other && touches(tiles[hex]!.number, tiles[other]!.number)) pairs++;
  return pairs;
};

export const isRed = (number: number): boolean => RED.includes(number);
export const isEnd = (number: number): boolean => number === 2 || number === 12;
export const areSame = (one: number, other: number): boolean => one > 0 && one === other;

/** Red numbers by terrain, for terrain that occurs and gives a good of its own. */
export const redsByTerrain = ({ terrains }: BoardGround, tiles: Tiles): Readonly<Record<string, number>> => {
  const reds: Record<string, number> = {};
  for (const { terrain, number } of tiles)
    if (terrains.get(terrain)?.good !== undefined)
      reds[terrain] = (reds[terrain] ?? 0) + (isRed(number) ? 1 : 0);
  return reds;
};

export interface CornerMeasures {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

export interface BoardMeasures {
  readonly pips: number;
  readonly goods: Readonly<Record<string, number>>;
  /** The good with most pips less the one with fewest. */
  readonly goodsApart: number;
  readonly corners: CornerMeasures;
  /** Of corners where three hexes give something; absent where there are none. */
  readonly inland?: CornerMeasures;
  /** The largest group of one terrain. */
  readonly cluster: number;
  readonly reds: Readonly<Record<string, number>>;
  readonly redPairs: number;
  readonly endPairs: number;
  readonly samePairs: number;
  readonly gold: number;
  /** Sizes, the largest first. */
  readonly islands: readonly number[];
}

const rounded = (value: number): number => Number(value.toFixed(3));

const cornerMeasures = (tiles: Tiles, corners: readonly (readonly number[])[]): CornerMeasures => {
  const pips = corners.map((hexes) => cornerPips(tiles, hexes));
  if (pips.length === 0) return { least: 0, most: 0, mean: 0, spread: 0 };
  const mean = sumOf(pips) / pips.length;
  const variance = sumOf(pips.map((each) => (each - mean) ** 2)) / pips.length;
  return {
    least: Math.min(...pips),
    most: Math.max(...pips),
    mean: rounded(mean),
    spread: rounded(Math.sqrt(variance)),
  };
};

export const apartBy = (sums: Readonly<Record<string, number>>): number => {
  const values = Object.values(sums);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
};

export const measureBoard = (ground: BoardGround, tiles: Tiles): BoardMeasures => {
  const goods = goodPips(ground, tiles);
  const inland = inlandCorners(ground, tiles);
  return {
    pips: sumOf(tiles.map(({ number }) => pipsOf(number))),
    goods,
    goodsApart: apartBy(goods),
    corners: cornerMeasures(tiles, landCorners(ground, tiles)),
    ...(inland.length === 0 ? {} : { inland: cornerMeasures(tiles, inland) }),
    cluster: clusterSizes(ground, tiles)[0] ?? 0,
    reds: redsByTerrain(ground, tiles),
    redPairs: touching(ground, tiles, (one, other) => isRed(one) && isRed(other)),
    endPairs: touching(ground, tiles, (one, other) => isEnd(one) && isEnd(other)),
    samePairs: touching(ground, tiles, areSame),
    gold: choicePips(ground, tiles),
    islands: islandSizes(ground, tiles),
  };
};
