/** Where things lie on the drawing: a hex has radius 50 around its centre. */
import type { Board } from '@landnam/engine';
import type { BoardPlace, PlaceKind } from '../moves/places.js';
import { NONE } from '../session/none.js';

export const RADIUS = 50;
const STEP_X = (RADIUS * Math.sqrt(3)) / 2;
const STEP_Y = RADIUS / 2;

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: ScreenPoint = { x: 0, y: 0 };

export const hexPoint = (board: Board, hex: number): ScreenPoint => {
  const at = board.places.hexes[hex];
  return at === undefined ? NOWHERE : { x: (2 * at.q + at.r) * STEP_X, y: 3 * at.r * STEP_Y };
};

export const vertexPoint = (board: Board, vertex: number): ScreenPoint => {
  const at = board.places.vertices[vertex];
  return at === undefined ? NOWHERE : { x: at.x * STEP_X, y: at.y * STEP_Y };
};

export const edgeEnds = (board: Board, edge: number): readonly [ScreenPoint, ScreenPoint] => [
  vertexPoint(board, board.edgeVertices[edge * 2] ?? 0),
  vertexPoint(board, board.edgeVertices[edge * 2 + 1] ?? 0),
];

export const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

export const edgePoint = (board: Board, edge: number): ScreenPoint => middle(...edgeEnds(board, edge));

/** Degrees by which a piece on the edge is rotated. */
const edgeAngle = (board: Board, edge: number): number => {
  const [a, b] = edgeEnds(board, edge);
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
};

/** A half edge is half as long; pieces on it are drawn shorter. */
const edgeScale = (board: Board, edge: number): string => {
  const [a, b] = edgeEnds(board, edge);
  return Math.min(1, Math.hypot(b.x - a.x, b.y - a.y) / RADIUS + 0.1).toFixed(2);
};

/** Transforms something along the x axis to lie along the edge. */
export const edgeTurn = (board: Board, edge: number): string =>
  `rotate(${edgeAngle(board, edge).toFixed(1)}) scale(${edgeScale(board, edge)} 1)`;

/** Places something with an up and a down on an edge. */
export const edgeFit = (board: Board, edge: number): string => `scale(${edgeScale(board, edge)})`;

const POINTS: Readonly<Record<PlaceKind, (board: Board, at: number) => ScreenPoint>> = {
  hex: hexPoint,
  vertex: vertexPoint,
  edge: edgePoint,
};

export const placePoint = (board: Board, place: BoardPlace): ScreenPoint =>
  POINTS[place.kind](board, place.at);

export const CORNERS: readonly ScreenPoint[] = [
  { x: 0, y: -RADIUS },
  { x: STEP_X, y: -STEP_Y },
  { x: STEP_X, y: STEP_Y },
  { x: 0, y: RADIUS },
  { x: -STEP_X, y: STEP_Y },
  { x: -STEP_X, y: -STEP_Y },
];
const pointsOf = (scale: number): string =>
  CORNERS.map(({ x, y }) => `${(x * scale).toFixed(2)},${(y * scale).toFixed(2)}`).join(' ');
export const HEX_POINTS = pointsOf(1);
/** Inside the hex, clear of its number and of what stands on its rim. */
export const INSET_POINTS = pointsOf(0.82);

const SIDES = CORNERS.map((from, i) => ({ from, to: CORNERS[(i + 1) % 6] ?? from }));
const spotOf = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** One line around all hexes with these centres. */
export const outlineOf = (centres: readonly ScreenPoint[]): string => {
  const inside = new Set(centres.map(({ x, y }) => spotOf(x, y)));
  return centres
    .flatMap(({ x, y }) =>
      SIDES.filter(({ from, to }) => !inside.has(spotOf(x + from.x + to.x, y + from.y + to.y))).map(
        ({ from, to }) => `M${x + from.x} ${y + from.y}L${x + to.x} ${y + to.y}`,
      ),
    )
    .join('');
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const around = (points: readonly ScreenPoint[], margin: number): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
};

/** The whole board with room for jetties around it, or whatever else lies there. */
export const boardBox = (board: Board, reach: readonly ScreenPoint[] = []): Box => {
  const corners = board.places.hexes.slice(0, board.places.inside).flatMap((_, hex) => {
    const { x, y } = hexPoint(board, hex);
    return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  });
  return reach.length === 0 ? around(corners, 54) : around([...corners, ...reach], 8);
};

/** From the middle of a coast edge away from its land, one unit long. */
export const seaward = (board: Board, edge: number, isLand: (hex: number) => boolean): ScreenPoint => {
  const [one, other] = [board.edgeHexes[edge * 2] ?? 0, board.edgeHexes[edge * 2 + 1] ?? NONE];
  const hex = other !== NONE && !isLand(one) ? other : one;
  const [from, to] = [hexPoint(board, hex), edgePoint(board, edge)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};
