/** What is shown of fleet, lanes and warships. */
import type { Game, Telling } from '../../../../core/game/game.js';
import { NONE } from '../../../../core/ids.js';
import type { Tellings } from '../../../../core/registry.js';
import type { State } from '../../../../core/state/state.js';
import type { Lane, Waters } from './data.js';
import { fleetHex } from './fleet.js';
import { laneFor, lineOf, shipsLeft } from './route.js';

declare module '../../../../core/registry.js' {
  interface Tellings {
    pirateIslands: {
      /** The fleet's round trip, where it is now (NONE when it has left), and where each number of a die takes it. */
      readonly path: readonly number[];
      readonly fleet: number;
      readonly next: readonly number[];
      /** By seat. */
      readonly lanes: readonly LaneTold[];
    };
  }
}

export interface LaneTold {
  readonly landing: number;
  readonly fortress: number;
  /** Where this seat may sail. */
  readonly edges: readonly number[];
  /** [S-703] The first ships of the line. */
  readonly warships: readonly number[];
  /** Ships still needed; NONE without any. */
  readonly left: number;
}

const PIPS = [1, 2, 3, 4, 5, 6];

const nextHexes = (s: State, { fleet }: Waters): readonly number[] => {
  const now = s.pirateIslands.fleet[0];
  return now === NONE ? [] : PIPS.map((pips) => fleet[(now + pips) % fleet.length]);
};

const edgesOf = ({ listed }: Lane): number[] => [...listed.keys()].filter((edge) => listed[edge] === 1);

const laneTold = (g: Game, s: State, waters: Waters, seat: number): LaneTold => {
  const lane = laneFor(waters, s, seat);
  return {
    landing: lane.landing,
    fortress: lane.fortress,
    edges: edgesOf(lane),
    warships: lineOf(g, s, waters, seat).slice(0, s.pirateIslands.warships[seat]),
    left: shipsLeft(g, s, waters, seat),
  };
};

export const tellWaters =
  (waters: Waters): Telling<Tellings['pirateIslands']> =>
  (g, s) => ({
    path: waters.fleet,
    fleet: fleetHex(s, waters),
    next: nextHexes(s, waters),
    lanes: Array.from({ length: g.seats }, (_, seat) => laneTold(g, s, waters, seat)),
  });
