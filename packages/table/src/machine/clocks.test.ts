import { idleAction, NONE, type Seat } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { expect, test } from 'vitest';
import { newTable } from '../open.js';
import type { Clock, ClockChange, GameSetup, SavedClock } from '../told.js';
import { GRACE } from './clocks.js';
import { AT_DEVICE, clockTold, deviceTable, guestAt, savedClock } from './device.js';
import { nextTime } from './due.js';
import type { TableHappening, TableNow } from './events.js';
import { step } from './step.js';

const FRESH: SavedClock = { limit: 60, paused: false, turn: '', left: [] };
const PERSON = { kind: 'person', name: '', bot: '' } as const;

/** A table of two people at one device, and time that passes when it is told to. */
class Sundial {
  time = 0;
  writes = 0;
  table: TableNow;

  constructor(saved: Partial<SavedClock> = {}, seats = 2, options: GameSetup['options'] = {}) {
    const players = Array.from({ length: seats }, () => PERSON);
    const live = newTable({ game: 'base', options, seed: 'clock', players });
    if (!live.ok) throw new Error(live.error);
    this.table = deviceTable('', live.value, { ...FRESH, ...saved });
    this.happen({ kind: 'time' });
  }

  happen(happening: TableHappening): void {
    const next = step(AT_DEVICE, this.table, { ...happening, at: this.time, salt: new Uint8Array(0) });
    if (!next.ok) throw new Error(next.code);
    this.table = next.table;
    if (next.effects.some(({ kind }) => kind === 'write')) this.writes++;
  }

  look(eyes: number, hidden = false): void {
    this.happen({ kind: 'looks', eyes, hidden });
  }

  change(change: ClockChange): void {
    this.happen({ kind: 'ask', who: { guest: '', name: '' }, ask: { ask: 'clock', change } });
  }

  /** Wakes the table whenever it wants to be woken. */
  pass(seconds: number): void {
    const until = this.time + seconds * 1000;
    for (let at = nextTime(this.table.data); at !== null && at <= until; at = nextTime(this.table.data)) {
      this.time = Math.max(this.time, at);
      this.happen({ kind: 'time' });
    }
    this.time = until;
  }

  told(): Clock {
    return clockTold(this.table, this.time);
  }

  get next(): number {
    return this.table.game?.next() ?? NONE;
  }

  get timed(): string[] {
    return this.table.game?.entries.filter((line) => line.endsWith(' ; clock')) ?? [];
  }
}

test('[B-60] the time of a turn is up once, and for the person who is waited for', () => {
  const dial = new Sundial();
  const seat = dial.next;
  dial.look(seat);
  dial.pass(59.9);
  expect([dial.told().expired, dial.told().runs]).toEqual([NONE, true]);
  dial.pass(0.2);
  expect(dial.told()).toMatchObject({ expired: seat, seat: NONE, runs: false });
  // where to found gives something away: a bot is asked
  expect(dial.timed).toEqual([]);
  const before = dial.table;
  dial.pass(600);
  expect(dial.table).toBe(before);
});

test('[B-60] all decisions of a turn share its time, which stands behind the curtain', () => {
  const dial = new Sundial();
  const seat = dial.next;
  dial.look(seat);
  dial.pass(20);
  dial.look(NONE);
  dial.pass(100);
  dial.look(seat);
  expect(dial.told().left).toBe(40_000);
});

test('[B-60] it stands while paused, while the tab is hidden and while nobody is waited for', () => {
  const dial = new Sundial();
  const seat = dial.next;
  dial.look(seat);
  dial.pass(10);
  dial.change({ paused: true });
  dial.pass(500);
  dial.look(seat, true);
  dial.change({ paused: false });
  dial.pass(500);
  dial.look(seat);
  expect(dial.told()).toMatchObject({ runs: true, left: 50_000 });
  dial.look(1 - seat);
  dial.pass(500);
  expect(dial.told()).toMatchObject({ expired: NONE, runs: false, seat: NONE });
});

test('[B-60] another limit gives the whole new time; none gives all the time in the world', () => {
  const dial = new Sundial();
  dial.look(dial.next);
  dial.pass(50);
  dial.change({ limit: 120 });
  expect(dial.told().left).toBe(120_000);
  dial.change({ limit: 0 });
  dial.pass(10_000);
  expect(dial.told()).toMatchObject({ limit: 0, runs: false, expired: NONE });
});

test('[B-60] what is left is written every few seconds, and a reload goes on from there', () => {
  const dial = new Sundial();
  dial.look(dial.next);
  const before = dial.writes;
  dial.pass(21);
  expect(dial.writes - before).toBe(4);
  const again = new Sundial(savedClock(dial.table.data, dial.time));
  again.look(again.next);
  expect(again.told().left).toBe(39_000);
});

test('[B-60] whoever is asked in another’s turn has time to answer, however much was used up', () => {
  const dial = new Sundial();
  const game = dial.table.game!.copy();
  // the founding is over, and the first to play is not who is waited for
  game.state.core.active[0] = 1 - game.next();
  const data = { ...dial.table.data, clock: { turn: game.turn(), left: [0, 0], deadlines: [null, null] } };
  dial.table = { ...dial.table, data, game };
  dial.look(game.next());
  expect(dial.told().left).toBe(GRACE);
});

/** The person who is waited for takes the first thing that is legal, or passes. */
const playOn = (dial: Sundial): void => {
  const game = dial.table.game!;
  const seat = dial.next as Seat;
  const list = game.legalOf(seat);
  const packed = idleAction(game.table.game, list) ?? list.items[0];
  const action = toJson(game.table.game, { packed });
  dial.look(seat);
  dial.happen({
    kind: 'ask',
    who: { guest: guestAt(seat), name: '' },
    ask: { ask: 'act', seq: game.ply, actions: [action] },
  });
};

test('[B-76] the second turn of a pair has the whole time, and is ended when it is up', () => {
  const dial = new Sundial({}, 5);
  const now = (): TableNow['game'] => dial.table.game;
  while (now()?.state.core.active[0] === NONE) playOn(dial);
  const first = dial.next;
  dial.look(first);
  dial.pass(20);
  while (now()?.state.shortTurns.after[0] === NONE) playOn(dial);
  const second = dial.next;
  expect([second, now()?.state.shortTurns.after[0]]).toEqual([(first + 3) % 5, first]);
  dial.look(second);
  expect([dial.told().seat, dial.told().left]).toEqual([second, 60_000]);
  dial.pass(59);
  expect(dial.next).toBe(second);
  dial.pass(2);
  expect([dial.next, dial.timed.at(-1)]).toEqual([(first + 1) % 5, `p${second} endTurn ; clock`]);
});
