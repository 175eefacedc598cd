import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../../session/settings.js';
import type { Clock, ClockChange } from '../../session/types.js';
import { openTable } from '../../test/fixture.js';
import { Timer } from './Timer.js';
import '../../ui/tokens.css';

const RUNNING: Clock = { limit: 60, paused: false, seat: 0, expired: 255, left: 12_000, runs: true };

beforeEach(() => useSettings.getState().set({ motion: 'off' }));

const show = async (clock: Partial<Clock>) => {
  const session = await openTable(2);
  const asked: ClockChange[] = [];
  session.setClock = (change?: ClockChange) => {
    if (change) asked.push(change);
    return Promise.resolve();
  };
  const snapshot = { ...session.snapshot(), clock: { ...RUNNING, ...clock } };
  return { screen: await render(<Timer session={session} snapshot={snapshot} />), asked };
};

const live = (): string => document.querySelector('[aria-live]')?.textContent ?? '?';

test('[B-60] the timer counts down, and tells once that ten seconds are left', async () => {
  const { screen } = await show({ left: 11_400 });
  await expect.element(screen.getByRole('timer')).toHaveTextContent('0:12');
  expect(live()).toBe('');
  await expect.element(screen.getByRole('timer'), { timeout: 5_000 }).toHaveTextContent('0:10');
  expect(live()).toBe('10 seconds left');
  await expect.element(screen.getByRole('timer'), { timeout: 5_000 }).toHaveTextContent('0:09');
  expect(live()).toBe('10 seconds left');
});

test('[B-60] it can be paused', async () => {
  const { screen, asked } = await show({});
  await screen.getByRole('button', { name: 'Pause the timer' }).click();
  expect(asked).toEqual([{ paused: true }]);
});

test('[B-60] without a limit there is none', async () => {
  const { screen } = await show({ limit: 0 });
  expect(screen.container.textContent).toBe('');
});

test('[B-60] when time was up, it says whose', async () => {
  await show({ expired: 1, seat: 255, runs: false });
  expect(live()).toBe('Time is up for P1.');
});
