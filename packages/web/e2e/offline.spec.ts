import { expect, type Page, test } from '@playwright/test';
import { choosePlace, myTurn, play, position, prefer } from './table.js';

test.use({ serviceWorkers: 'allow' });

const visitOnce = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => {
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve(null));
    });
  });
};

test('after the first visit the page plays without a network', async ({ page, context }) => {
  await prefer(page);
  await visitOnce(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  await choosePlace(page, 3);
  expect((await position(page)).question).toBe('openingRoute');
  await page.reload();
  await myTurn(page);
  expect((await position(page)).question).toBe('openingRoute');
  for (const game of ['seafarers/cloth', 'energies', 'new-catan'])
    await play(page, `game=${game}&seed=away&players=person:Ann,greedy,greedy`);
});

const SPOKEN = {
  fr: ['Français', 'Réglages'],
  en: ['English', 'Settings'],
  de: ['Deutsch', 'Einstellungen'],
} as const;

test('after the first visit every language can be chosen without a network', async ({ page, context }) => {
  await prefer(page, { locale: 'de' });
  await visitOnce(page);
  await context.setOffline(true);
  await page.reload();
  for (const [locale, [language, settings]] of Object.entries(SPOKEN)) {
    await page.locator('header button').last().click();
    await page.getByRole('dialog').getByRole('radio', { name: language }).click();
    await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
    await page.goto('/rules/seafarers/cloth');
    await expect(page.locator('#S-601')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await play(page, 'game=seafarers/cloth&seed=away&players=person:Ann,greedy,greedy');
    await expect(page.getByRole('button', { name: settings })).toBeVisible();
    await page.goto('/');
  }
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string }[];
    display: string;
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
