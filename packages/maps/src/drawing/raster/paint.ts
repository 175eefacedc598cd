/** A sheet as pixels. It knows the elements that sheets are drawn with, and no others. */
import type { SheetElement, SheetMotion } from '../svg.js';
import type { SheetPoint } from '../sheet.js';
import { type Colour, type Contour, fillOutlines, makePicture, type Picture } from './canvas.js';
import { lettered } from './lettering.js';
import { circleOutline, strokeOutlines } from './pen.js';

export type { Picture } from './canvas.js';

/** Where a spot of an element lies on the canvas. */
type Onto = (spot: SheetPoint) => SheetPoint;
interface Brush {
  readonly canvas: Picture;
  readonly onto: Onto;
  /** Pixels of one unit of the sheet. */
  readonly scale: number;
}

const moved = (onto: Onto, { x, y, turn = 0, stretch = 1 }: SheetMotion): Onto => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (spot) => {
    const across = spot.x * stretch;
    return onto({ x: x + across * cos - spot.y * sin, y: y + across * sin + spot.y * cos });
  };
};

const numberOf = ({ attributes }: SheetElement, name: string, otherwise = 0): number =>
  Number(attributes[name] ?? otherwise);

const colourOf = (value: string | number | undefined): Colour | null => {
  const [, red, green, blue] = /^#(\w\w)(\w\w)(\w\w)$/.exec(String(value)) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

const pointsIn = ({ attributes }: SheetElement): readonly SheetPoint[] =>
  String(attributes['points'])
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    });

const rectangle = (drawn: SheetElement): readonly SheetPoint[] => {
  const [left, top] = [numberOf(drawn, 'x'), numberOf(drawn, 'y')];
  const [right, bottom] = [left + numberOf(drawn, 'width'), top + numberOf(drawn, 'height')];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};

/** Filled, and drawn around with its pen. */
const area = ({ canvas, onto, scale }: Brush, drawn: SheetElement, outline: Contour): void => {
  const { fill, stroke } = drawn.attributes;
  const [inside, around] = [colourOf(fill), colourOf(stroke)];
  const spots = outline.map(onto);
  if (inside !== null) fillOutlines(canvas, [spots], inside);
  const pen = numberOf(drawn, 'stroke-width', 1) * scale;
  if (around !== null) fillOutlines(canvas, strokeOutlines([...spots, spots[0]!], pen), around);
};

const line = ({ canvas, onto, scale }: Brush, drawn: SheetElement): void => {
  const ends = ['1', '2'].map((end) =>
    onto({ x: numberOf(drawn, `x${end}`), y: numberOf(drawn, `y${end}`) }),
  );
  const colour = colourOf(drawn.attributes['stroke']);
  if (colour !== null)
    fillOutlines(canvas, strokeOutlines(ends, numberOf(drawn, 'stroke-width', 1) * scale), colour);
};

const PEN = 0.085;
const BOLD_PEN = 0.14;

const textIn = ({ inside }: SheetElement): string =>
  inside.map((part) => (typeof part === 'string' ? part : '')).join('');

const writing = ({ canvas, onto, scale }: Brush, drawn: SheetElement): void => {
  const size = numberOf(drawn, 'font-size', 10);
  const at = moved(onto, { x: numberOf(drawn, 'x'), y: numberOf(drawn, 'y') });
  const pen = size * scale * (drawn.attributes['font-weight'] === 'bold' ? BOLD_PEN : PEN);
  const strokes = lettered(textIn(drawn), size).flatMap((stroke) => strokeOutlines(stroke.map(at), pen));
  const colour = colourOf(drawn.attributes['fill']);
  if (colour !== null && strokes.length > 0) fillOutlines(canvas, strokes, colour);
};

const centreOf = (drawn: SheetElement): SheetPoint => ({
  x: numberOf(drawn, 'cx'),
  y: numberOf(drawn, 'cy'),
});

const paintElement = (brush: Brush, drawn: SheetElement): void => {
  switch (drawn.name) {
    case 'polygon':
      return area(brush, drawn, pointsIn(drawn));
    case 'rect':
      return area(brush, drawn, rectangle(drawn));
    case 'circle':
      return area(brush, drawn, roundArea(brush, drawn));
    case 'line':
      return line(brush, drawn);
    case 'text':
      return writing(brush, drawn);
    case 'g':
    case 'svg':
      return paintInside(brush, drawn);
    default:
    // what is said of a picture is not seen
  }
};

/** As many corners as its size on the canvas wants. */
const roundArea = ({ scale }: Brush, drawn: SheetElement): Contour => {
  const { x, y } = centreOf(drawn);
  return circleOutline({ x: 0, y: 0 }, numberOf(drawn, 'r') * scale).map((spot) => ({
    x: x + spot.x / scale,
    y: y + spot.y / scale,
  }));
};

const paintInside = (brush: Brush, { inside, motion }: SheetElement): void => {
  const within = motion === undefined ? brush : { ...brush, onto: moved(brush.onto, motion) };
  for (const part of inside) if (typeof part !== 'string') paintElement(within, part);
};

/** So many pixels wide; as high as its shape says. */
export const paintSheet = (sheet: SheetElement, width: number): Picture => {
  const [left = 0, top = 0, across = 1, down = 1] = String(sheet.attributes['viewBox'])
    .split(' ')
    .map(Number);
  const scale = width / across;
  const canvas = makePicture(width, Math.max(1, Math.floor(down * scale)));
  const onto: Onto = ({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale });
  paintElement({ canvas, onto, scale }, sheet);
  return canvas;
};
