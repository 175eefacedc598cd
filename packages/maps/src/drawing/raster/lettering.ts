/** Words as strokes around a point of their base line. */
import type { SheetPoint } from '../sheet.js';
import { LETTERS } from './letters.js';

/** A letter nobody drew. */
const UNKNOWN = '0242470702';
const BASE_LINE = 2;
const GAP = 1.7;
const SPACE = 2;
/** Ten steps of the letters' grid are one size of a font. */
const STEPS = 10;

const pointsOf = (digits: string): readonly SheetPoint[] =>
  (digits.match(/../g) ?? []).map((pair) => ({ x: Number(pair[0]), y: BASE_LINE - Number(pair[1]) }));

const share = (a: SheetPoint, b: SheetPoint, part: number): SheetPoint => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Corners are cut, and cut once more: that makes them round. */
const rounded = (line: readonly SheetPoint[], times = 2): readonly SheetPoint[] => {
  const [first, last] = [line[0]!, line.at(-1)!];
  if (times === 0 || line.length < 3) return line;
  const isClosed = first.x === last.x && first.y === last.y;
  const cut = line.slice(1).flatMap((next, i) => [share(line[i]!, next, 0.25), share(line[i]!, next, 0.75)]);
  return rounded(isClosed ? [...cut, cut[0]!] : [first, ...cut.slice(1, -1), last], times - 1);
};

const strokeOf = (text: string): readonly SheetPoint[] =>
  text.startsWith('(') ? rounded(pointsOf(text.slice(1))) : pointsOf(text);

interface Letter {
  readonly strokes: readonly (readonly SheetPoint[])[];
  readonly width: number;
}

const letterOf = (sign: string): Letter => {
  if (sign === ' ') return { strokes: [], width: SPACE };
  const strokes = (LETTERS[sign] ?? UNKNOWN).split(' ').map(strokeOf);
  return { strokes, width: Math.max(...strokes.flatMap((stroke) => stroke.map(({ x }) => x))) };
};

/** In the middle of where it stands. */
export const lettered = (text: string, size: number): readonly (readonly SheetPoint[])[] => {
  const letters = Array.from(text, letterOf);
  const width = letters.reduce((sum, letter) => sum + letter.width + GAP, -GAP);
  let left = -width / 2;
  return letters.flatMap((letter) => {
    const from = left;
    left += letter.width + GAP;
    return letter.strokes.map((stroke) =>
      stroke.map(({ x, y }) => ({ x: ((from + x) * size) / STEPS, y: (y * size) / STEPS })),
    );
  });
};
