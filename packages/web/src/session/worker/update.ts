import type { Seat } from '@landnam/engine';
import { type Clock, sightFor, type GameStanding, type LiveTable } from '@landnam/table';
import { finalityOf } from '@landnam/table/machine';
import type { Update } from '../types.js';

/** When nothing is wrong and no other tab leads. */
export const updateFor = (live: GameStanding, seat: number, eventsFrom: number, clock?: Clock): Update => ({
  ...sightFor(live, seat, eventsFrom, clock),
  unsaved: null,
  follows: false,
  fault: null,
  asked: null,
  back: null,
});

/** Watched from another tab: nothing can be done, and no question is shown. */
export const watched = (update: Update): Update => ({
  ...update,
  due: 0,
  actions: [],
  blocked: {},
  follows: true,
  back: null,
});

/** Which actions can never be taken back. */
export const withFinality = (update: Update, { table, state }: LiveTable): Update => {
  const seat = update.seat as Seat;
  const isFinal = (packed: number): boolean => finalityOf(table.game, state, seat, { packed }) !== null;
  const actions = update.actions.map((legal) =>
    isFinal(legal.packed) ? { ...legal, final: true as const } : legal,
  );
  return { ...update, actions };
};
