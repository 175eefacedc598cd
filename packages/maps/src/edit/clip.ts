/** A region of a board, to be laid elsewhere with everything that lies wholly in it. */
import { type Axial, axialKey } from '@landnam/engine';
import type { MapBoard, MapHarbour, MapHex } from '../format.js';
import type { MapEdit } from './edits.js';
import type { PlaceMark } from './marking.js';
import { distance, hexesBeside, type MapPlace, movedPlace, type PlaneMotion, movedPlaces } from './plane.js';

/** A place that a module reads, with what is said about it. */
export interface ClipMark extends Pick<PlaceMark, 'module' | 'path'> {
  readonly place: MapPlace;
}

/** Hexes around a hex at the origin. */
export interface Clip {
  readonly hexes: readonly MapHex[];
  readonly harbours: readonly MapHarbour[];
  readonly marks: readonly ClipMark[];
}

const STILL = { about: { q: 0, r: 0 }, by: { q: 0, r: 0 }, mirror: false, turns: 0 };

const moved = (clip: Clip, by: Axial): Clip => movedPlaces(clip, { ...STILL, by });

/** A corner or a side lies in the region if every hex of the board beside it does. */
const isInside = (board: MapBoard, inside: ReadonlySet<string>) => {
  const known = new Set(board.hexes.map(axialKey));
  return (place: MapPlace): boolean => {
    const beside = hexesBeside(place).map(axialKey);
    return beside.some((key) => inside.has(key)) && beside.every((key) => inside.has(key) || !known.has(key));
  };
};

/** `marks`: those of kinds that there may be several of; what there is one of cannot be copied. */
export const copyOf = (
  board: MapBoard,
  places: readonly Axial[],
  at: Axial,
  marks: readonly ClipMark[] = [],
): Clip => {
  const inside = new Set(places.map(axialKey));
  const isWhole = isInside(board, inside);
  const clip = {
    hexes: board.hexes.filter((hex) => inside.has(axialKey(hex))),
    harbours: (board.harbours ?? []).filter((harbour) => inside.has(axialKey(harbour))),
    marks: marks.filter(({ place }) => isWhole(place)),
  };
  return moved(clip, { q: -at.q, r: -at.r });
};

export const copyAround = (board: MapBoard, at: Axial, radius: number): Clip =>
  copyOf(
    board,
    board.hexes.filter((hex) => distance(hex, at) <= radius),
    at,
  );

export const pasted = ({ hexes }: Clip, by: Axial): readonly MapHex[] =>
  hexes.map((hex) => movedPlace(hex, { ...STILL, by }));

const markEdit = (board: string, { module, path, place }: ClipMark): MapEdit => {
  const { q, r, side, corner, ...said } = place as MapPlace & Readonly<Record<string, unknown>>;
  const at = { q, r, ...(side && { side }), ...(corner && { corner }) };
  return { do: 'mark', board, module, path, many: true, at, with: said };
};

/** Everything in one step. */
export const pasteEdit = (clip: Clip, board: string, at: Axial): MapEdit => {
  const { hexes, harbours, marks } = moved(clip, at);
  return {
    do: 'several',
    edits: [
      { do: 'lay', board, hexes },
      ...harbours.map(
        ({ trades = 'any', ...place }): MapEdit => ({ do: 'harbour', board, at: place, trades }),
      ),
      ...marks.map((mark) => markEdit(board, mark)),
    ],
  };
};

export const turnedClip = (clip: Clip, motion: Pick<PlaneMotion, 'mirror' | 'turns'>): Clip =>
  movedPlaces(clip, { ...STILL, ...motion });
