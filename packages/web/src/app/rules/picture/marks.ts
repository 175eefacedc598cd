/** What a picture points at, read from its claims. */
import type { PlaceName, RulePicture } from '../../../moves/rulebook.js';
import type { BoardPlace, PlaceKind } from '../../../moves/places.js';

const KINDS: Readonly<Record<string, PlaceKind>> = { v: 'vertex', e: 'edge', h: 'hex' };

export const placeNamed = (name: string): BoardPlace | undefined => {
  const [, letter = '', at] = /^([veh])(\d+)$/.exec(name) ?? [];
  const kind = KINDS[letter];
  return kind === undefined ? undefined : { kind, at: Number(at) };
};

/** Where an action takes effect: the hex it names, otherwise the last place. */
export const placeIn = (action: string): BoardPlace | undefined => {
  const places = action.split(' ').flatMap((word) => placeNamed(word) ?? []);
  return places.find(({ kind }) => kind === 'hex') ?? places.at(-1);
};

export type MarkKind = 'may' | 'mayNot' | 'label' | 'ring';

export interface PictureMark {
  readonly kind: MarkKind;
  readonly place: BoardPlace;
  readonly label?: string;
}

const marksAt = (kind: MarkKind, places: readonly (BoardPlace | undefined)[]): PictureMark[] =>
  places.flatMap((place) => (place === undefined ? [] : [{ kind, place }]));

const named = (names: readonly PlaceName[]): (BoardPlace | undefined)[] => names.map(placeNamed);

export const marksOf = ({
  may = [],
  mayNot = {},
  labels = {},
  ringed = [],
}: RulePicture): readonly PictureMark[] => [
  ...marksAt('ring', named(ringed)),
  ...marksAt('may', may.map(placeIn)),
  ...marksAt('mayNot', Object.keys(mayNot).map(placeIn)),
  ...Object.entries(labels).flatMap(([name, label]) => {
    const place = placeNamed(name);
    return place === undefined || label === undefined ? [] : [{ kind: 'label' as const, place, label }];
  }),
];
