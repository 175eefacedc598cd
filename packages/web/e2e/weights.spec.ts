/** Bots that search use weights: one file per game, or per number of seats, loaded when one of them takes a seat and not before. */
import { expect, type Page, test } from '@playwright/test';
import { myTurn, play, prefer } from './table.js';

test.use({ serviceWorkers: 'allow' });

const WEIGHTS = /\/assets\/base-[^/]+\.bin$/;
const FOR_TWO = /\/assets\/base\.2-[^/]+\.bin$/;

const whenServed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('weights')).keys()).map(({ url }) => url));

test('weights are loaded with the first bot that searches, and stay available offline', async ({
  page,
  context,
}) => {
  test.slow();
  const asked: string[] = [];
  const strays: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.bin')) asked.push(request.url());
    if (request.url().includes('undefined')) strays.push(request.url());
  });
  await prefer(page);
  await page.goto('/');
  await whenServed(page);
  await play(page, 'game=base&seed=calm&players=person:Ann,normal,normal');
  await myTurn(page);
  expect(asked).toEqual([]);

  await play(page, 'game=base&seed=hard&players=person:Ann,hard,hard');
  await myTurn(page);
  expect(asked[0]).toMatch(WEIGHTS);
  await expect.poll(() => kept(page)).toEqual([expect.stringMatching(WEIGHTS)]);

  await play(page, 'game=base&seed=duel&players=person:Ann,hard');
  await myTurn(page);
  await expect
    .poll(() => kept(page))
    .toEqual([expect.stringMatching(WEIGHTS), expect.stringMatching(FOR_TWO)]);
  expect(strays).toEqual([]);

  await context.setOffline(true);
  await play(page, 'game=base&seed=away&players=person:Ann,hard,hard');
  await myTurn(page);
  const isThere = (url: string): Promise<boolean> => page.evaluate(async (at) => (await fetch(at)).ok, url);
  expect(await isThere(asked[0] ?? '')).toBe(true);
});
