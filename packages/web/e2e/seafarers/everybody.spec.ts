/** Screens of the sea, for everyone: nothing axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from '../looks.js';
import { myTurn, play, prefer } from '../table.js';

const SCENARIOS = ['fog-islands', 'cloth', 'pirate-islands', 'wonders', 'forgotten-tribe'];

const choosing = async (page: Page): Promise<void> => {
  await prefer(page);
  await page.goto('/new');
  await expect(page.locator('[data-game="seafarers/new-world"] polygon[data-terrain]')).toHaveCount(42);
};

const opening =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await play(page, `game=seafarers/${game}&seed=eyes&players=person:Ann,random:Leif,random:Ingrid`);
    await myTurn(page);
  };

const rules = async (page: Page): Promise<void> => {
  await prefer(page);
  await page.goto('/rules/seafarers/pirate-islands');
  await expect(page.locator('#S-708')).toBeAttached();
};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  choosing,
  rules,
  ...Object.fromEntries(SCENARIOS.map((game) => [game, opening(game)])),
};

/** What is drawn like nothing else; the rest looks like these. */
const DAILY = new Set(['choosing', 'fog-islands', 'pirate-islands']);

for (const [name, show] of Object.entries(SCREENS))
  test(`the sea's screen ${name} is accessible`, { tag: DAILY.has(name) ? [] : '@long' }, async ({
    page,
  }) => {
    await show(page);
    await suitsEverybody(page);
  });
