/** Places of a map on the drawing, and the other way round: a hex has radius 50 around its centre. */
import {
  type Axial,
  CORNERS,
  cornerIndex,
  cornerPoint,
  neighbour,
  sideEnds,
  sideIndex,
  SIDES,
} from '@landnam/engine';
import { around, type MapPlace } from '@landnam/maps/edit';
import { RADIUS, type ScreenPoint } from '../../../board/geometry.js';

const STEP_X = (RADIUS * Math.sqrt(3)) / 2;
const STEP_Y = RADIUS / 2;

export const hexSpot = ({ q, r }: Axial): ScreenPoint => ({ x: (2 * q + r) * STEP_X, y: 3 * r * STEP_Y });

const spot = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: x * STEP_X, y: y * STEP_Y });

const cornerSpot = (at: Axial, corner: number): ScreenPoint => spot(cornerPoint(at, corner));

export const sideSpots = (at: Axial, side: number): readonly [ScreenPoint, ScreenPoint] => {
  const [from, to] = sideEnds(at, side);
  return [spot(from), spot(to)];
};

const sideSpot = (at: Axial, side: number): ScreenPoint => {
  const [a, b] = sideSpots(at, side);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

/** The middle of a hex, of a side, or a corner. */
export const placeSpot = (place: MapPlace): ScreenPoint => {
  if (place.side !== undefined) return sideSpot(place, sideIndex(place.side));
  return place.corner === undefined ? hexSpot(place) : cornerSpot(place, cornerIndex(place.corner));
};

const near = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Three hexes have a name each for the same corner. */
export const samePlace = (a: MapPlace, b: MapPlace): boolean =>
  (a.side === undefined) === (b.side === undefined) &&
  (a.corner === undefined) === (b.corner === undefined) &&
  near(placeSpot(a), placeSpot(b)) < 1;

const hexUnder = ({ x, y }: ScreenPoint): Axial => {
  const r = Math.round(y / (3 * STEP_Y));
  const rows = [r - 1, r, r + 1].flatMap((row) => {
    const q = Math.round((x / STEP_X - row) / 2);
    return [q - 1, q, q + 1].map((column) => ({ q: column, r: row }));
  });
  return rows.reduce((best, at) => (near(hexSpot(at), { x, y }) < near(hexSpot(best), { x, y }) ? at : best));
};

/** The nearest place of a kind. */
export const placeUnder = (at: ScreenPoint, kind: 'hex' | 'edge' | 'vertex'): MapPlace => {
  const hex = hexUnder(at);
  if (kind === 'hex') return hex;
  const all: readonly MapPlace[] =
    kind === 'edge' ? SIDES.map((side) => ({ ...hex, side })) : CORNERS.map((corner) => ({ ...hex, corner }));
  return all.reduce((best, place) => (near(placeSpot(place), at) < near(placeSpot(best), at) ? place : best));
};

const REACH = RADIUS;

/** The nearest side between land and what is none; where none is near, the nearest side. */
export const coastUnder = (at: ScreenPoint, isLand: (hex: Axial) => boolean): MapPlace => {
  const sides = around(hexUnder(at), 1).flatMap(({ q, r }) => SIDES.map((side) => ({ q, r, side })));
  const coasts = sides.filter((place) => isLand(place) && !isLand(neighbour(place, sideIndex(place.side))));
  const nearest = coasts
    .map((place) => ({ place, far: near(placeSpot(place), at) }))
    .sort((a, b) => a.far - b.far)[0];
  return nearest !== undefined && nearest.far < REACH ? nearest.place : placeUnder(at, 'edge');
};

/** Of this hex, so many steps round; other hexes have none. */
export const placeRound = (hex: Axial, kind: 'hex' | 'edge' | 'vertex', turn: number): MapPlace => {
  const { q, r } = hex;
  const index = ((turn % 6) + 6) % 6;
  if (kind === 'hex') return { q, r };
  return kind === 'edge' ? { q, r, side: SIDES[index] ?? 'NE' } : { q, r, corner: CORNERS[index] ?? 'N' };
};
