/** Where on the board a player is chosen: on their pieces. */
import type { SeenBoard } from '../../../moves/feature.js';
import type { BoardPlace } from '../../../moves/places.js';
import { NONE } from '../../../session/none.js';
import type { GameInfo, View } from '../../../session/types.js';

const corners = ({ board }: GameInfo, hex: number): number[] =>
  Array.from({ length: 6 }, (_, i) => board.hexVertices[hex * 6 + i] ?? NONE);

/** Everything adjacent to the thief; nothing if it is off the board. */
export const aroundThief = ({ info, snapshot, figures }: SeenBoard): readonly number[] => {
  const { theft } = snapshot.told;
  const figure = theft ? figures[theft.figure] : undefined;
  if (!theft || figure?.at(snapshot) !== theft.site) return [];
  return (figure.place ?? 'hex') === 'hex' ? corners(info, theft.site) : [theft.site];
};

export const buildingsOf = ({ base }: View, seat: number): BoardPlace[] =>
  [...base.owner.keys()].filter((at) => base.owner[at] === seat).map((at) => ({ kind: 'vertex', at }));

/** The victim's buildings beside the thief, or all of them. */
export const victimSpots = (seat: number, seen: SeenBoard): readonly BoardPlace[] => {
  const [all, near] = [buildingsOf(seen.snapshot.view, seat), aroundThief(seen)];
  const beside = all.filter(({ at }) => near.includes(at));
  return beside.length > 0 ? beside : all;
};
