/** A map that is wider than tall is turned on its side where the screen is taller than wide. */
import { type RefObject, useEffect, useState } from 'react';
import type { Box } from './geometry.js';

/** Worth it only if everything grows by this much. */
const GAIN = 1.08;

const scaleIn = (room: Space, width: number, height: number): number =>
  Math.min(room.width / width, room.height / height);

export const isBetterTurned = (room: Space, { width, height }: Box): boolean =>
  room.width > 0 && room.height > 0 && scaleIn(room, height, width) > GAIN * scaleIn(room, width, height);

/** A quarter clockwise: (x, y) becomes (-y, x). */
export const turnedBox = ({ x, y, width, height }: Box): Box => ({
  x: -(y + height),
  y: x,
  width: height,
  height: width,
});

export interface Space {
  readonly width: number;
  readonly height: number;
}

/** How much of the drawing one screen pixel is: on a small board text grows by it. */
export const unitIn = (room: Space, { width, height }: Box): number =>
  room.width > 0 && room.height > 0 ? 1 / scaleIn(room, width, height) : 1;

export const useRoom = (frame: RefObject<Element | null>): Space => {
  const [room, setRoom] = useState<Space>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setRoom((before) => {
        const { width, height } = element.getBoundingClientRect();
        return before.width === width && before.height === height ? before : { width, height };
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return room;
};
