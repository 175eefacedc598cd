import type { Below, Deal } from '@landnam/engine';
import { type About, Recorder, type Table } from '@landnam/maps';
import type { Bot } from './bot.js';
import { Driver, type Hooks, type GameOutcome } from './driver.js';

export interface Recorded extends GameOutcome {
  /** The whole log. */
  readonly text: string;
}

export interface Recording {
  readonly about?: About;
  /** A driver, kept from game to game. */
  readonly driver?: Driver;
  /** Other observers. */
  readonly watch?: Hooks;
}

/** Plays a game and records it. */
export const recordGame = (
  table: Table,
  deal: Deal,
  bots: readonly Bot[],
  below: Below,
  { about = {}, driver = new Driver(table), watch = {} }: Recording = {},
): Recorded => {
  let recorder: Recorder | undefined;
  const outcome = driver.play(deal, bots, below, {
    ...watch,
    begun(s) {
      watch.begun?.(s);
      recorder = new Recorder(table, deal, s, about);
    },
    before(s, seat, packed, more) {
      watch.before?.(s, seat, packed, more);
      recorder?.move(seat, more === undefined ? { packed } : { packed, more });
    },
    after(s) {
      watch.after?.(s);
      recorder?.moved(s);
    },
  });
  return { ...outcome, text: recorder?.close(driver.state) ?? '' };
};
