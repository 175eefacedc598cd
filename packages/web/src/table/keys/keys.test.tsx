/** Keys of the table: Escape takes back, letters and digits act. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { useSettings } from '../../session/settings.js';
import { openTable } from '../../test/fixture.js';
import { legalFor } from '@landnam/table';
import { KeysMenu } from './KeysMenu.js';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off', hotkeys: true }));

const count = (selector: string): number => document.querySelectorAll(selector).length;
const focused = (selector: string): boolean => document.activeElement?.matches(selector) ?? false;

test('Escape takes back the place that is chosen', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  document.querySelector<SVGElement>('[data-place]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => count('[data-confirm]')).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => count('[data-confirm]')).toBe(0);
  expect(session.sent).toEqual([]);
  expect(focused('[data-place]')).toBe(true);
});

test('a letter rolls, and the focus goes on to what is open', async () => {
  const session = (await openTable()).until('beforeRoll', ['endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  await userEvent.keyboard('r');
  await expect.poll(() => session.sent.at(-1)?.type).toBe('callDice');
  await expect.poll(() => focused('body, [aria-disabled="true"], :disabled')).toBe(false);
});

test('a digit presses the tool in its place; what is not possible says why', async () => {
  const session = (await openTable()).until('main');
  const screen = await render(<Table session={session} feature={session.feature} />);
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are 1 brick short. Rule B-30');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Trade, build, or end your turn.');
  await userEvent.keyboard('t');
  await expect.poll(() => document.querySelector<HTMLElement>('[data-table]')?.dataset['tab']).toBe('trade');
});

test('the list of keys opens by its question mark and can switch letters off', async () => {
  const session = (await openTable()).until('beforeRoll', ['endTurn']);
  const screen = await render(
    <>
      <KeysMenu session={session} feature={session.feature} />
      <Table session={session} feature={session.feature} />
    </>,
  );
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect.element(screen.getByText('Roll the dice', { exact: true }).first()).toBeVisible();
  await screen.getByRole('checkbox').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await userEvent.keyboard('r');
  expect(session.sent).toEqual([]);
});

test('[B-21] dice first: what a roll brings waits until they have come to rest', async () => {
  useSettings.getState().set({ motion: 'system', pace: 'normal' });
  document.documentElement.dataset['motion'] = 'on';
  const session = (await openTable()).until('beforeRoll', ['endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  const before = session.snapshot().ply;
  const ply = (): number => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['ply']);
  await session.act([{ type: 'callDice' }]);
  await expect.poll(() => count('[data-rolling]')).toBe(1);
  expect(ply()).toBe(before);
  expect(document.querySelector('[data-rolling] strong')?.textContent).toBe('');
  await expect.poll(() => count('[data-rolling]')).toBe(0);
  expect(ply()).toBeGreaterThan(before);
});

test('Z takes back the last step, and the button says why where nothing can be', async () => {
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />);
  const button = (): Element | null => document.querySelector('[data-back]');
  const sentence = (): string | undefined => document.querySelector('[data-part="sentence"]')?.textContent;
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('z');
  await expect.poll(sentence).toMatch(/^You have done nothing that can be taken back\./);
  const first = legalFor(session.live, session.live.next())[0]!.action;
  await session.act([first]);
  await expect.poll(() => button()?.getAttribute('aria-disabled')).toBe('false');
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => session.live.ply).toBe(0);
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  session.until('beforeRoll', ['endTurn']);
  await session.act([{ type: 'callDice' }]);
  await expect.poll(() => button()?.getAttribute('aria-label')).toMatch(/^Take back\. (Dice|Somebody)/);
});
