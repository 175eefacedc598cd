/** A server's deadlines as the clock that the table shows. */
import type { PlayTold } from '@landnam/protocol';
import { NONE } from '../none.js';
import type { Clock } from '../types.js';

const STANDS: Clock = {
  limit: 0,
  paused: false,
  seat: NONE,
  expired: NONE,
  left: 0,
  runs: false,
  shared: true,
};

/** Remembers how long each time was when it began: a message only says when it ends. */
export class Clocks {
  private ends = 0;
  private whole = 0;

  /** This player's own time first; otherwise that of the player with the least left. */
  private seatOf({ clock: { deadlines }, seat }: PlayTold): number {
    if (seat !== null && typeof deadlines[seat] === 'number') return seat;
    const soonest = deadlines.reduce<number>(
      (least, time) => (time === null ? least : Math.min(least, time)),
      Number.POSITIVE_INFINITY,
    );
    return deadlines.indexOf(soonest);
  }

  read(play: PlayTold, paused: boolean): Clock {
    const seat = this.seatOf(play);
    const ends = play.clock.deadlines[seat];
    if (typeof ends !== 'number' || play.over !== null) return { ...STANDS, paused };
    const left = Math.max(0, ends - play.clock.now);
    if (ends !== this.ends) [this.ends, this.whole] = [ends, left];
    const limit = Math.max(1, Math.ceil(this.whole / 1000));
    return { ...STANDS, limit, seat, left, runs: !paused, paused };
  }
}
