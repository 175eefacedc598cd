/** Every screen, for everybody: no violation axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { everyView, overflowing, speak, violationsOn } from './looks.js';
import { curtain, myTurn, play, playUntil, prefer, type Preferences } from './table.js';

const go = (path: string) => async (page: Page, preferences: Preferences) => {
  await prefer(page, preferences);
  await page.goto(path);
};

const inMain = async (page: Page, preferences: Preferences): Promise<void> => {
  await play(page, 'seed=eyes&players=person:Ann,random:Leif,random:Ingrid', {
    ...preferences,
    locale: 'en',
  });
  await playUntil(page, ({ question }) => question === 'main');
};

const SCREENS: Readonly<Record<string, (page: Page, preferences: Preferences) => Promise<void>>> = {
  start: go('/'),
  setup: async (page, preferences) => {
    await go('/new/base')(page, preferences);
    await expect(page.locator('.board')).toBeVisible();
  },
  rules: async (page, preferences) => {
    await go('/rules/base')(page, preferences);
    await expect(page.locator('#B-60')).toBeAttached();
  },
  settings: async (page, preferences) => {
    await go('/')(page, preferences);
    await page.locator('header button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  opening: async (page, preferences) => {
    await play(page, 'seed=eyes&players=person:Ann,random:Leif,random:Ingrid', preferences);
    await myTurn(page);
  },
  turn: async (page, preferences) => {
    await inMain(page, preferences);
    await speak(page, preferences);
  },
  curtain: async (page, preferences) => {
    await play(page, 'seed=eyes&players=person:Ann,person:Ben', preferences);
    await expect(page.locator('[data-curtain]')).toBeVisible();
  },
  end: async (page, preferences) => {
    await play(page, 'seed=harbour&pointsToWin=3&players=random:Eva,random:Leif,random:Ingrid', preferences);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 });
  },
};

for (const theme of ['light', 'dark'] as const)
  for (const [name, show] of Object.entries(SCREENS))
    test(`axe finds nothing on the screen ${name}, ${theme}`, async ({ page }) => {
      await show(page, { theme });
      await everyView(page, async () => expect(await violationsOn(page)).toEqual([]));
    });

for (const locale of ['en', 'de', 'fr'] as const)
  for (const [name, show] of Object.entries(SCREENS))
    test(`nothing is cut off at 360 px on the screen ${name}, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await show(page, { locale });
      await page.evaluate(() => document.fonts.ready);
      await everyView(page, async () => expect(await overflowing(page)).toEqual([]));
    });

test('touch targets are 44 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inMain(page, {});
  for (const tab of ['hand', 'trade', 'players']) {
    await page.locator(`button[data-tab="${tab}"]`).click();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], summary, input, select')]
        .filter(
          (node) =>
            node.getClientRects().length > 0 && node.closest('svg, .hidden, .skip, .zoom, p, span') === null,
        )
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ node, box }) => `${node.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
  }
  await expect(curtain(page)).toBeHidden();
});
