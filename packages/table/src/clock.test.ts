import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NONE } from '@landnam/engine';
import { GRACE, TurnClock } from './clock.js';
import type { ClockPort } from './ports.js';
import type { SavedClock } from './told.js';

const PORT: ClockPort = {
  now: () => performance.now(),
  wake: (after, call) => {
    const timer = setTimeout(call, after);
    return () => clearTimeout(timer);
  },
};
const FRESH: SavedClock = { limit: 60, paused: false, turn: '', left: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wind = (saved: Partial<SavedClock> = {}) => {
  const ups: number[] = [];
  let steps = 0;
  const clock = new TurnClock({ ...FRESH, ...saved }, PORT, {
    up: (seat) => ups.push(seat),
    step: () => steps++,
  });
  return { clock, ups, steps: () => steps };
};
const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);
const mine = { turn: '1 0', seat: 0, own: true };
const theirs = { turn: '1 0', seat: 1, own: false };
const nobodys = { turn: '1 0', seat: NONE, own: false };

test('[B-60] the time of a turn is up once, and for the person who is waited for', () => {
  const { clock, ups } = wind();
  clock.follow(mine);
  pass(59.9);
  expect(ups).toEqual([]);
  pass(0.2);
  expect(ups).toEqual([0]);
  expect(clock.told()).toMatchObject({ expired: 0, seat: NONE, runs: false });
  pass(600);
  expect(ups).toEqual([0]);
});

test('[B-60] all decisions of a turn share its time, and the next turn has the full time again', () => {
  const { clock } = wind();
  clock.follow(mine);
  pass(20);
  clock.follow(nobodys);
  pass(100);
  clock.follow(mine);
  expect(clock.told().left).toBeCloseTo(40_000, -2);
  clock.follow({ ...mine, turn: '2 0' });
  expect(clock.told().left).toBe(60_000);
});

test('[B-60] it stops while paused, while the tab is hidden and while nobody is waited for', () => {
  const { clock, ups } = wind();
  clock.follow(mine);
  pass(10);
  clock.change({ paused: true });
  pass(500);
  clock.leave(true);
  clock.change({ paused: false });
  pass(500);
  clock.leave(false);
  expect(clock.told()).toMatchObject({ runs: true });
  expect(clock.told().left).toBeCloseTo(50_000, -2);
  clock.follow(nobodys);
  pass(500);
  expect(ups).toEqual([]);
  clock.close();
});

test('[B-60] a player asked in another’s turn has time to answer, however much was used up', () => {
  const { clock, ups } = wind({ turn: '1 0', left: [0, 0] });
  clock.follow(theirs);
  expect(clock.told().left).toBe(GRACE);
  clock.follow(mine);
  pass(0.1);
  expect(ups).toEqual([0]);
});

test('[B-60] another limit gives the full new time; none gives all the time in the world', () => {
  const { clock, ups } = wind();
  clock.follow(mine);
  pass(50);
  clock.change({ limit: 120 });
  expect(clock.told().left).toBe(120_000);
  clock.change({ limit: 0 });
  pass(10_000);
  expect(ups).toEqual([]);
  expect(clock.told()).toMatchObject({ limit: 0, runs: false });
});

test('[B-60] what is left is saved every few seconds, and a reload goes on from there', () => {
  const { clock, steps } = wind();
  clock.follow(mine);
  pass(21);
  expect(steps()).toBe(4);
  const again = wind(clock.saved());
  again.clock.follow(mine);
  expect(again.clock.told().left).toBeCloseTo(39_000, -2);
});
