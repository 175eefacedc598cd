/** A map to begin with: nothing but an empty sea, or nothing at all. */
import type { Axial } from '@landnam/engine';
import { MAP_FORMAT, type MapBoard, type MapData, type MapFigure } from '../format.js';
import { around, ringAround } from './plane.js';

export interface Beginning {
  readonly recipe: string;
  readonly name: string;
  /** What the sea is called, in a game that has one. */
  readonly water: string | null;
  /** Hexes from the middle to the rim. */
  readonly radius: number;
  readonly pointsToWin: number;
  readonly opening: MapData['opening'];
  readonly robber?: MapFigure;
}

const MIDDLE: Axial = { q: 0, r: 0 };

const emptySea = (water: string, radius: number): MapBoard => {
  const hexes = around(MIDDLE, radius);
  return { hexes: hexes.map((at) => ({ ...at, terrain: water })), frame: ringAround(hexes) };
};

const boardOf = ({ water, radius, robber }: Beginning): MapBoard => ({
  ...(water === null ? { hexes: [] } : emptySea(water, radius)),
  ...(robber && { robber }),
});

export const blankMap = (beginning: Beginning): MapData => ({
  format: MAP_FORMAT,
  id: 'draft',
  name: beginning.name,
  recipe: beginning.recipe,
  players: [3, 4],
  pointsToWin: beginning.pointsToWin,
  opening: beginning.opening,
  boards: { any: boardOf(beginning) },
});
