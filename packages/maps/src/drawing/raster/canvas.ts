/** Pixels, and areas filled with a colour: edges are as smooth as the share of a pixel that they cover. */
import type { SheetPoint } from '../sheet.js';

export type Contour = readonly SheetPoint[];
/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly pixels: Uint8Array;
}

export const makePicture = (width: number, height: number): Picture => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3).fill(255),
});

/** Lines looked at in each row of pixels. */
const LINES = 4;

/** A side of an outline, from above to below. */
interface Slope {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly run: number;
  readonly winds: number;
}
interface Crossing {
  readonly x: number;
  readonly winds: number;
}

const slopeOf = (a: SheetPoint, b: SheetPoint): Slope => {
  const [above, below] = a.y < b.y ? [a, b] : [b, a];
  const run = (below.x - above.x) / (below.y - above.y);
  return { top: above.y, bottom: below.y, x: above.x, run, winds: a.y < b.y ? 1 : -1 };
};

/** The highest first. */
const slopesOf = (outlines: readonly Contour[]): readonly Slope[] => {
  const slopes: Slope[] = [];
  for (const outline of outlines)
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      if (a.y !== b.y) slopes.push(slopeOf(a, b));
    });
  return slopes.sort((a, b) => a.top - b.top);
};

/** Where they cross a horizontal line. */
const crossingsAt = (slopes: readonly Slope[], y: number): Crossing[] => {
  const crossings: Crossing[] = [];
  for (const { top, bottom, x, run, winds } of slopes) {
    if (top > y) break;
    if (bottom > y) crossings.push({ x: x + (y - top) * run, winds });
  }
  return crossings.sort((a, b) => a.x - b.x);
};

/** From where to where a line lies inside. */
const spansAt = (slopes: readonly Slope[], y: number): (readonly [number, number])[] => {
  const spans: [number, number][] = [];
  let [winding, from] = [0, 0];
  for (const { x, winds } of crossingsAt(slopes, y)) {
    if (winding === 0) from = x;
    winding += winds;
    if (winding === 0) spans.push([from, x]);
  }
  return spans;
};

const cover = (row: Float32Array, from: number, to: number): void => {
  const [first, last] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(first); x < last; x++)
    row[x]! += (Math.min(last, x + 1) - Math.max(first, x)) / LINES;
};

const blend = ({ pixels, width }: Picture, y: number, row: Float32Array, colour: Colour): void => {
  row.forEach((share, x) => {
    if (share === 0) return;
    const at = (y * width + x) * 3;
    for (let part = 0; part < 3; part++)
      pixels[at + part] = Math.round(pixels[at + part]! * (1 - share) + colour[part]! * share);
  });
};

/** All outlines together, each turning the same way: where two overlap nothing is left out. */
export const fillOutlines = (canvas: Picture, outlines: readonly Contour[], colour: Colour): void => {
  const slopes = slopesOf(outlines);
  const bottom = slopes.reduce((lowest, slope) => Math.max(lowest, slope.bottom), 0);
  const row = new Float32Array(canvas.width);
  const last = Math.min(canvas.height - 1, Math.floor(bottom));
  for (let y = Math.max(0, Math.floor(slopes[0]?.top ?? 0)); y <= last; y++) {
    row.fill(0);
    for (let line = 0; line < LINES; line++)
      for (const [from, to] of spansAt(slopes, y + (line + 0.5) / LINES)) cover(row, from, to);
    blend(canvas, y, row, colour);
  }
};
