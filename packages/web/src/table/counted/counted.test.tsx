import { resample } from '@landnam/engine';
import { seededBelow } from '@landnam/bots';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../../session/settings.js';
import { openGame, type OpenSession, setupOf } from '../../test/fixture.js';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));

const opened = async (help?: { hints: boolean; hands: boolean }): Promise<OpenSession> => {
  const players = ['Ann', 'Leif', 'Ingrid'].map((name) => ({ kind: 'bot', name, bot: 'normal' }) as const);
  const session = await openGame({ ...setupOf(3), players, ...(help && { help }) });
  for (let i = 0; i < 90; i++) await session.playOne();
  session.refresh();
  return session;
};

const panel = (): Element | null => document.querySelector('[data-counted]');
const open = async (): Promise<void> => {
  panel()?.querySelector('summary')?.click();
  // fetched when it is first opened, which takes its time on a busy machine
  await expect
    .poll(() => panel()?.querySelector('[data-count="dice"] svg'), { timeout: 20_000 })
    .toBeTruthy();
};

test('dice, unseen cards and known hands are counted; what others truly hide changes nothing', async () => {
  const session = await opened();
  await render(<Table session={session} feature={session.feature} />);
  await open();
  const rolls = session.snapshot().events.filter(({ event }) => event.type === 'diceRolled').length;
  expect(panel()?.querySelector('[data-count="dice"] h2')?.textContent).toBe(`Dice: ${rolls} rolls`);
  await expect.poll(() => panel()?.querySelectorAll('[data-known]').length).toBe(2);
  await expect.poll(() => panel()?.querySelector('[data-count="cards"]')?.textContent).toContain('Knight');
  const shown = panel()?.textContent;
  const { live } = session;
  resample(live.table.game, live.state, session.snapshot().seat, seededBelow('others'));
  session.show(session.refresh());
  await expect.poll(() => panel()?.textContent).toBe(shown);
});

test('at a table that plays by memory no hand is counted, and it says so', async () => {
  const session = await opened({ hints: true, hands: false });
  await render(<Table session={session} feature={session.feature} />);
  await open();
  expect(panel()?.textContent).toContain('plays by memory');
  expect(panel()?.querySelector('[data-known]')).toBeNull();
  expect(document.querySelector('[data-hint]')).toBeTruthy();
});

test('where nobody agreed to hints there is no button for them', async () => {
  const session = await opened({ hints: false, hands: true });
  await render(<Table session={session} feature={session.feature} />);
  await expect.poll(() => document.querySelector('[data-part="controls"]')).toBeTruthy();
  expect(document.querySelector('[data-hint]')).toBeNull();
});
