/** This game's screens, for everybody: nothing axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { everyView, overflowing, violationsOn } from '../looks.js';
import { prefer, type Preferences } from '../table.js';
import { findEmpty, importAt } from './hands.js';

const go =
  (path: string, sign: string) =>
  async (page: Page, preferences: Preferences): Promise<void> => {
    await prefer(page, preferences);
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeAttached();
  };

const SCREENS: Readonly<Record<string, (page: Page, preferences: Preferences) => Promise<void>>> = {
  setup: go('/new/energies', '.board'),
  rules: go('/rules/energies', '#E-81'),
  turn: (page, preferences) =>
    importAt(
      page,
      'rotor',
      ({ question, types, ply }) => question === 'main' && types.includes('clearHazard') && ply > 150,
      preferences,
    ),
  plant: async (page, preferences) => {
    await importAt(
      page,
      'rotor',
      ({ question, types }) =>
        question === 'main' && types.filter((type) => type === 'buildPlant').length > 3,
      preferences,
    );
    await page.locator('[data-tool="plant"]').click();
    await page.locator('[data-place]').first().press('Enter');
  },
  cleanup: (page, preferences) =>
    importAt(
      page,
      'broom',
      ({ question, types }) => question === 'moveRobber' && types.includes('clearHazard'),
      preferences,
    ),
  'free card': (page, preferences) =>
    importAt(page, 'gift', ({ question }) => question === 'freeCard', preferences),
  end: (page, preferences) => findEmpty(page, 'empty-bag', preferences),
};

for (const [name, show] of Object.entries(SCREENS)) {
  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing on the energies screen ${name}, ${theme}`, async ({ page }) => {
      await show(page, { theme });
      await everyView(page, async () => expect(await violationsOn(page)).toEqual([]));
    });
  for (const locale of ['en', 'de', 'fr'] as const)
    test(`nothing is cut off at 360 px on the energies screen ${name}, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await show(page, { locale });
      await page.evaluate(() => document.fonts.ready);
      await everyView(page, async () => expect(await overflowing(page)).toEqual([]));
    });
}
