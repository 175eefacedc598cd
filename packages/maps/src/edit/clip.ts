/** A region of a board, to be laid elsewhere. */
import { type Axial, axialKey } from '@landnam/engine';
import type { MapBoard, MapHex } from '../format.js';
import { distance, type PlaneMotion, movedPlaces } from './plane.js';

/** Hexes around a hex at the origin. */
export interface Clip {
  readonly hexes: readonly MapHex[];
}

export const copyAround = (board: MapBoard, at: Axial, radius: number): Clip => ({
  hexes: board.hexes
    .filter((hex) => distance(hex, at) <= radius)
    .map((hex) => ({ ...hex, q: hex.q - at.q, r: hex.r - at.r })),
});

export const copyOf = (board: MapBoard, places: readonly Axial[], at: Axial): Clip => {
  const inside = new Set(places.map(axialKey));
  return {
    hexes: board.hexes
      .filter((hex) => inside.has(axialKey(hex)))
      .map((hex) => ({ ...hex, q: hex.q - at.q, r: hex.r - at.r })),
  };
};

export const pasted = ({ hexes }: Clip, at: Axial): readonly MapHex[] =>
  hexes.map((hex) => ({ ...hex, q: hex.q + at.q, r: hex.r + at.r }));

export const turnedClip = (clip: Clip, motion: Pick<PlaneMotion, 'mirror' | 'turns'>): Clip =>
  movedPlaces(clip, { about: { q: 0, r: 0 }, by: { q: 0, r: 0 }, ...motion });
