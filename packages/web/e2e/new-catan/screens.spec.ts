/** The screens of New Catan, for everyone: axe, and nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from '../looks.js';
import { liftCurtain, prefer } from '../table.js';
import { importLog } from '../position.js';
import { poor, relief, rich } from './position.js';

const go = async (page: Page, path: string, sign: string): Promise<void> => {
  await prefer(page);
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeAttached();
};

const load = async (page: Page, log: string): Promise<void> => {
  await importLog(page, log);
  await liftCurtain(page);
};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  setup: (page) => go(page, '/new/new-catan', 'g[data-benefit]'),
  rules: (page) => go(page, '/rules/new-catan', '#N-54'),
  pirates: async (page) => {
    await load(page, poor());
    await page.locator('button[data-benefit="antiPirate"]:visible').click();
  },
  relief: (page) => load(page, relief()),
};

/** What is drawn like nothing else; the rest looks like these. */
const DAILY = new Set(['setup', 'pirates']);

for (const [name, show] of Object.entries(SCREENS))
  test(`New Catan's ${name} is accessible`, { tag: DAILY.has(name) ? [] : '@long' }, async ({ page }) => {
    await show(page);
    // at a table with an open question, the other tabs are those of a turn
    await suitsEverybody(page, { tabs: false });
  });

test("New Catan's turn is accessible, and so is persuasion", async ({ page, viewport }) => {
  await load(page, rich());
  await suitsEverybody(page);
  await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
  await page.locator('button[data-benefit="persuasion"]:visible').click();
  await page.locator('[data-whom="1"]').click();
  await suitsEverybody(page, { tabs: false });
});
