/** Five and six players: set up, and at the table in a second turn. */
import { expect, test } from '@playwright/test';
import { suitsEverybody } from './looks.js';
import { importAt } from './position.js';
import { prefer } from './table.js';

const SIX = ['Ann', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy'];

test('[B-72] six are set up with their own choice of turns, which four do not have', async ({ page }) => {
  await prefer(page);
  await page.goto('/new/base');
  const add = page.locator('fieldset > button').first();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('input[name="turns"]')).toHaveCount(0);
  await add.click();
  await add.click();
  await expect(add).toHaveCount(0);
  await page.locator('input[name="turns"]').nth(1).check({ force: true });
  await expect(page.locator('[data-unlearned]')).toHaveCount(0);
  await page.locator('select:has(option[value="hard"])').nth(2).selectOption('hard');
  await expect(page.locator('[data-unlearned]')).toBeVisible();
  for (const _ of ['six', 'five']) await page.locator('fieldset button.quiet').last().click();
  await expect(page.locator('input[name="turns"]')).toHaveCount(0);
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
});

test('[B-73] a second turn trades with the supply alone, and fits everybody’s screen', async ({ page }) => {
  test.slow();
  let hasRolled = false;
  await importAt(page, 'base', SIX, 'six', ({ question, types }) => {
    if (question === 'openingBuilding') hasRolled = false;
    if (question === 'beforeRoll') hasRolled = true;
    return types.includes('endTurn') && !hasRolled;
  });
  await expect(page.getByText('Your second turn')).toBeVisible();
  await page.locator('button[data-tab="trade"]').click();
  await expect(page.locator('a[href$="B-73"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Supply' })).toBeVisible();
  await suitsEverybody(page);
});
