import { type Clock, sightFor, type GameStanding } from '@landnam/table';
import type { Update } from '../types.js';

/** When nothing is wrong and no other tab leads. */
export const updateFor = (live: GameStanding, seat: number, eventsFrom: number, clock?: Clock): Update => ({
  ...sightFor(live, seat, eventsFrom, clock),
  unsaved: null,
  follows: false,
  fault: null,
  asked: null,
});

/** Watched from another tab: nothing can be done, and no question is shown. */
export const watched = (update: Update): Update => ({
  ...update,
  due: 0,
  actions: [],
  blocked: {},
  follows: true,
});
