import { expect, test } from '@playwright/test';
import { choosePlace, myTurn, play, position, prefer } from './table.js';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the page plays without a network', async ({ page, context }) => {
  await prefer(page);
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => {
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve(null));
    });
  });
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
