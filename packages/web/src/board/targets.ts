/** Which places can be chosen: headless, from legal actions alone. */
import { actions } from '../features/index.js';
import type { Place } from '../moves/feature.js';
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

const operandOf = ({ action }: LegalAction, name: string | undefined): unknown =>
  name === undefined ? undefined : (action as Readonly<Record<string, unknown>>)[name];

/** The place that is asked for next: the second one, once the first is picked. */
const placeOf = (legal: LegalAction, picked: Place | null): Place | undefined => {
  const entry = actions[legal.action.type];
  const kind = entry?.place;
  if (kind === undefined) return undefined;
  const second = entry?.second !== undefined && picked !== null;
  const first = entry?.operand ?? kind;
  if (second && operandOf(legal, first) !== picked.at) return undefined;
  const at = operandOf(legal, second ? entry?.second : first);
  return typeof at === 'number' ? { kind, at } : undefined;
};

const targetAt = (info: GameInfo, place: Place, all: LegalAction[], legal: LegalAction): Target => ({
  key: `${place.kind}${place.at}`,
  place,
  point: placePoint(info.board, place),
  legal,
  all,
});

const isDirect = (snapshot: Snapshot, type: ActionType): boolean => {
  const direct = actions[type]?.direct;
  return direct === true || direct?.includes(snapshot.question) === true;
};

/** Kinds of action that are offered on the board without being asked for. */
export const directTypes = (snapshot: Snapshot): readonly ActionType[] => [
  ...new Set(snapshot.actions.map(({ action }) => action.type).filter((type) => isDirect(snapshot, type))),
];

/** Two kinds that want the same place: only one of them can glow at a time. */
const clash = (snapshot: Snapshot, types: readonly ActionType[]): boolean => {
  const owners = new Map<string, ActionType>();
  return snapshot.actions.some((legal) => {
    const place = types.includes(legal.action.type) ? placeOf(legal, null) : undefined;
    if (place === undefined) return false;
    const key = `${place.kind}${place.at}`;
    const owner = owners.get(key) ?? legal.action.type;
    owners.set(key, owner);
    return owner !== legal.action.type;
  });
};

/** Types that glow: the armed one, else those whose decision is about nothing but a place. */
export const glowing = (snapshot: Snapshot, armed: ActionType | null): readonly ActionType[] => {
  if (armed !== null) return [armed, ...(actions[armed]?.along ? [actions[armed].along] : [])];
  const types = directTypes(snapshot);
  return types.length > 1 && clash(snapshot, types) ? types.slice(0, 1) : types;
};

export const targetsOf = (
  info: GameInfo,
  snapshot: Snapshot,
  armed: ActionType | null,
  picked: Place | null = null,
): readonly Target[] => {
  const types = glowing(snapshot, armed);
  const found = new Map<string, { target: Target; all: LegalAction[] }>();
  for (const legal of snapshot.actions) {
    const place = types.includes(legal.action.type) ? placeOf(legal, picked) : undefined;
    if (place === undefined) continue;
    const key = `${legal.action.type} ${place.at}`;
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
