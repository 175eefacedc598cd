/** A map to begin with: nothing but an empty sea, or nothing at all. */
import type { Axial } from '@landnam/engine';
import { MAP_FORMAT, type MapBoard, type MapData } from '../format.js';
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
}

const MIDDLE: Axial = { q: 0, r: 0 };

const emptySea = (water: string, radius: number): MapBoard => {
  const hexes = around(MIDDLE, radius);
  return { hexes: hexes.map((at) => ({ ...at, terrain: water })), frame: ringAround(hexes) };
};

export const blankMap = ({ recipe, name, water, radius, pointsToWin, opening }: Beginning): MapData => ({
  format: MAP_FORMAT,
  id: 'draft',
  name,
  recipe,
  players: [3, 4],
  pointsToWin,
  opening,
  boards: { any: water === null ? { hexes: [] } : emptySea(water, radius) },
});
