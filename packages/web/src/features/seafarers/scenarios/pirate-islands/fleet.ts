/** Fleet, lanes and warships as the rules report them. */
import type { LaneTold } from '@landnam/engine/games/seafarers';
import type { Snapshot } from '../../../../session/types.js';
import { NONE } from '../../../../session/none.js';

const NOWHERE = { path: [], fleet: NONE, next: [], lanes: [] } as const;

export const watersOf = ({ told }: Snapshot): NonNullable<Snapshot['told']['pirateIslands']> =>
  told.pirateIslands ?? NOWHERE;

export const laneOf = (snapshot: Snapshot, seat: number): LaneTold | undefined =>
  watersOf(snapshot).lanes[seat];
