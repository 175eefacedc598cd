/** Every screen, for everyone: no violation axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from './looks.js';
import { importAt } from './position.js';
import { curtain, myTurn, play, prefer } from './table.js';

const go = async (page: Page, path: string, sign: string): Promise<void> => {
  await prefer(page);
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeAttached();
};

const TABLE = ['Ann', 'greedy', 'greedy'];

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => go(page, '/', '[data-way="bots"]'),
  setup: (page) => go(page, '/new/base', '.board'),
  rules: (page) => go(page, '/rules/base', '#B-60'),
  lessons: (page) => go(page, '/learn', '[data-lesson="base"]'),
  lesson: (page) => go(page, '/learn/base/harbour', '[data-step="harbour"]'),
  settings: async (page) => {
    await go(page, '/', '[data-way="bots"]');
    await page.locator('header button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  opening: async (page) => {
    await play(page, 'seed=eyes&players=person:Ann,random:Leif,random:Ingrid');
    await myTurn(page);
  },
  curtain: async (page) => {
    await play(page, 'seed=eyes&players=person:Ann,person:Ben');
    await expect(curtain(page)).toBeVisible();
  },
  end: async (page) => {
    await play(page, 'seed=harbour&pointsToWin=3&players=random:Eva,random:Leif,random:Ingrid');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 });
  },
};

for (const [name, show] of Object.entries(SCREENS))
  test(`the screen ${name} is accessible`, async ({ page }) => {
    await show(page);
    await suitsEverybody(page);
  });

/** Touch targets that are too small. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], summary, input, select')]
      .filter(
        (node) =>
          node.getClientRects().length > 0 && node.closest('svg, .hidden, .skip, .zoom, p, span') === null,
      )
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ node, box }) => `${node.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );

test('the screen turn is accessible, and touch targets are 44 px on a phone', async ({ page }) => {
  await importAt(page, 'base', TABLE, 'eyes', ({ question }) => question === 'main');
  await suitsEverybody(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['hand', 'trade', 'players']) {
    await page.locator(`button[data-tab="${tab}"]`).click();
    expect(await tooSmall(page)).toEqual([]);
  }
  await expect(curtain(page)).toBeHidden();
});
