/** Where to look so that every place to choose is visible and can be hit with a finger. Headless. */
import type { Box, ScreenPoint } from './geometry.js';
import { HOME, type Pose } from './pose.js';
import { type Space, unitIn } from './useTurned.js';

/** Closer together than this, in pixels, they are hard to tell apart; the camera zooms in until they are this far apart. */
const TIGHT = 24;
const EASY = 34;
/** Around the places, in units of the drawing: their own size and their surroundings. */
const AROUND = 62;
const NEAREST = 2.5;
const WORTH = 1.15;

export interface CameraView {
  readonly box: Box;
  readonly room: Space;
}

/** The part of the drawing that the window shows: more than the box on two of its sides. */
const windowOf = ({ box, room }: CameraView): Box => {
  const unit = unitIn(room, box);
  const [width, height] = [room.width * unit, room.height * unit];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

const isInside = ({ x, y, width, height }: Box, at: ScreenPoint): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

export const areSeen = (
  sight: CameraView,
  { x, y, scale }: Pose,
  places: readonly ScreenPoint[],
): boolean => {
  const frame = windowOf(sight);
  return places.every((place) => isInside(frame, { x: place.x * scale + x, y: place.y * scale + y }));
};

const closest = (places: readonly ScreenPoint[]): number =>
  Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

/** How many pixels apart the two nearest places are. */
const apart = ({ box, room }: CameraView, places: readonly ScreenPoint[]): number =>
  closest(places) / unitIn(room, box);

export const areTight = (sight: CameraView, { scale }: Pose, places: readonly ScreenPoint[]): boolean =>
  apart(sight, places) * scale < TIGHT;

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 2 * AROUND;

/** Moved so that its middle is the window's, but never past the edge of the whole board. */
const shift = (start: number, size: number, middle: number, scale: number): number => {
  const wanted = start + size / 2 - middle * scale;
  return Math.min(start * (1 - scale), Math.max((start + size) * (1 - scale), wanted));
};

/** All places in the window, no closer than a finger needs; home if that would gain next to nothing. */
export const lookAt = (sight: CameraView, places: readonly ScreenPoint[]): Pose => {
  const frame = windowOf(sight);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const fits = Math.min(frame.width / spanOf(xs), frame.height / spanOf(ys));
  const scale = Math.min(fits, EASY / apart(sight, places), NEAREST);
  if (scale < WORTH) return HOME;
  return {
    scale,
    x: shift(frame.x, frame.width, middleOf(xs), scale),
    y: shift(frame.y, frame.height, middleOf(ys), scale),
  };
};
