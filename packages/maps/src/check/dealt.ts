/** What a hex may become: no rule may rely on more than that. */
import type { Recipe } from '@landnam/engine/rules';
import { isMember } from '../deal.js';
import type { MapBoard, MapHex, MapShuffle } from '../format.js';

/** A hex that a shuffle deals in every game. */
export const RANDOM = 'random';
/** Those of every game, then those of a set-up: a tile moves once in each. */
const ROUNDS = 2;

type Kinds = readonly (readonly string[])[];

const mixedBy = (kinds: Kinds, hexes: readonly MapHex[], shuffle: MapShuffle): Kinds => {
  const members = kinds.filter((_, i) => isMember(hexes[i]!, shuffle));
  const all = [...new Set([...members.flat(), ...Object.keys(shuffle.tiles ?? {})])];
  return kinds.map((each, i) => (isMember(hexes[i]!, shuffle) ? all : each));
};

const kindsOn = ({ hexes, shuffles = [] }: Pick<MapBoard, 'hexes' | 'shuffles'>): Kinds => {
  const printed: Kinds = hexes.map(({ terrain }) => (terrain === RANDOM ? [] : [terrain]));
  const rounds = Array.from({ length: ROUNDS }, () => shuffles).flat();
  return rounds.reduce<Kinds>((all, shuffle) => mixedBy(all, hexes, shuffle), printed);
};

/** Hexes that are land in one deal and none in another. */
export const movingHexes = (board: MapBoard, { terrains }: Recipe): ReadonlySet<number> => {
  const land = new Set(terrains.flatMap(({ name, land: isLand }) => (isLand ? [name] : [])));
  return new Set(
    kindsOn(board).flatMap((kinds, hex) =>
      kinds.some((kind) => land.has(kind)) && kinds.some((kind) => !land.has(kind)) ? [hex] : [],
    ),
  );
};

/** By hex, water of the frame included: terrains that may lie there, whatever set-up is chosen. */
export const dealtOn = (board: MapBoard, { terrains }: Recipe): readonly (readonly number[])[] => {
  const { frame = [] } = board;
  const indexOf = (terrain: string): number => terrains.findIndex(({ name }) => name === terrain);
  return [...kindsOn(board), ...frame.map(() => ['sea'])].map((names) => names.map(indexOf));
};
