import { expect, test, vi } from 'vitest';
import { DueTimers } from './timers.js';

const HOLD = new Promise<boolean>(() => undefined);

test('what is armed is done at its time, once, and what is disarmed never', async () => {
  const done: string[] = [];
  const timers = new DueTimers(
    async (kind, table) => done.push(`${kind} ${table}`) > 0,
    (error) => expect(error).toBeUndefined(),
  );
  const at = Date.now() + 50;
  timers.arm('time', 'a', at);
  timers.arm('think', 'b', at);
  timers.arm('time', 'c', Date.now() + 10);
  timers.disarm('c');
  expect([timers.isBusy('time', 'a'), timers.isBusy('think', 'a')]).toEqual([true, false]);
  await vi.waitFor(() => expect(done).toEqual(['time a', 'think b']));
  expect(Date.now()).toBeGreaterThanOrEqual(at - 1);
  await vi.waitFor(() => expect(timers.isBusy('time', 'a')).toBe(false));
  await timers.close();
});

test('deadlines do not wait for thoughts, however many of them there are', async () => {
  let thoughts = 0;
  const timers = new DueTimers(
    (kind) => (kind === 'time' ? Promise.resolve(true) : (thoughts++, HOLD)),
    () => undefined,
  );
  for (let i = 0; i < 100; i++) timers.arm('think', `t${i}`, 0);
  await vi.waitFor(() => expect(thoughts).toBeGreaterThan(0));
  await new Promise<void>((resolve) => {
    timers.now('time', 'a', async () => {
      resolve();
      return true;
    });
  });
  // the rest of them waits
  expect(thoughts).toBeLessThan(100);
});

test('what throws, or could not be written, is done again later', async () => {
  const tries: number[] = [];
  const errors: unknown[] = [];
  const timers = new DueTimers(
    async () => {
      tries.push(Date.now());
      if (tries.length === 1) throw new Error('not yet');
      return tries.length > 2;
    },
    (error) => errors.push(error),
  );
  timers.arm('time', 'a', 0);
  await vi.waitFor(() => expect(tries).toHaveLength(3), 20_000);
  expect(tries[1] - tries[0]).toBeGreaterThanOrEqual(999);
  expect(tries[2] - tries[1]).toBeGreaterThanOrEqual(1999);
  expect(errors).toHaveLength(1);
  await timers.close();
});

test('one that is armed while its predecessor runs is done too', async () => {
  const seen: number[] = [];
  const timers = new DueTimers(
    async () => {
      if (seen.push(seen.length) === 1) timers.arm('think', 'a', 0);
      return true;
    },
    () => undefined,
  );
  timers.arm('think', 'a', 1);
  await vi.waitFor(() => expect(seen).toEqual([0, 1]));
  await timers.close();
});
