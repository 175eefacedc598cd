/** [B-2] Numbers are laid along a spiral: the coast first, from a corner on and counter-clockwise, then the ring inside it. */
import { type Axial, axialKey, neighbour } from '@landnam/engine';

interface Point {
  readonly x: number;
  readonly y: number;
}

const ROW = Math.sqrt(3) / 2;
const pointOf = ({ q, r }: Axial): Point => ({ x: q + r / 2, y: r * ROW });

const SIDES = [0, 1, 2, 3, 4, 5];
const CORNERS: readonly Point[] = SIDES.map((side) => pointOf(neighbour({ q: 0, r: 0 }, side)));

/** Hexes that have a side without a neighbour. */
const rimOf = (hexes: readonly Axial[]): readonly Axial[] => {
  const keys = new Set(hexes.map(axialKey));
  return hexes.filter((hex) => SIDES.some((side) => !keys.has(axialKey(neighbour(hex, side)))));
};

const middleOf = (hexes: readonly Axial[]): Point => {
  const points = hexes.map(pointOf);
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

const WHOLE_TURN = 2 * Math.PI;

/** Counter-clockwise from a corner's direction, in the plane where y points down; the corner itself is 0 exactly or nearly. */
const turnFrom = (corner: Point, { x, y }: Point): number => {
  const angle = Math.atan2(corner.y, corner.x) - Math.atan2(y, x);
  return (((angle + NEARLY) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
};
const NEARLY = 1e-9;

/** The hex of a ring that lies farthest towards a corner. */
const firstOf = (ring: readonly Axial[], corner: Point): Axial => {
  const reach = (hex: Axial): number => pointOf(hex).x * corner.x + pointOf(hex).y * corner.y;
  return ring.reduce((best, hex) => (reach(hex) > reach(best) + NEARLY ? hex : best));
};

const around = (ring: readonly Axial[], corner: Point): readonly Axial[] => {
  const middle = middleOf(ring);
  const from = (hex: Axial): Point => ({ x: pointOf(hex).x - middle.x, y: pointOf(hex).y - middle.y });
  const start = from(firstOf(ring, corner));
  return ring.length === 1
    ? ring
    : ring.toSorted((a, b) => turnFrom(start, from(a)) - turnFrom(start, from(b)));
};

/** Indexes of hexes in the order of the spiral from one of the six corners. */
export const spiralOrder = (hexes: readonly Axial[], corner: number): number[] => {
  const index = new Map(hexes.map((hex, i) => [axialKey(hex), i]));
  const order: number[] = [];
  for (let rest = [...hexes]; rest.length > 0; ) {
    const rim = rimOf(rest);
    order.push(...around(rim, CORNERS[corner]!).map((hex) => index.get(axialKey(hex))!));
    rest = rest.filter((hex) => !rim.includes(hex));
  }
  return order;
};

/** The same for a board of whole rings around the middle, step by step. */
export const spiralFrom = (radius: number, corner: number): Axial[] => {
  const path: Axial[] = [];
  for (let ring = radius; ring > 0; ring--) {
    let at: Axial = { q: 0, r: 0 };
    for (let i = 0; i < ring; i++) at = neighbour(at, corner);
    for (let side = 0; side < 6; side++)
      for (let i = 0; i < ring; i++) {
        path.push(at);
        at = neighbour(at, corner + 10 - side);
      }
  }
  return [...path, { q: 0, r: 0 }];
};
