/** Where something afloat lies in its hex, so that the sign of every harbour stays readable. */
import type { GameInfo, View } from '../session/types.js';
import { hexPoint, type ScreenPoint } from './geometry.js';
import { signsOf } from './Harbours.js';

/** Half a hull's box, and the radius of a sign with some water around it. */
const HULL = 18;
const SIGN = 16.5;
const TURNS = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
const BERTHS: readonly ScreenPoint[] = [0, 12, 19, 26, 34].flatMap((far) =>
  TURNS.map((turn) => ({ x: far * Math.cos(turn), y: far * Math.sin(turn) })),
);

const beyond = (distance: number): number => Math.max(0, Math.abs(distance) - HULL);

/** From the middle of a sign to the hull. */
const gap = (sign: ScreenPoint, berth: ScreenPoint): number =>
  Math.hypot(beyond(sign.x - berth.x), beyond(sign.y - berth.y));

/** Seen from the middle of the hex, and the middle itself where nothing is in the way. */
export const berthOf = (info: GameInfo, view: View, hex: number, grown: number): ScreenPoint => {
  const { x, y } = hexPoint(info.board, hex);
  const signs = signsOf(info, view).map(({ sign }) => ({ x: sign.x - x, y: sign.y - y }));
  const roomAt = (berth: ScreenPoint): number =>
    Math.min(SIGN * grown, ...signs.map((sign) => gap(sign, berth)));
  const [middle = { x: 0, y: 0 }, ...others] = BERTHS;
  return others.reduce((best, next) => (roomAt(next) > roomAt(best) + 0.1 ? next : best), middle);
};
