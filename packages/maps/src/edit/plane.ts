/** Places on the plane of hexes: neighbourhoods, and what a turn, a mirror or a move makes of them. */
import {
  type Axial,
  axialKey,
  CORNERS,
  type Corner,
  cornerIndex,
  neighbour,
  type Side,
  sideIndex,
  SIDES,
} from '@landnam/engine';

/** A hex, one of its sides or one of its corners. */
export interface MapPlace extends Axial {
  readonly side?: Side;
  readonly corner?: Corner;
}

const isWhole = (value: unknown): boolean => Number.isInteger(value);
const isOneOf = (names: readonly unknown[], name: unknown): boolean =>
  name === undefined || names.includes(name);

/** Anything may stand in a file where a place belongs. */
export const isMapPlace = (value: unknown): value is MapPlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { q, r, side, corner } = value as Partial<Record<keyof MapPlace, unknown>>;
  return isWhole(q) && isWhole(r) && isOneOf(SIDES, side) && isOneOf(CORNERS, corner);
};

/** The hexes that a place belongs to, whether or not the board has them. */
export const hexesBeside = ({ q, r, side, corner }: MapPlace): readonly Axial[] => {
  const at = { q, r };
  if (side !== undefined) return [at, neighbour(at, sideIndex(side))];
  if (corner === undefined) return [at];
  const index = cornerIndex(corner);
  return [at, neighbour(at, (index + 5) % 6), neighbour(at, index)];
};

export const BRUSHES = [0, 1, 2, 3] as const;

const ALL_SIDES = [0, 1, 2, 3, 4, 5];

export const distance = (a: Axial, b: Axial): number => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** Row by row, as places are numbered. */
export const byRow = (a: Axial, b: Axial): number => a.r - b.r || a.q - b.q;

/** Every hex up to so many steps away. */
export const around = (at: Axial, radius: number): readonly Axial[] => {
  const found: Axial[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++)
      if (Math.abs(q + r) <= radius) found.push({ q: at.q + q, r: at.r + r });
  return found;
};

const rounded = (q: number, r: number): Axial => {
  const s = -q - r;
  const [x, y, z] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dx, dy, dz] = [Math.abs(x - q), Math.abs(y - r), Math.abs(z - s)];
  if (dx > dy && dx > dz) return { q: -y - z, r: y };
  return dy > dz ? { q: x, r: -x - z } : { q: x, r: y };
};

/** The hexes on the way: a quick stroke leaves no gaps. */
export const between = (from: Axial, to: Axial): readonly Axial[] => {
  const steps = Math.max(1, distance(from, to));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    return rounded(from.q + (to.q - from.q) * part, from.r + (to.r - from.r) * part);
  });
};

/** Neighbours of neighbours that are alike. */
export const connected = (from: Axial, isAlike: (at: Axial) => boolean, most: number): readonly Axial[] => {
  const found = new Map([[axialKey(from), from]]);
  for (const at of found.values())
    for (const side of ALL_SIDES) {
      const next = neighbour(at, side);
      if (found.size < most && !found.has(axialKey(next)) && isAlike(next)) found.set(axialKey(next), next);
    }
  return [...found.values()];
};

/** What surrounds these hexes, one step out. */
export const ringAround = (hexes: readonly Axial[]): readonly Axial[] => {
  const inside = new Set(hexes.map(axialKey));
  const ring = new Map<string, Axial>();
  for (const hex of hexes)
    for (const side of ALL_SIDES) {
      const next = neighbour(hex, side);
      if (!inside.has(axialKey(next))) ring.set(axialKey(next), next);
    }
  return [...ring.values()].sort(byRow);
};

/** Turns by 60 degrees clockwise after a mirror at the upright axis, about a hex; then a move. */
export interface PlaneMotion {
  readonly about: Axial;
  readonly mirror: boolean;
  readonly turns: number;
  readonly by: Axial;
}

const turned = ({ q, r }: Axial, turns: number): Axial =>
  turns === 0 ? { q, r } : turned({ q: -r, r: q + r }, turns - 1);
const mirrored = ({ q, r }: Axial): Axial => ({ q: -q - r, r });

const after = (index: number, last: number, { mirror, turns }: PlaneMotion): number =>
  ((mirror ? last - index : index) + turns + 12) % 6;

// a whole number minus nothing stays without a sign: -0 would be written as 0 and compare as another
const plus = (a: number, b: number): number => a + b + 0;

const movedHex = (at: Axial, motion: PlaneMotion): Axial => {
  const from = { q: at.q - motion.about.q, r: at.r - motion.about.r };
  const { q, r } = turned(motion.mirror ? mirrored(from) : from, motion.turns);
  return { q: plus(q, motion.about.q + motion.by.q), r: plus(r, motion.about.r + motion.by.r) };
};

const MIRRORED_SIDE = 5;
const MIRRORED_CORNER = 6;

export const movedPlace = <T extends MapPlace>(place: T, motion: PlaneMotion): T => ({
  ...place,
  ...movedHex(place, motion),
  ...(place.side && { side: SIDES[after(SIDES.indexOf(place.side), MIRRORED_SIDE, motion)] }),
  ...(place.corner && { corner: CORNERS[after(CORNERS.indexOf(place.corner), MIRRORED_CORNER, motion)] }),
});

/** Every place inside data, whatever else it holds. */
export const movedPlaces = <T>(value: T, motion: PlaneMotion): T => {
  if (Array.isArray(value)) return value.map((each: unknown) => movedPlaces(each, motion)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, movedPlaces(part as unknown, motion)]);
  const whole = Object.fromEntries(parts) as object;
  return (isMapPlace(whole) ? movedPlace(whole, motion) : whole) as T;
};

/** The hex nearest to the middle of these. */
export const middleOf = (hexes: readonly Axial[]): Axial => {
  if (hexes.length === 0) return { q: 0, r: 0 };
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)];
  const half = (row: readonly number[]): number => (Math.min(...row) + Math.max(...row)) / 2;
  const r = half(rs);
  // by columns on the drawing, where a row further down lies half a hex further right
  const x = half(qs.map((q, i) => q + rs[i]! / 2));
  return rounded(x - r / 2, r);
};
