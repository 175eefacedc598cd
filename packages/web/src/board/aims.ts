/** What can be chosen, with its point on the drawing: the nearest one, the next one. */
import type { Target } from '../moves/targets.js';
import type { ScreenPoint } from './geometry.js';

export interface Aim extends Target {
  readonly point: ScreenPoint;
}

export const nearest = (targets: readonly Aim[], at: ScreenPoint, within: number): Aim | undefined => {
  let best: Aim | undefined;
  let least = within;
  for (const target of targets) {
    const reach = target.place.kind === 'hex' ? Math.max(within, 44) : within;
    const distance = Math.hypot(target.point.x - at.x, target.point.y - at.y);
    if (distance <= Math.min(reach, best ? least : reach)) {
      best = target;
      least = distance;
    }
  }
  return best;
};

const DIRECTIONS: Readonly<Record<string, ScreenPoint>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next place in the direction of an arrow key: near, and not far off the line. */
export const towards = (targets: readonly Aim[], from: Aim, key: string): Aim | undefined => {
  const way = DIRECTIONS[key];
  if (way === undefined) return undefined;
  const cost = ({ point }: Aim): number => {
    const [dx, dy] = [point.x - from.point.x, point.y - from.point.y];
    const [along, across] = [dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x)];
    return along <= 1 ? Infinity : along + 2 * across;
  };
  const ranked = targets
    .filter((target) => target !== from && cost(target) < Infinity)
    .sort((a, b) => cost(a) - cost(b));
  return ranked[0];
};
