/** The screens of New Catan, for everybody: axe, and nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { everyView, overflowing, violationsOn } from '../looks.js';
import { curtain, type Preferences, prefer } from '../table.js';
import { poor, relief, rich } from './position.js';

const load = (log: () => string) => async (page: Page, preferences: Preferences) => {
  await prefer(page, preferences);
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log()) });
  await page.locator('[data-curtain]').click();
  await expect(curtain(page)).toBeHidden();
};

const SCREENS: Readonly<Record<string, (page: Page, preferences: Preferences) => Promise<void>>> = {
  setup: async (page, preferences) => {
    await prefer(page, preferences);
    await page.goto('/new/new-catan');
    await expect(page.locator('g[data-benefit]').first()).toBeAttached();
  },
  rules: async (page, preferences) => {
    await prefer(page, preferences);
    await page.goto('/rules/new-catan');
    await expect(page.locator('#N-54')).toBeAttached();
  },
  turn: load(rich),
  persuasion: async (page, preferences) => {
    await load(rich)(page, preferences);
    await page.locator('button[data-benefit="persuasion"]:visible').click();
    await page.locator('[data-whom="1"]').click();
  },
  pirates: async (page, preferences) => {
    await load(poor)(page, preferences);
    await page.locator('button[data-benefit="antiPirate"]:visible').click();
  },
  relief: load(relief),
};
/** At a table whose question is open, the other tabs are those of `turn`. */
const WHOLE = new Set(['turn']);

const look = (page: Page, name: string, check: () => Promise<void>): Promise<void> =>
  WHOLE.has(name) ? everyView(page, check) : check();

for (const theme of ['light', 'dark'] as const)
  for (const [name, show] of Object.entries(SCREENS))
    test(`axe finds nothing on New Catan's ${name}, ${theme}`, async ({ page }) => {
      await show(page, { theme });
      await look(page, name, async () => expect(await violationsOn(page)).toEqual([]));
    });

for (const locale of ['en', 'de', 'fr'] as const)
  for (const [name, show] of Object.entries(SCREENS))
    test(`nothing is cut off at 360 px on New Catan's ${name}, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await show(page, { locale });
      await page.evaluate(() => document.fonts.ready);
      await look(page, name, async () => expect(await overflowing(page)).toEqual([]));
    });
