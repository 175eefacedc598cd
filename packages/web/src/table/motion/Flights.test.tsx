import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../../session/settings.js';
import type { OpenSession } from '../../test/fixture.js';
import { openTable } from '../../test/fixture.js';
import { playSound } from './sounds.js';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

const root = document.documentElement;

beforeEach(() => {
  useSettings.getState().set({ pace: 'normal', sound: false });
});
afterEach(() => {
  delete root.dataset['motion'];
  vi.restoreAllMocks();
});

const flying = (): number => document.querySelectorAll('[data-flight]').length;

/** Rolls until cards are produced. */
const produce = async (session: OpenSession): Promise<void> => {
  for (let i = 0; i < 30; i++) {
    session.until('beforeRoll');
    const { length } = session.snapshot().events;
    await session.act([{ type: 'callDice' }]);
    const fresh = session.snapshot().events.slice(length);
    if (fresh.some(({ event }) => event.type === 'cardsProduced')) return;
    session.until('main');
    await session.act([{ type: 'endTurn' }]);
  }
  throw new Error('nothing is ever produced');
};

test('cards that are produced fly, and are gone when they have landed', async () => {
  root.dataset['motion'] = 'on';
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  await produce(session);
  await expect.poll(flying).toBeGreaterThan(0);
  await expect.poll(flying, { timeout: 5_000 }).toBe(0);
});

test('a tap ends every flight', async () => {
  root.dataset['motion'] = 'on';
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  await produce(session);
  await expect.poll(flying).toBeGreaterThan(0);
  dispatchEvent(new PointerEvent('pointerdown'));
  await expect.poll(flying, { timeout: 200 }).toBe(0);
});

test('with reduced motion nothing flies, and without being asked nothing makes a sound', async () => {
  root.dataset['motion'] = 'off';
  const noises = vi.spyOn(AudioContext.prototype, 'createGain');
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />);
  await produce(session);
  await expect.element(screen.getByText(/ gets /).first()).toBeVisible();
  expect(flying()).toBe(0);
  expect(noises).not.toHaveBeenCalled();
});

test.each(['dice', 'wood', 'paper', 'water', 'bell', 'end'] as const)(
  'the sound of %s can be heard',
  (name) => {
    const noises = vi.spyOn(AudioContext.prototype, 'createGain');
    const ramps = vi.spyOn(AudioParam.prototype, 'exponentialRampToValueAtTime');
    const loudest = (volume: number): number => {
      ramps.mockClear();
      playSound(name, volume);
      return Math.max(...ramps.mock.calls.map(([value]) => value));
    };
    expect(loudest(1)).toBeCloseTo(4 * loudest(0.25));
    expect(noises).toHaveBeenCalled();
  },
);
