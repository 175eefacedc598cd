/** Hexes laid and taken away, and what has to follow: the frame, harbours, the robber, tokens along a spiral. */
import { type Axial, axialKey } from '@landnam/engine';
import { isMember } from '../deal.js';
import type { MapBoard, MapFigure, MapHex, MapShuffle } from '../format.js';
import { figurePlaces } from './figures.js';
import { withoutHarbours } from './harbours.js';
import { byRow, ringAround } from './plane.js';

const numbered = (hexes: readonly MapHex[], shuffle: MapShuffle): number =>
  hexes.filter((hex) => isMember(hex, shuffle) && (hex.number ?? 0) > 0).length;

/** Tokens in letter order fit one number of hexes only: others are laid by chance. */
const fitting = (shuffle: MapShuffle, hexes: readonly MapHex[]): MapShuffle => {
  const { spiral, ...rest } = shuffle;
  return spiral === undefined || spiral.length === numbered(hexes, shuffle) ? shuffle : rest;
};

const shufflesOn = ({ shuffles }: MapBoard, hexes: readonly MapHex[]): Pick<MapBoard, 'shuffles'> =>
  shuffles === undefined
    ? {}
    : {
        shuffles: shuffles
          .filter((shuffle) => hexes.some((hex) => isMember(hex, shuffle)))
          .map((shuffle) => fitting(shuffle, hexes)),
      };

const frameOn = ({ frame }: MapBoard, hexes: readonly MapHex[]): Pick<MapBoard, 'frame'> => {
  if (frame === undefined || frame.length === 0) return {};
  const ring = ringAround(hexes);
  const known = new Set(frame.map(axialKey));
  return ring.length === frame.length && ring.every((at) => known.has(axialKey(at))) ? {} : { frame: ring };
};

/** What he follows when tiles move, or a terrain of those that he flees to. */
const refugeOf = (robber: MapFigure, hexes: readonly MapHex[], refuges: readonly string[]) =>
  [...('q' in robber && robber.follows ? [robber.follows] : []), ...refuges.map((on) => ({ on }))].find(
    (finding) => figurePlaces({ hexes }, finding).length > 0,
  );

const leftBy = (
  board: MapBoard,
  places: ReadonlySet<string>,
  hexes: readonly MapHex[],
  refuges: readonly string[],
): MapBoard => {
  const { robber, ...rest } = withoutHarbours(board, places);
  if (robber === undefined) return rest;
  const leaves = 'q' in robber && places.has(axialKey(robber));
  const now = leaves ? refugeOf(robber, hexes, refuges) : robber;
  return now === undefined ? rest : { ...rest, robber: now };
};

/** `leave`: harbours and the robber go from every hex that was laid or taken away, he to one of these terrains. */
export const withHexes = (
  board: MapBoard,
  laid: readonly MapHex[],
  gone: readonly Axial[],
  leave: readonly string[] | null,
): MapBoard => {
  const hexes = new Map(board.hexes.map((hex) => [axialKey(hex), hex]));
  for (const hex of laid) hexes.set(axialKey(hex), hex);
  for (const at of gone) hexes.delete(axialKey(at));
  const sorted = [...hexes.values()].sort(byRow);
  const places = new Set([...laid, ...gone].map(axialKey));
  return {
    ...(leave ? leftBy(board, places, sorted, leave) : board),
    hexes: sorted,
    ...frameOn(board, sorted),
    ...shufflesOn(board, sorted),
  };
};
