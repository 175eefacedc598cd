/** Puzzles and starting sites: solved, missed, given up and graded, by keyboard and by mouse, for everybody. */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '@landnam/bots/puzzles';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from './looks.js';
import { prefer, prefers } from './table.js';

const PUZZLES = readFileSync(new URL('../src/features/base/training/puzzles.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Puzzle);

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

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
  await page.setViewportSize(DESK);
};

const vertexOf = ({ needed }: Puzzle): string => needed[0]!.split(' ')[1]!.slice(1);

/** A place on the board, by keyboard: what is chosen is confirmed. */
const place = async (page: Page, target: Locator): Promise<void> => {
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="confirm"]')).toBeVisible();
  await page.keyboard.press('Enter');
};

test('puzzles are offered by game and kind, answered on the board, and kept', async ({ page }) => {
  test.setTimeout(180_000);
  await prefer(page);
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Puzzles and starting sites' }).click();
  await expect(page.locator('[data-train]')).toBeVisible();
  await everybody(page);
  const day = await page.locator('[data-day]').getAttribute('data-day');
  await page.getByRole('link', { name: 'Solve it' }).click();
  await expect(page.locator(`[data-training="${day}"]`)).toBeVisible();

  await page.goto('/train/puzzle/nothing');
  await expect(page.getByText('There is no such puzzle.')).toBeVisible();

  const site = PUZZLES.find(({ kind }) => kind === 'site')!;
  await page.goto(`/train/puzzle/${site.id}?kind=site`);
  await place(page, page.locator(`[data-place="vertex${vertexOf(site)}"]`));
  await expect(page.locator('[data-verdict="right"]')).toBeVisible();
  await expect(page.locator('[data-answer]')).toHaveCount(2);
  await everybody(page);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(site.id));
  await expect(page).toHaveURL(/kind=site/);

  const build = PUZZLES.find(({ kind }) => kind === 'build')!;
  await page.goto(`/train/puzzle/${build.id}`);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('[data-verdict="missed"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-answer]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-verdict="open"]')).toBeAttached();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('[data-verdict="shown"]')).toContainText('This was the answer');

  await page.goto('/train');
  const kinds = page.locator('[data-puzzles="base"]');
  await expect(kinds.locator('[data-kind="site"]')).toContainText('1 of');
  await expect(kinds.locator('[data-kind="build"]')).toContainText('0 of');
});

test('a starting site is played out against the best, and that can be stopped', async ({ page }) => {
  test.setTimeout(120_000);
  await prefer(page);
  await page.goto('/train/sites/base');
  await expect(page.getByText('Choose your starting site.')).toBeVisible();
  await place(page, page.locator('.target').nth(4));
  await expect(page.locator('[data-graded]')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click().catch(() => undefined);
  await expect(page.locator('[data-graded="over"]')).toContainText(/best/, { timeout: 60_000 });
  await everybody(page);
  await page.getByRole('button', { name: 'Another board' }).click();
  await expect(page.getByText('Choose your starting site.')).toBeVisible();
});
