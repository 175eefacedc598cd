/** Maps of one's own: from a file, alone, into an address, out of it in another browser, and at a server's table. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { suitsEverybody } from '../looks.js';
import { myTurn, prefer, step } from '../table.js';
import { atTable, playTogether, position, samePly, sitDown, somebody, start } from './company.js';

const folder = new URL('../../../maps/src/gallery/', import.meta.url);
const island = JSON.parse(readFileSync(new URL('narrow-neck.json', folder), 'utf8')) as object;
const file = (name: string, data: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

/** Ours, with a name and an author of its own, so that nobody has it. */
const mine = { ...island, name: 'Neck of the woods', author: 'Ann', pointsToWin: 3 };

const openFile = async (page: Page, name: string, data: unknown): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(file(name, data));

const card = (page: Page) => page.locator('[data-map]').filter({ hasText: 'Neck of the woods' });

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

/** A board to play on, from the page that sets it up. */
const begin = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: /Neck of the woods/ })).toBeVisible();
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
};

test('a map file is played alone, passed on in an address, and played by two at a server’s table', async ({
  browser,
  page,
}) => {
  test.slow();
  await prefer(page);
  await page.goto('/new');
  await page.getByRole('link', { name: 'Your maps' }).click();
  // what is broken says where
  await openFile(page, 'broken.json', '{');
  await expect(page.locator('[data-problems]')).toContainText('it is not JSON');
  await openFile(page, 'wrong.json', { ...mine, players: [9] });
  await expect(page.locator('[data-problems]')).toContainText('players 1');
  await openFile(page, 'neck.json', mine);
  await expect(card(page)).toContainText('by Ann');
  await expect(page.locator('[data-problems]')).toHaveCount(0);
  // passed on
  const height = await heightOf(card(page));
  await card(page).getByRole('button', { name: 'Share' }).click();
  await expect(card(page).locator('[data-address]')).toBeVisible();
  expect(await heightOf(card(page))).toBe(height);
  const address = await card(page).locator('[data-address]').inputValue();
  expect(address).toMatch(/\/workshop\/map#1[\w-]+$/);
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  // alone: played, reloaded, and there among the saved ones
  await card(page).getByRole('button', { name: 'Play' }).click();
  await begin(page);
  await myTurn(page);
  await step(page);
  await page.reload();
  await expect(page.locator('[data-question]')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/Neck of the woods ·/)).toBeVisible();

  // another browser, which has nothing but the address
  const ben = await somebody(browser);
  await ben.goto(address.slice(0, -30));
  await expect(ben.getByRole('alert')).toContainText('cut off');
  await ben.goto('about:blank');
  await ben.goto(address);
  await expect(card(ben)).toBeVisible();
  await suitsEverybody(ben, { tabs: false });
  await ben.setViewportSize({ width: 1280, height: 800 });
  await card(ben).getByRole('button', { name: 'With friends' }).click();
  await expect(ben.getByRole('heading', { name: 'Neck of the woods' })).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben
    .getByRole('button', { name: /^Remove seat/ })
    .last()
    .click();
  await ben.locator('[data-create]').click();
  await expect(ben.locator('[data-seat="0"][data-ready]')).toBeVisible();
  const link = (await ben.locator('[data-link]').textContent()) ?? '';

  // a third one has never seen the map: it comes by its hash, and is checked there
  const eve = await somebody(browser);
  await sitDown(eve, link, 'Eve');
  await expect(eve.getByRole('heading', { name: 'Neck of the woods' })).toBeVisible();
  await start(ben);
  await atTable(ben, eve);
  await playTogether([ben, eve], async (asked) => (await position(asked)).ply > 12);
  await samePly(ben, eve);
  await eve.context().close();
  await ben.context().close();
});

test('the gallery has twenty maps, each drawn as a board once it is seen, with its wins, and played at once', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/workshop/gallery');
  const cards = page.locator('[data-map]');
  await expect(cards).toHaveCount(20);
  await expect(cards.first().locator('.board .disc').first()).toBeAttached();
  await expect(cards.first().locator('.board .harbour').first()).toBeAttached();
  await expect(cards.first()).toContainText(
    'Wins by order of play: 55 · 45 % of 200 games. Nobody is clearly ahead.',
  );
  const last = cards.last();
  await expect(last).toContainText('22 · 25 · 25 · 35 % of 600 games. The fourth is ahead.');
  await expect(last.locator('svg polygon').first()).toBeAttached();
  await expect(last.locator('.board')).toHaveCount(0);
  const height = await heightOf(last);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.board .disc').first()).toBeVisible();
  expect(await heightOf(last)).toBe(height);
  // far away it is a sketch again: what is drawn stays little
  await expect(cards.first().locator('.board')).toHaveCount(0);
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await cards.first().getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('heading', { name: /Duel isle/ })).toBeVisible();
  await page.locator('button[type="submit"]').click();
  await myTurn(page);
});

test('a map that is not wanted is asked about as a map, and deleted at the second press', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/workshop/maps');
  await openFile(page, 'neck.json', mine);
  const drop = card(page).getByRole('button', { name: 'Delete' });
  await expect(drop).not.toHaveAttribute('title');
  await drop.click();
  const sure = card(page).getByRole('button', { name: 'Really delete?' });
  await expect(sure).toHaveAttribute('title', /^The map is deleted for good/);
  await sure.click();
  await expect(card(page)).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`the front page leads to where maps are made at ${width} pixels`, async ({ page }) => {
    await prefer(page);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('.board')).toBeVisible();
    const way = page.getByRole('link', { name: 'Make a map' });
    await expect(way).toBeVisible();
    await suitsEverybody(page, { tabs: false });
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workshop$/);
  });
