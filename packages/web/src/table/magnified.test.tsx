/** A window of 1280 by 800 at 200 %: nothing is cut off at the side, in the language with the longest words. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speak, useSettings } from '../session/settings.js';
import { openGame, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

const [WIDTH, HEIGHT, HEADER] = [640, 400, 48];

beforeEach(async () => {
  await speak('de');
  useSettings.getState().set({ motion: 'off' });
  Object.assign(document.documentElement, { lang: 'de' }).dataset['motion'] = 'off';
});
afterEach(() => page.viewport(1100, 800));

/** What is wider than its space and cannot be scrolled to. */
const tooWide = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-table], [data-table] *')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((node) => ['auto', 'scroll', 'visible'].includes(getComputedStyle(node).overflowX))
    .filter((node) => getComputedStyle(node).display !== 'inline' && !node.closest('svg'))
    .map((node) => `${node.tagName} ${node.className} ${node.scrollWidth} > ${node.clientWidth}`);

const GAMES = [
  'base',
  'seafarers/new-shores',
  'seafarers/wonders',
  'seafarers/cloth',
  'energies',
  'new-catan',
];

test.each(GAMES)('%s: no tab of the table overflows', async (game) => {
  const session = await openGame({ ...setupOf(4), game, options: {} });
  session.until('main', ['callDice', 'endTurn']);
  session.live.state.base.hand.fill(2);
  session.live.state.base.held.fill(1);
  session.refresh();
  await page.viewport(WIDTH, HEIGHT);
  await render(
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT - HEADER }}>
      <Table session={session} feature={session.feature} />
    </div>,
  );
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect(tabs.length).toBeGreaterThan(3);
  for (const tab of tabs) {
    tab.click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => document.querySelector(`[data-panel="${tab.dataset['tab']}"]`)).not.toBeNull();
    expect([tab.dataset['tab'], tooWide()]).toEqual([tab.dataset['tab'], []]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH);
});
