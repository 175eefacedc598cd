import type { PlayTold } from '@landnam/protocol';
import { expect, test } from 'vitest';
import { NONE } from '../none.js';
import { Clocks } from './clocks.js';

const told = (deadlines: readonly (number | null)[], now: number, seat: number | null = 0): PlayTold => ({
  tell: 'play',
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  seq: 1,
  seat,
  view: '',
  eventsFrom: 0,
  events: [],
  clock: { deadlines: [...deadlines], now, pace: 'fast' },
  over: null,
});

test('[B-60] a deadline is counted from the server’s own time, and how long it was is kept', () => {
  const clocks = new Clocks();
  expect(clocks.read(told([145_000, null], 100_000), false)).toMatchObject({
    limit: 45,
    left: 45_000,
    seat: 0,
    runs: true,
    shared: true,
  });
  expect(clocks.read(told([145_000, null], 130_000), false)).toMatchObject({ limit: 45, left: 15_000 });
  expect(clocks.read(told([190_000, null], 145_000), false)).toMatchObject({ limit: 45, left: 45_000 });
});

test('[B-60] the player’s own time comes first, then that of the player with the least left', () => {
  expect(new Clocks().read(told([90_000, 50_000], 0, 0), false).seat).toBe(0);
  expect(new Clocks().read(told([null, 50_000, 40_000], 0, 0), false).seat).toBe(2);
  expect(new Clocks().read(told([60_000, 50_000], 0, null), false).seat).toBe(1);
});

test('[B-60] without a deadline, in a pause and after the end no time runs', () => {
  expect(new Clocks().read(told([null, null], 0), false)).toMatchObject({
    limit: 0,
    seat: NONE,
    runs: false,
  });
  expect(new Clocks().read(told([9_000], 0), true)).toMatchObject({ runs: false, paused: true });
  const over = { ...told([9_000], 0), over: { reason: 'points', winners: 1 } };
  expect(new Clocks().read(over, false)).toMatchObject({ limit: 0, runs: false });
});
