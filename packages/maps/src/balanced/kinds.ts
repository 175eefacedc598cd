/** Kinds of boards that can be dealt: every shipped map whose tiles move, and islands laid freely. */
import freeIslands from '../data/seafarers/free-islands.json' with { type: 'json' };
import { ATLAS } from '../atlas.js';
import { boardFor, type MapData } from '../format.js';
import { islandLaying, landOf } from './islands.js';
import { isShuffled, type Laying, shuffledLaying } from './laying.js';
import type { BoardLimits } from './limits.js';

export interface BoardKind {
  readonly id: string;
  readonly map: MapData;
  readonly players: readonly number[];
  /** The printed board is balanced by hand, and a dealt one is not. */
  readonly fairAsPrinted: boolean;
  /** Hexes of land that islands are made of, where their shapes are free. */
  readonly freeLand?: number;
  open(seats: number, limits: BoardLimits): Laying;
}

const shuffledKind = (map: MapData): BoardKind => ({
  id: map.id,
  map,
  players: map.players.filter((seats) => isShuffled(map, seats)),
  fairAsPrinted: map.redeal?.fairAsPrinted === true,
  open: (seats) => shuffledLaying(map, seats),
});

const FREE = freeIslands as unknown as MapData;

const freeKind = (): BoardKind => ({
  id: FREE.id,
  map: FREE,
  players: FREE.players,
  fairAsPrinted: false,
  freeLand: landOf(boardFor(FREE, FREE.players[0]!).shuffles![0]!),
  open: (seats, limits) => islandLaying(FREE, seats, limits),
});

/** Of the maps that are loaded. */
export const boardKinds = (): readonly BoardKind[] => [
  ...[...ATLAS.values()].map(shuffledKind).filter(({ players }) => players.length > 0),
  freeKind(),
];

/** By id, or by its last word. */
export const kindCalled = (name: string): BoardKind | undefined => {
  const kinds = boardKinds();
  return kinds.find(({ id }) => id === name) ?? kinds.find(({ id }) => id.split('/').at(-1) === name);
};
