import { at } from '../../core/state/fields.js';
import type { Game, RuleModule } from '../../core/game/game.js';
import { count, fields, listOf, mapOf } from '../../core/text/shape.js';
import type { State } from '../../core/state/state.js';
import { CITY, FOSSIL, RENEWABLE, TOWN } from './catalogue.js';

/** Spaces of the footprint track, including both ends, and how many discs a turn there draws. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly discs: number;
}
/** By number of players, then by the name of the host's choice. */
export type Bands = Readonly<Record<string, Readonly<Record<string, readonly Band[]>>>>;

declare module '../../slots.js' {
  interface Params {
    readonly footprints?: { readonly bands: Bands };
  }
}

/** [E-66] What one piece of a kind adds. */
export const FOOTPRINTS: Readonly<Record<number, number>> = {
  [TOWN]: 1,
  [CITY]: 2,
  [FOSSIL]: 1,
  [RENEWABLE]: -1,
};

/** [E-66] What a player's pieces on the board add up to; may be negative, so it is computed, never stored in a byte. */
export const localFootprint = (s: State, seat: number): number => {
  const pieces = s.base.onBoard;
  return (
    FOOTPRINTS[TOWN] * pieces[at(seat, TOWN)] +
    FOOTPRINTS[CITY] * pieces[at(seat, CITY)] +
    FOOTPRINTS[FOSSIL] * pieces[at(seat, FOSSIL)] +
    FOOTPRINTS[RENEWABLE] * pieces[at(seat, RENEWABLE)]
  );
};

export const globalFootprint = (g: Pick<Game, 'seats'>, s: State): number => {
  let sum = 0;
  for (let seat = 0; seat < g.seats; seat++) sum += localFootprint(s, seat);
  return sum;
};

const BAND = fields({ from: count, to: count, discs: count });

type Table = Pick<Game, 'scenario' | 'seats'>;

/** [E-6] The bands of this table; a host may choose others where the printed ones are not known. */
export const bandsOf = ({ scenario, seats }: Table): readonly Band[] => {
  const sets = scenario.params.footprints?.bands[String(seats)] ?? {};
  const bands = sets[String(scenario.options['footprintBands'])] ?? Object.values(sets)[0];
  if (bands === undefined) throw new Error(`${scenario.id} has no footprint bands for ${seats} players`);
  return bands;
};

/** [E-66] The marker stays on the track, the sum does not. */
const markerOn = (bands: readonly Band[], g: Table, s: State): number => {
  const sum = globalFootprint(g, s);
  const last = bands[bands.length - 1].to;
  if (sum < 0) return 0;
  return sum < last ? sum : last;
};

export const footprintMarker = (g: Table, s: State): number => markerOn(bandsOf(g), g, s);

/** [E-6] Discs that a turn beginning now draws, for callers that have looked up the bands. */
export const discsFrom = (bands: readonly Band[], g: Table, s: State): number => {
  const marker = markerOn(bands, g, s);
  for (let i = 0; i < bands.length; i++)
    if (marker >= bands[i].from && marker <= bands[i].to) return bands[i].discs;
  throw new Error(`no footprint band holds ${marker}`);
};

export const discsDue = (g: Table, s: State): number => discsFrom(bandsOf(g), g, s);

/** What each player's pieces add, in total and one by one. */
export const footprints: RuleModule = {
  name: 'footprints',
  rules: ['E-5', 'E-6', 'E-66'],
  needs: ['buildings'],
  data: fields({ bands: mapOf(mapOf(listOf(BAND, 1)), 'seats') }),
  contribute(setting) {
    bandsOf(setting);
    return {};
  },
};
