/** Screens of the sea, for everybody: nothing axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { everyView, overflowing, violationsOn } from '../looks.js';
import { myTurn, play, prefer, type Preferences } from '../table.js';

const SCENARIOS = ['fog-islands', 'cloth', 'pirate-islands', 'wonders', 'forgotten-tribe'];

const choosing = async (page: Page, preferences: Preferences): Promise<void> => {
  await prefer(page, preferences);
  await page.goto('/new');
  await expect(page.locator('[data-game="seafarers/new-world"] polygon')).toHaveCount(42);
};

const opening =
  (game: string) =>
  async (page: Page, preferences: Preferences): Promise<void> => {
    const players = 'players=person:Ann,random:Leif,random:Ingrid';
    await play(page, `game=seafarers/${game}&seed=eyes&${players}`, preferences);
    await myTurn(page);
  };

const rules = async (page: Page, preferences: Preferences): Promise<void> => {
  await prefer(page, preferences);
  await page.goto('/rules/seafarers/pirate-islands');
  await expect(page.locator('#S-708')).toBeAttached();
};

const SCREENS: Readonly<Record<string, (page: Page, preferences: Preferences) => Promise<void>>> = {
  choosing,
  rules,
  ...Object.fromEntries(SCENARIOS.map((game) => [game, opening(game)])),
};

for (const [name, show] of Object.entries(SCREENS)) {
  for (const theme of ['light', 'dark'] as const)
    test(`axe finds nothing on the sea's screen ${name}, ${theme}`, async ({ page }) => {
      await show(page, { theme });
      await everyView(page, async () => expect(await violationsOn(page)).toEqual([]));
    });
  for (const locale of ['en', 'de', 'fr'] as const)
    test(`nothing is cut off at 360 px on the sea's screen ${name}, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await show(page, { locale });
      await page.evaluate(() => document.fonts.ready);
      await everyView(page, async () => expect(await overflowing(page)).toEqual([]));
    });
}
