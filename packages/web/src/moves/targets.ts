/** Which places can be chosen: headless, from legal actions alone. */
import type { ActionType, GameInfo, LegalAction, Snapshot } from '../session/types.js';
import type { Feature } from './feature.js';
import type { BoardPlace } from './places.js';

type Entries = Pick<Feature, 'actions'>;

/** A game at one moment, and what its modules offer to choose from. */
export interface Position {
  readonly feature: Pick<Feature, 'actions' | 'figures'>;
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
}

export interface Target {
  readonly key: string;
  readonly place: BoardPlace;
  readonly legal: LegalAction;
  /** Everything there is to do at this place, where the place alone is not enough. */
  readonly all: readonly LegalAction[];
}

const operandOf = ({ action }: LegalAction, name: string | undefined): unknown =>
  name === undefined ? undefined : (action as Readonly<Record<string, unknown>>)[name];

/** The place that is asked for next: the second one, once the first is picked. */
const placeOf = (feature: Entries, legal: LegalAction, picked: BoardPlace | null): BoardPlace | undefined => {
  const entry = feature.actions[legal.action.type];
  if (entry?.place === undefined) return undefined;
  const second = entry.second !== undefined && picked !== null;
  const first = entry.operand ?? entry.place;
  if (second && operandOf(legal, first) !== picked.at) return undefined;
  const at = operandOf(legal, second ? entry.second : first);
  const kind = (second ? entry.secondKind : undefined) ?? entry.place;
  return typeof at === 'number' ? { kind, at } : undefined;
};

/** All places at which an action can be chosen. */
const placesOf = (
  { feature, info, snapshot }: Position,
  legal: LegalAction,
  picked: BoardPlace | null,
): readonly BoardPlace[] => {
  const spots = feature.actions[legal.action.type]?.spots;
  if (spots) return spots(legal.action, { info, snapshot, figures: feature.figures });
  const place = placeOf(feature, legal, picked);
  return place === undefined ? [] : [place];
};

/** Another place must be given: always where a thing moves from one to the other, otherwise where there are several. */
export const needsSecond = ({ actions }: Entries, { legal, all }: Target): boolean => {
  const { second, secondKind } = actions[legal.action.type] ?? {};
  if (second === undefined) return false;
  return secondKind === undefined || new Set(all.map((each) => operandOf(each, second))).size > 1;
};

export const keyOf = ({ kind, at }: BoardPlace): string => `${kind}${at}`;

const isDirect = (feature: Entries, snapshot: Snapshot, type: ActionType): boolean => {
  const direct = feature.actions[type]?.direct;
  return direct === true || direct?.includes(snapshot.question) === true;
};

/** Kinds of action that are offered on the board unprompted. */
export const directTypes = (feature: Entries, snapshot: Snapshot): readonly ActionType[] => {
  const types = new Set(snapshot.actions.map(({ action }) => action.type));
  return [...types].filter((type) => isDirect(feature, snapshot, type));
};

/** Two kinds that use the same place: only one of them can glow at a time. */
const clash = (position: Position, types: readonly ActionType[]): boolean => {
  const owners = new Map<string, ActionType>();
  const wanted = position.snapshot.actions.filter(({ action }) => types.includes(action.type));
  return wanted.some((legal) =>
    placesOf(position, legal, null).some((place) => {
      const owner = owners.get(keyOf(place)) ?? legal.action.type;
      owners.set(keyOf(place), owner);
      return owner !== legal.action.type;
    }),
  );
};

/** Types that glow: the armed one, otherwise those whose decision is only about a place. */
export const glowing = (position: Position, armed: ActionType | null): readonly ActionType[] => {
  const { feature, snapshot } = position;
  if (armed !== null)
    return [armed, ...(feature.actions[armed]?.along ? [feature.actions[armed].along] : [])];
  const types = directTypes(feature, snapshot);
  return types.length > 1 && clash(position, types) ? types.slice(0, 1) : types;
};

export const targetsOf = (
  position: Position,
  armed: ActionType | null,
  picked: BoardPlace | null = null,
): readonly Target[] => {
  const types = glowing(position, armed);
  const found = new Map<string, { target: Target; all: LegalAction[] }>();
  for (const legal of position.snapshot.actions)
    for (const place of types.includes(legal.action.type) ? placesOf(position, legal, picked) : []) {
      const key = `${legal.action.type} ${keyOf(place)}`;
      const all = found.get(key)?.all ?? [];
      all.push(legal);
      if (all.length === 1) found.set(key, { target: { key: keyOf(place), place, legal, all }, all });
    }
  return [...found.values()].map(({ target }) => target);
};
