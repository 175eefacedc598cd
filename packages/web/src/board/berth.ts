/** Where something afloat lies in its hex, so that the sign of every harbour stays readable. */
import type { GameInfo, View } from '../session/types.js';
import { type Box, boardBox, hexPoint, type ScreenPoint } from './geometry.js';
import { signsOf } from './Harbours.js';

/** Half a hull's box, and the radius of a sign with some water around it. */
const HULL = 18;
const SIGN = 15.6;
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
const BERTHS: readonly ScreenPoint[] = [0, 12, 19, 26, 34, 43].flatMap((far) =>
  TURNS.map((turn) => ({ x: far * Math.cos(turn), y: far * Math.sin(turn) })),
);

const beyond = (distance: number): number => Math.max(0, Math.abs(distance) - HULL);

/** From the middle of a sign to the hull. */
const gap = (sign: ScreenPoint, berth: ScreenPoint): number =>
  Math.hypot(beyond(sign.x - berth.x), beyond(sign.y - berth.y));

/** By how much the hull would be cut by the edge of the board: the outermost waters reach beyond it. */
const cutOf = ({ x, y, width, height }: Box, hull: ScreenPoint): number =>
  Math.max(0, HULL - Math.min(hull.x - x, x + width - hull.x, hull.y - y, y + height - hull.y));

/** Seen from the middle of the hex, and the middle itself where nothing is in the way. */
export const berthOf = (info: GameInfo, view: View, hex: number, grown: number): ScreenPoint => {
  const { x, y } = hexPoint(info.board, hex);
  const signs = signsOf(info, view, grown).map(({ sign }) => ({ x: sign.x - x, y: sign.y - y }));
  const box = boardBox(info.board);
  const worthOf = (berth: ScreenPoint): number =>
    Math.min(SIGN * grown, ...signs.map((sign) => gap(sign, berth))) -
    cutOf(box, { x: x + berth.x, y: y + berth.y });
  return BERTHS.reduce((best, next) => (worthOf(next) > worthOf(best) + 0.1 ? next : best));
};
