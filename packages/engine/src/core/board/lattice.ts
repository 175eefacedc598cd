/**
 * Honeycomb maths, run once per map. Pointy-top axial hexes; corners lie on an integer grid where a hex
 * centre is (2q + r, 3r), so a corner named from three hexes is one point.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Side = (typeof SIDES)[number];
export const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Corner = (typeof CORNERS)[number];

const TOWARDS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];
const CORNER_STEPS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

export const axialKey = (at: Axial): string => `${at.q},${at.r}`;
export const pointKey = (at: Point): string => `${at.x},${at.y}`;

export const neighbour = (at: Axial, side: number): Axial => ({
  q: at.q + TOWARDS[side % 6].q,
  r: at.r + TOWARDS[side % 6].r,
});

export const centre = (at: Axial): Point => ({ x: 2 * at.q + at.r, y: 3 * at.r });

export const cornerPoint = (at: Axial, corner: number): Point => {
  const middle = centre(at);
  const step = CORNER_STEPS[corner % 6];
  return { x: middle.x + step.x, y: middle.y + step.y };
};

/** The side between corner k and corner k + 1 has index k: NE lies between N and NE. */
export const sideEnds = (at: Axial, side: number): readonly [Point, Point] => [
  cornerPoint(at, side),
  cornerPoint(at, side + 1),
];

export const sideIndex = (side: Side): number => SIDES.indexOf(side);
export const cornerIndex = (corner: Corner): number => CORNERS.indexOf(corner);
