/** Which places can be chosen: headless, from legal actions alone. */
import { actions } from '../features/index.js';
import type { Place } from '../features/types.js';
import type { ActionType, GameInfo, LegalAction, Snapshot } from '../session/types.js';
import { placePoint, type Point } from './geometry.js';

export interface Target {
  readonly key: string;
  readonly place: Place;
  readonly point: Point;
  readonly legal: LegalAction;
  /** All there is to do at this place, where more must be said than the place. */
  readonly all: readonly LegalAction[];
}

const placeOf = ({ action }: LegalAction): Place | undefined => {
  const kind = actions[action.type]?.place;
  const at = kind === undefined ? undefined : (action as Readonly<Record<string, unknown>>)[kind];
  return kind === undefined || typeof at !== 'number' ? undefined : { kind, at };
};

const targetAt = (info: GameInfo, place: Place, all: LegalAction[], legal: LegalAction): Target => ({
  key: `${place.kind}${place.at}`,
  place,
  point: placePoint(info.board, place),
  legal,
  all,
});

/** Types that glow: the armed one, else those whose decision is about nothing but a place. */
export const targetsOf = (
  info: GameInfo,
  snapshot: Snapshot,
  armed: ActionType | null,
): readonly Target[] => {
  const found = new Map<string, { target: Target; all: LegalAction[] }>();
  for (const legal of snapshot.actions) {
    const { type } = legal.action;
    const place = (armed === null ? actions[type]?.direct : type === armed) ? placeOf(legal) : undefined;
    if (place === undefined) continue;
    const key = `${type} ${place.at}`;
    const all = found.get(key)?.all ?? [];
    all.push(legal);
    if (all.length === 1) found.set(key, { target: targetAt(info, place, all, legal), all });
  }
  return [...found.values()].map(({ target }) => target);
};

export const nearest = (targets: readonly Target[], at: Point, within: number): Target | undefined => {
  let best: Target | undefined;
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

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The next place in the direction of an arrow key: near, and not far off the line. */
export const towards = (targets: readonly Target[], from: Target, key: string): Target | undefined => {
  const way = DIRECTIONS[key];
  if (way === undefined) return undefined;
  const cost = ({ point }: Target): number => {
    const [dx, dy] = [point.x - from.point.x, point.y - from.point.y];
    const [along, across] = [dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x)];
    return along <= 1 ? Infinity : along + 2 * across;
  };
  const ranked = targets
    .filter((target) => target !== from && cost(target) < Infinity)
    .sort((a, b) => cost(a) - cost(b));
  return ranked[0];
};
