import { expect, test } from '@playwright/test';
import { prefer } from './table.js';

test('the rules are a page, and open beside a game that goes on', async ({ page }) => {
  await prefer(page);
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link').first().click();
  await expect(page.locator('#B-24')).toBeVisible();

  await page.goto('/play?seed=rules&players=person:Ann,greedy');
  const table = page.locator('[data-table]');
  await table.waitFor();
  const board = await page.getByRole('main').boundingBox();
  await page.locator('[data-rules]').click();
  const rules = page.locator('[data-part="rules"]');
  await expect(rules.getByText('B-24')).toBeVisible();
  await expect(table).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(board);
  await expect(rules.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(page.locator('[data-rules]')).toBeFocused();
});
