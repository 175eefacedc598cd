/** What happens is seen: the news on a desk, the log beside the trade or back in its place, and calm reasons. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSettings } from '../session/settings.js';
import { openTable } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => {
  useSettings.getState().set({ motion: 'off' });
  document.getElementById('root')?.remove();
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const panel = (name: string): Element | null => document.querySelector(`[data-panel="${name}"]`);
const boxOf = (node: Element | null): DOMRect => node?.getBoundingClientRect() ?? new DOMRect();

test('on a desk the trade gives way to the log when the turn ends, and the news stand above the board', async () => {
  await page.viewport(1280, 800);
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  press('button[data-tab="trade"]');
  await expect.poll(() => panel('trade')).toBeTruthy();
  expect(panel('log')).toBeNull();
  await session.act([{ type: 'endTurn' }]);
  await expect.poll(() => panel('log')).toBeTruthy();
  expect(panel('trade')).toBeNull();
  const [news, board] = [
    boxOf(document.querySelector('[data-deed]')),
    boxOf(document.querySelector('.board')),
  ];
  expect(news.height).toBeGreaterThan(0);
  expect(news.bottom).toBeLessThanOrEqual(board.top);
});

test('from 1600 pixels on the log stands beside the trade, and is no tab', async () => {
  await page.viewport(1680, 1000);
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  await expect.poll(() => panel('trade')?.querySelector('[data-good]')).toBeTruthy();
  const [trade, log] = [boxOf(panel('trade')), boxOf(panel('log'))];
  expect(trade.width).toBeGreaterThan(280);
  expect(log.left).toBeGreaterThanOrEqual(trade.right);
  expect(document.querySelector('button[data-tab="log"]')).toBeNull();
  await page.viewport(1280, 800);
  await expect.poll(() => document.querySelector('button[data-tab="log"]')).toBeTruthy();
});

test('[B-30] a reason is red only once something was tried', async () => {
  const session = (await openTable()).until('main');
  const screen = await render(<Table session={session} feature={session.feature} />);
  const road = screen.getByRole('button', { name: /Build a road/ });
  const reason = (): Element | null => document.querySelector('[data-part="sentence"] [class*="refusal"]');
  await userEvent.hover(road);
  await expect.poll(() => reason()?.hasAttribute('data-calm')).toBe(true);
  road.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => reason()?.hasAttribute('data-calm')).toBe(false);
});
