/** Where things lie on a drawing: a hex has radius 50 around its centre. */
import { type Board, centre, NONE } from '@landnam/engine';

export const RADIUS = 50;
const STEP_X = (RADIUS * Math.sqrt(3)) / 2;
const STEP_Y = RADIUS / 2;

export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

const scaled = ({ x, y }: SheetPoint): SheetPoint => ({ x: x * STEP_X, y: y * STEP_Y });

export const hexCentre = (board: Board, hex: number): SheetPoint => scaled(centre(board.places.hexes[hex]!));

export const cornerAt = (board: Board, vertex: number): SheetPoint => scaled(board.places.vertices[vertex]!);

export const endsOf = (board: Board, edge: number): readonly [SheetPoint, SheetPoint] => [
  cornerAt(board, board.edgeVertices[edge * 2]!),
  cornerAt(board, board.edgeVertices[edge * 2 + 1]!),
];

export const between = (a: SheetPoint, b: SheetPoint): SheetPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** Beyond the middle of a coast edge, away from its land. */
export const offshore = (
  board: Board,
  edge: number,
  isLand: (hex: number) => boolean,
  distance: number,
): SheetPoint => {
  const [one, other] = [board.edgeHexes[edge * 2]!, board.edgeHexes[edge * 2 + 1]!];
  const from = hexCentre(board, one === NONE || (other !== NONE && !isLand(one)) ? other : one);
  const to = between(...endsOf(board, edge));
  const share = distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: to.x + (to.x - from.x) * share, y: to.y + (to.y - from.y) * share };
};

const MARGIN = 54;

/** Left, top, width and height of the whole board, with room for harbours around it. */
export const sheetBox = (board: Board): readonly [number, number, number, number] => {
  const points = board.places.hexes.map((_, hex) => hexCentre(board, hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - STEP_X - MARGIN, Math.min(...ys) - RADIUS - MARGIN];
  return [left, top, Math.max(...xs) + STEP_X + MARGIN - left, Math.max(...ys) + RADIUS + MARGIN - top].map(
    Math.round,
  ) as [number, number, number, number];
};

export const HEX_CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]
  .map(([x, y]) => `${(x! * STEP_X).toFixed(2)},${(y! * STEP_Y).toFixed(2)}`)
  .join(' ');
