/** What a table agrees on beside its rules, and who has which colour. */
import { expect, type Page, test } from '@playwright/test';
import { atTable, openTable, sitDown, somebody, start } from './company.js';

test('everybody sees what help was agreed and whose colour it is; hints and known hands work in the game', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  for (const page of [ann, ben]) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Red' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  const link = await openTable(ann, { name: 'Ann' });
  await expect(ann.getByLabel('Colour of seat 1')).toHaveValue('2');
  await sitDown(ben, link, 'Ben');
  await expect(ben.locator('[data-seat="1"]')).toContainText('Red is Ann’s already');
  await expect(ben.getByLabel('Colour of seat 2')).not.toHaveValue('2');

  // whoever said ready did not agree to this yet
  await ann.getByText('Change the game').click();
  await ann.getByText('More choices').click();
  await ann.locator('[data-help="hints"] input').click();
  await expect(ben.locator('[data-agreed="hints"]')).toHaveText(/Hints/);
  await ann.locator('[data-help="hands"] input').click();
  await expect(ben.locator('[data-agreed="hands"]')).toHaveText(/Known cards/);
  await expect(ben.locator('[data-seat="1"][data-ready]')).toHaveCount(0);
  await expect(ben.getByLabel('Colour of seat 2')).not.toHaveValue('2');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await start(ann);
  for (const page of [ann, ben]) await atTable(page);

  const hinted = async (page: Page): Promise<number> => page.locator('[data-hint]').count();
  await expect.poll(async () => (await hinted(ann)) + (await hinted(ben))).toBe(1);
  const page = (await hinted(ann)) > 0 ? ann : ben;
  await page.locator('[data-hint]').click();
  await expect(page.locator('[data-part="hint"]')).toHaveAttribute('data-final', 'true', { timeout: 30_000 });
  await page.locator('[data-counted] > summary').click();
  await expect(page.locator('[data-known]')).toHaveCount(1);
});
