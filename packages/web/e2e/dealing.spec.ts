/** A board dealt within limits, by keyboard: measured, kept, played by bots while one looks on, and played on. */
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from './looks.js';
import { prefers } from './table.js';

const PHONE = { width: 360, height: 740 };

const everybody = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  await prefers(page, { theme: 'dark' });
  expect(await violationsOn(page, { rules: ['color-contrast'] })).toEqual([]);
  await prefers(page, { theme: 'light' });
  await page.setViewportSize(PHONE);
  for (const locale of ['de', 'fr', 'en'] as const) {
    await prefers(page, { locale });
    expect(await overflowing(page), locale).toEqual([]);
  }
  await page.setViewportSize({ width: 1100, height: 800 });
};

test('a board within limits, its balance, its fairness, and a game on it', async ({ page }) => {
  await page.goto('/workshop/deal');
  const deal = page.getByRole('button', { name: 'Deal', exact: true });
  await page.getByLabel('Hexes of one terrain together, at most').fill('2');
  await page.getByLabel('Pips of a corner, at most').fill('11');
  await deal.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-dealt]')).toBeVisible();
  const measures = page.locator('[data-measures]');
  await expect(measures).toContainText(/Largest group of one terrain[12]/);
  const first = await page.locator('[data-dealt]').getAttribute('data-dealt');
  await everybody(page);

  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect(page.locator('[data-dealt]')).not.toHaveAttribute('data-dealt', first ?? '');

  // islands and gold mean nothing here
  await expect(page.getByLabel('Islands, at least')).toHaveCount(0);
  await expect(page.getByLabel('Pips on gold, at most')).toHaveCount(0);
  await page.getByLabel('Kind of board').selectOption('seafarers/islands');
  await page.getByLabel('Islands, at least').fill('6');
  await page.getByLabel('Hexes of an island, at least').fill('5');
  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect(page.locator('[data-clashes]')).toContainText(/exclude each other\. Proved by counting/);
  // what was asked of islands does not hold up a kind without any
  await page.getByLabel('Kind of board').selectOption('base');
  await page.getByRole('button', { name: /^Deal/ }).click();
  const board = page.locator('[data-dealt]');
  await expect(board).toBeVisible();
  const id = (await board.getAttribute('data-dealt')) ?? '';
  await page.getByRole('button', { name: 'Keep among your maps' }).click();
  await expect(page.getByText('Kept among your maps.')).toBeVisible();

  await page.getByRole('button', { name: 'Let bots play on it' }).click();
  await expect(page.getByRole('heading', { name: /^How fair is Base game, dealt \w{4}\?$/ })).toBeVisible();
  await expect(page.locator('.board .disc').first()).toBeVisible();
  await expect(page.locator('[data-strayed]')).toHaveCount(0);
  await page.getByLabel('Games').selectOption('40');
  await page.getByRole('button', { name: 'Let them play' }).click();
  await expect(page.locator('[data-verdict]')).toContainText(
    /Too few games to say: \d+ so far, 20 are needed/,
    {
      timeout: 60_000,
    },
  );
  await expect(page.locator('[data-share]')).toHaveCount(0);
  await expect(page.locator('[data-share]')).toHaveCount(8, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after \d+ games\./)).toBeVisible();
  await expect(page.locator('[data-verdict]')).toContainText(/share/);
  await everybody(page);

  await page.getByRole('link', { name: 'Back to the dealt board' }).click();
  await expect(board).toHaveAttribute('data-dealt', id);
  await expect(page.getByLabel('Hexes of one terrain together, at most')).toHaveValue('2');
  await page.getByRole('button', { name: 'Play on it', exact: true }).click();
  await expect(page).toHaveURL(/\/new\/own\//);
  await page.getByRole('button', { name: /^Begin|^Start/ }).click();
  await expect(page).toHaveURL(/\/game\//);
});

test('a dealt board of a kind that is fair only as printed says so where its fairness is asked', async ({
  page,
}) => {
  await page.goto('/workshop/deal');
  await page.getByLabel('Kind of board').selectOption('seafarers/pirate-islands');
  await expect(page.locator('[data-printed]')).toContainText('fair only as printed');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('[data-dealt]')).toBeVisible();
  await page.getByRole('button', { name: 'Let bots play on it' }).click();
  await expect(page.locator('[data-strayed]')).toContainText('fair only as printed');
  await page.goto('/workshop/balance/seafarers/pirate-islands');
  await expect(page.locator('.board .disc').first()).toBeVisible();
  await expect(page.locator('[data-strayed]')).toHaveCount(0);
});

test('for how many a board was dealt goes along to the set-up and to the editor', async ({ page }) => {
  await page.goto('/workshop/deal');
  await page.getByLabel('Players').selectOption('3');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('[data-dealt]')).toBeVisible();
  await page.getByRole('button', { name: 'Play on it', exact: true }).click();
  await expect(page).toHaveURL(/\?players=3$/);
  await expect(page.getByLabel(/^Player \d: name$/i)).toHaveCount(3);
  // it lies as it was dealt: there is no other board to ask for
  await expect(page.getByRole('button', { name: 'Another board' })).toHaveCount(0);
  await page.goBack();
  await page.locator('[data-edit]').click();
  await expect(page.locator('[data-seats]')).toHaveValue('3');
});
