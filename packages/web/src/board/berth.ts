/** Where something afloat lies in its hex, so that the sign of every harbour stays readable. */
import type { GameInfo, View } from '../session/types.js';
import { hexPoint, type Point } from './geometry.js';
import { signsOf } from './Harbours.js';

/** Hull and sign side by side. */
const CLEAR = 36;
const TURNS = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
const BERTHS: readonly Point[] = [0, 12, 19, 26].flatMap((far) =>
  TURNS.map((turn) => ({ x: far * Math.cos(turn), y: far * Math.sin(turn) })),
);

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Seen from the middle of the hex, and the middle itself where nothing is in the way. */
export const berthOf = (info: GameInfo, view: View, hex: number): Point => {
  const { x, y } = hexPoint(info.board, hex);
  const signs = signsOf(info, view).map(({ sign }) => ({ x: sign.x - x, y: sign.y - y }));
  const roomAt = (berth: Point): number => Math.min(CLEAR, ...signs.map((sign) => gap(sign, berth)));
  const [middle = { x: 0, y: 0 }, ...others] = BERTHS;
  return others.reduce((best, next) => (roomAt(next) > roomAt(best) + 0.1 ? next : best), middle);
};
