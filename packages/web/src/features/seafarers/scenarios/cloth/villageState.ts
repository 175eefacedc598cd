import { CORNERS, vertexAt } from '@landnam/engine';
import type { GameInfo, View } from '../../../../session/types.js';
import { groupOf } from '../../view.js';

export interface Village {
  readonly vertex: number;
  readonly number: number;
  readonly left: number;
  /** Seats that trade with it. */
  readonly traders: readonly number[];
}

const known = new WeakMap<GameInfo, readonly { readonly vertex: number; readonly number: number }[]>();

export const placesOf = (info: GameInfo): readonly { readonly vertex: number; readonly number: number }[] => {
  const before = known.get(info);
  if (before !== undefined) return before;
  const places = (info.scenario.params.cloth?.villages ?? []).map((place) => ({
    vertex: vertexAt(info.board, place, CORNERS.indexOf(place.corner)),
    number: place.number,
  }));
  known.set(info, places);
  return places;
};

export const villagesOf = (info: GameInfo, view: View): readonly Village[] => {
  const state = groupOf(view, 'cloth');
  return placesOf(info).map(({ vertex, number }) => ({
    vertex,
    number,
    left: state?.left[vertex] ?? 0,
    traders: Array.from({ length: info.seats }, (_, seat) => seat).filter(
      (seat) => (((state?.traders[vertex] ?? 0) >> seat) & 1) === 1,
    ),
  }));
};
