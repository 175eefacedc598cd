import { CORNERS, hexAt, vertexAt } from '@landnam/engine';
import type { GameInfo, View } from '../../../../session/types.js';
import { groupOf } from '../../view.js';

export interface VillageShown {
  readonly vertex: number;
  /** The hex in whose corner it lies. */
  readonly hex: number;
  readonly number: number;
  readonly left: number;
  /** Seats that trade with it. */
  readonly traders: readonly number[];
}

type Place = Pick<VillageShown, 'vertex' | 'hex' | 'number'>;

const known = new WeakMap<GameInfo, readonly Place[]>();

export const placesOf = (info: GameInfo): readonly Place[] => {
  const before = known.get(info);
  if (before !== undefined) return before;
  const places = (info.scenario.params.cloth?.villages ?? []).map((place) => ({
    vertex: vertexAt(info.board, place, CORNERS.indexOf(place.corner)),
    hex: hexAt(info.board, place),
    number: place.number,
  }));
  known.set(info, places);
  return places;
};

export const villagesOf = (info: GameInfo, view: View): readonly VillageShown[] => {
  const state = groupOf(view, 'cloth');
  return placesOf(info).map((place) => ({
    ...place,
    left: state?.left[place.vertex] ?? 0,
    traders: Array.from({ length: info.seats }, (_, seat) => seat).filter(
      (seat) => (((state?.traders[place.vertex] ?? 0) >> seat) & 1) === 1,
    ),
  }));
};
