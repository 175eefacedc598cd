/** How a kind of board is laid: what moves, what the map itself asks of it, and the board that comes of it. */
import type { Below } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import {
  harbourKinds,
  keepsLimit,
  layStacks,
  membersOf,
  shuffle,
  shuffleNumbers,
  shuffleTiles,
  type Tiles,
  tilesOf,
} from '../deal.js';
import {
  boardFor,
  type MapBoard,
  type MapData,
  type MapFigure,
  type MapHex,
  type MapShuffle,
} from '../format.js';
import { type BoardGround, groundOfBoard, isFertile } from './ground.js';

/** Tiles as they lie, and groups of hexes that may swap them. */
export interface LaidTiles {
  readonly tiles: Tiles;
  readonly groups: readonly (readonly number[])[];
}

export interface Laying {
  readonly ground: BoardGround;
  /** Null if chance found no place for everything. */
  readonly lay: (below: Below) => LaidTiles | null;
  /** How far tiles are from what the map itself asks; 0 if it is kept. */
  readonly own: (tiles: Tiles) => number;
  readonly finish: (tiles: Tiles, below: Below) => MapBoard;
}

/** What set-ups shuffle, or what the map lets a generator shuffle. */
const shufflesOf = (map: MapData, board: MapBoard): readonly MapShuffle[] => {
  if (board.shuffles !== undefined && board.shuffles.length > 0) return board.shuffles;
  return map.redeal === undefined ? [] : [{ hexes: map.redeal.hexes }];
};

export const isShuffled = (map: MapData, seats: number): boolean =>
  shufflesOf(map, boardFor(map, seats)).length > 0;

/** A hex as the file has it: land without a number says so. */
export const hexOf = (
  ground: BoardGround,
  { q, r, area, group }: MapHex,
  { terrain, number }: Tiles[number],
): MapHex => ({
  q,
  r,
  terrain,
  ...(number > 0 || isFertile(ground, terrain) ? { number } : {}),
  ...(area === undefined ? {} : { area }),
  ...(group === undefined ? {} : { group }),
});

/** [B-4] [S-15] Kinds change places unless they are printed on the frame. */
const dealKinds = (board: MapBoard, below: Below): Pick<MapBoard, 'harbours'> => {
  if (board.harbours === undefined) return {};
  const kinds = [...harbourKinds(board)];
  if (board.harboursStay !== true) shuffle(kinds, below);
  return { harbours: board.harbours.map((place, i) => ({ ...place, trades: kinds[i]! })) };
};

/** [S-16] When tiles move, a figure follows what it stood on. */
const followed = (figure: MapFigure): MapFigure =>
  'follows' in figure && figure.follows !== undefined ? figure.follows : figure;

/** The board with everything in its place: nothing is left to shuffle. */
const finished = (ground: BoardGround, board: MapBoard, tiles: Tiles, below: Below): MapBoard => {
  const { shuffles: _shuffles, harbourKinds: _kinds, harbours: _harbours, robber, ...rest } = board;
  return {
    ...rest,
    hexes: board.hexes.map((hex, i) => hexOf(ground, hex, tiles[i]!)),
    ...dealKinds(board, below),
    ...(robber === undefined ? {} : { robber: followed(robber) }),
  };
};

/** A board whose groups of hexes swap tiles and numbers. */
export const shuffledLaying = (map: MapData, seats: number): Laying => {
  const board = boardFor(map, seats);
  const recipe = RECIPES[map.recipe]!;
  const ground = groundOfBoard(board, recipe);
  const shuffles = shufflesOf(map, board);
  const groups = shuffles.map((group) => membersOf(board, group));
  const lay = (below: Below): LaidTiles => {
    const tiles = tilesOf(board.hexes);
    shuffles.forEach((group, i) => {
      layStacks(tiles, groups[i]!, group, recipe);
      shuffleTiles(tiles, groups[i]!, below);
      shuffleNumbers(tiles, groups[i]!, below);
    });
    return { tiles, groups };
  };
  const own = (tiles: Tiles): number =>
    shuffles.reduce(
      (sum, { limits = [] }, i) =>
        sum + limits.filter((limit) => !keepsLimit(board, tiles, groups[i]!, limit)).length,
      0,
    );
  return { ground, lay, own, finish: (tiles, below) => finished(ground, board, tiles, below) };
};
