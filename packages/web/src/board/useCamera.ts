/** Moves to where a choice must be made, and back when it is done, unless a person has moved the board meanwhile. */
import { useLayoutEffect } from 'react';
import type { Aim } from './aims.js';
import { areSeen, areTight, lookAt, type CameraView } from './camera.js';
import type { ScreenPoint } from './geometry.js';
import { HOME } from './pose.js';
import type { PanZoom } from './usePanZoom.js';

const turnedPoint = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -y, y: x });

export const useCamera = (
  { pose, go, hand }: PanZoom,
  sight: CameraView,
  targets: readonly Aim[],
  turned: boolean,
): void => {
  const places = targets.map(({ point }) => (turned ? turnedPoint(point) : point));
  const asked = places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`).join();
  const { width, height } = sight.room;
  useLayoutEffect(() => {
    if (width === 0 || height === 0) return;
    if (places.length === 0) {
      if (!hand.current) go(HOME);
      hand.current = pose.scale > 1 && hand.current;
      return;
    }
    if (!areSeen(sight, pose, places) || (!hand.current && areTight(sight, pose, places)))
      go(lookAt(sight, places));
    // a person who moves the board while a choice is open does so on purpose
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, width, height]);
};
