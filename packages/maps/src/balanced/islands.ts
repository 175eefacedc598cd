/** Islands laid freely on a field of hexes: so many of them, of such sizes, with water between any two. */
import { axialKey, type Axial, type Below, neighbour, pointKey, sideEnds, SIDES } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import { layStacks, shuffle, shuffleNumbers, shuffleTiles, type Tiles, tilesOf } from '../deal.js';
import { boardFor, type MapBoard, type MapData, type MapHarbour, type MapShuffle } from '../format.js';
import { type BoardGround, groundOfBoard, isLandAt } from './ground.js';
import { hexOf, type LaidTiles, type Laying } from './laying.js';
import type { BoardLimits, LimitValue } from './limits.js';

const USUAL_COUNT: LimitValue = { from: 3, to: 5 };
const USUAL_SIZE: LimitValue = { from: 2 };
const MOST_SHAPES = 40;

const drawFrom = (least: number, most: number, below: Below): number => least + below(most - least + 1);

/** Sizes that add up to the land there is; null if none do. */
export const drawSizes = (
  land: number,
  { from: fewest = 1, to: most = land }: LimitValue,
  { from: least = 1, to: largest = land }: LimitValue,
  below: Below,
): readonly number[] | null => {
  const [low, high] = [Math.max(fewest, Math.ceil(land / largest)), Math.min(most, Math.floor(land / least))];
  if (low > high) return null;
  const sizes = Array.from({ length: drawFrom(low, high, below) }, () => least);
  for (let rest = land - least * sizes.length; rest > 0; rest--) {
    const open = sizes.flatMap((size, i) => (size < largest ? [i] : []));
    sizes[open[below(open.length)]!]! += 1;
  }
  return sizes.sort((a, b) => b - a);
};

/** One more island on hexes that touch no other; null if it does not fit. */
const growOne = (
  ground: BoardGround,
  taken: ReadonlySet<number>,
  size: number,
  below: Below,
): number[] | null => {
  const free = (hex: number): boolean =>
    !taken.has(hex) && !ground.beside[hex]!.some((other) => taken.has(other));
  const seeds = ground.beside.flatMap((_, hex) => (free(hex) ? [hex] : []));
  if (seeds.length === 0) return null;
  const island = [seeds[below(seeds.length)]!];
  while (island.length < size) {
    const edge = island.flatMap((hex) =>
      ground.beside[hex]!.filter((next) => free(next) && !island.includes(next)),
    );
    if (edge.length === 0) return null;
    island.push(edge[below(edge.length)]!);
  }
  return island;
};

/** Hexes of land, or null if these islands found no room. */
const growAll = (ground: BoardGround, sizes: readonly number[], below: Below): number[] | null => {
  const taken = new Set<number>();
  for (const size of sizes) {
    const island = growOne(ground, taken, size, below);
    if (island === null) return null;
    for (const hex of island) taken.add(hex);
  }
  return [...taken].sort((a, b) => a - b);
};

interface Coast extends Axial {
  readonly side: number;
}

const coastsOf = (ground: BoardGround, board: MapBoard, tiles: Tiles): Coast[] => {
  const land = new Set(board.hexes.flatMap((hex, i) => (isLandAt(ground, tiles, i) ? [axialKey(hex)] : [])));
  return board.hexes.flatMap((hex) =>
    land.has(axialKey(hex))
      ? SIDES.flatMap((_, side) =>
          land.has(axialKey(neighbour(hex, side))) ? [] : [{ q: hex.q, r: hex.r, side }],
        )
      : [],
  );
};

/** As many as there are kinds, if the coasts have room: no two share a corner. */
const layHarbours = (
  ground: BoardGround,
  board: MapBoard,
  tiles: Tiles,
  below: Below,
): readonly MapHarbour[] => {
  const kinds = Object.entries(board.harbourKinds ?? {}).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  const used = new Set<string>();
  const places: Coast[] = [];
  for (const coast of shuffle(coastsOf(ground, board, tiles), below)) {
    const ends = sideEnds(coast, coast.side).map(pointKey);
    if (places.length === kinds.length || ends.some((end) => used.has(end))) continue;
    for (const end of ends) used.add(end);
    places.push(coast);
  }
  const dealt = shuffle(kinds, below);
  return places.map(({ q, r, side }, i) => ({ q, r, side: SIDES[side]!, trades: dealt[i]! }));
};

/** The water that touches least land. */
const openWater = (ground: BoardGround, board: MapBoard, tiles: Tiles): Axial | undefined => {
  const coast = (hex: number): number =>
    ground.beside[hex]!.filter((other) => isLandAt(ground, tiles, other)).length;
  const waters = board.hexes.flatMap((_, hex) => (isLandAt(ground, tiles, hex) ? [] : [hex]));
  const [first] = waters.sort((a, b) => coast(a) - coast(b));
  return first === undefined ? undefined : { q: board.hexes[first]!.q, r: board.hexes[first]!.r };
};

const layLand = (
  ground: BoardGround,
  board: MapBoard,
  stack: MapShuffle,
  land: readonly number[],
  below: Below,
): LaidTiles => {
  const tiles = tilesOf(board.hexes).map(() => ({ terrain: 'sea', number: 0 }));
  const { sea: _sea, ...grown } = stack.tiles ?? {};
  layStacks(tiles, land, { ...stack, tiles: grown }, ground.recipe);
  shuffleTiles(tiles, land, below);
  shuffleNumbers(tiles, land, below);
  return { tiles, groups: [land] };
};

/** The map's board is a field of hexes with one stack of tiles; its water is what islands leave. */
export const islandLaying = (map: MapData, seats: number, limits: BoardLimits): Laying => {
  const board = boardFor(map, seats);
  const ground = groundOfBoard(board, RECIPES[map.recipe]!);
  const [stack] = board.shuffles ?? [];
  if (stack === undefined) throw new Error(`${map.id} has no stack of tiles`);
  const land = landOf(stack);
  const [count, size] = [limits['islands'] ?? USUAL_COUNT, limits['size'] ?? USUAL_SIZE];
  const lay = (below: Below): LaidTiles | null => {
    for (let tries = 0; tries < MOST_SHAPES; tries++) {
      const sizes = drawSizes(land, count, size, below);
      const grown = sizes === null ? null : growAll(ground, sizes, below);
      if (grown !== null) return layLand(ground, board, stack, grown, below);
    }
    return null;
  };
  const finish = (tiles: Tiles, below: Below): MapBoard => {
    const { shuffles: _shuffles, harbourKinds: _kinds, params, ...rest } = board;
    const start = openWater(ground, board, tiles);
    return {
      ...rest,
      hexes: board.hexes.map((hex, i) => hexOf(ground, hex, tiles[i]!)),
      harbours: layHarbours(ground, board, tiles, below),
      params: { ...params, ...(start === undefined ? {} : { pirate: { start } }) },
    };
  };
  return { ground, lay, own: () => 0, finish };
};

/** Hexes of land in a stack of tiles. */
export const landOf = ({ tiles = {} }: MapShuffle): number =>
  Object.entries(tiles).reduce((sum, [terrain, count]) => (terrain === 'sea' ? sum : sum + count), 0);
