/** Which part of the board a picture shows: all pictures have one shape, so that nothing moves when one is drawn. */
import type { Board } from '@landnam/engine';
import { type Box, placePoint } from '../../../board/geometry.js';
import type { RulePicture } from '../../../moves/rulebook.js';
import { marksOf, placeNamed } from './marks.js';

export const SHAPE = 1.5;
const MARGIN = 62;
const SMALLEST = 240;

const spread = (values: readonly number[]): { readonly middle: number; readonly size: number } => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, size: high - low + 2 * MARGIN };
};

/** Grown to the shape of all pictures around its own middle. */
export const shaped = ({ x, y, width, height }: Box): Box => {
  const wide = Math.max(width, height * SHAPE, SMALLEST);
  const high = wide / SHAPE;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
};

export const cutOf = (board: Board, picture: RulePicture, whole: Box): Box => {
  if (picture.around === undefined) return shaped(whole);
  const named = picture.around.flatMap((name) => placeNamed(name) ?? []);
  const points = [...named, ...marksOf(picture).map(({ place }) => place)].map((place) =>
    placePoint(board, place),
  );
  const across = spread(points.map(({ x }) => x));
  const down = spread(points.map(({ y }) => y));
  return shaped({
    x: across.middle - across.size / 2,
    y: down.middle - down.size / 2,
    width: across.size,
    height: down.size,
  });
};
