/** Outlines of circles and of lines as thick as a pen. */
import type { SheetPoint } from '../sheet.js';
import type { Contour } from './canvas.js';

const MOST_CORNERS = 48;

export const circleOutline = ({ x, y }: SheetPoint, radius: number): Contour => {
  const corners = Math.max(6, Math.min(MOST_CORNERS, Math.ceil(radius * 4)));
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
};

/** Turns as circles do, whichever way the line runs. */
const barOutline = (a: SheetPoint, b: SheetPoint, radius: number): Contour => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / length) * radius, ((b.y - a.y) / length) * radius];
  return [
    { x: a.x + dy, y: a.y - dx },
    { x: b.x + dy, y: b.y - dx },
    { x: b.x - dy, y: b.y + dx },
    { x: a.x - dy, y: a.y + dx },
  ];
};

const isSame = (a: SheetPoint, b: SheetPoint): boolean => a.x === b.x && a.y === b.y;

/** A line with round ends and corners. */
export const strokeOutlines = (line: readonly SheetPoint[], width: number): readonly Contour[] => {
  const radius = width / 2;
  const ends = line.map((spot) => circleOutline(spot, radius));
  const bars = line.flatMap((spot, i) => {
    const next = line[i + 1];
    return next === undefined || isSame(spot, next) ? [] : [barOutline(spot, next, radius)];
  });
  return [...ends, ...bars];
};
