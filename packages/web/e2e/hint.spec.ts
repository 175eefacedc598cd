/** A hint in the real page: fetched when first asked for, from the worker, by keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from './looks.js';
import { myTurn, play, position } from './table.js';

const finalHint = (page: Page): Promise<void> =>
  expect(page.locator('[data-part="hint"]')).toHaveAttribute('data-final', 'true');

test('H asks, the worker answers with a mark and reasons, another idea has its price, and what is advised is done', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const fetched = (): string[] => asked.filter((path) => /hint|\.bin$/i.test(path));
  await play(page, 'game=base&seed=hint&players=person:Ann,normal,normal');
  await myTurn(page);
  expect(fetched()).toEqual([]);

  const { ply } = await position(page);
  await page.keyboard.press('h');
  await finalHint(page);
  expect(fetched().some((path) => path.endsWith('.bin'))).toBe(true);
  const mark = await page.locator('[data-hint-place]').getAttribute('data-hint-place');
  expect(mark).toMatch(/^vertex\d+$/);
  await expect(page.locator('[data-part="hint-chance"]')).toContainText('%');
  await suitsEverybody(page, { tabs: false });

  await page.locator(`[data-place]:not([data-place="${mark}"])`).first().press('Enter');
  await expect(page.locator('[data-part="hint-idea"]')).toContainText(/ % instead of |About as good/);
  expect((await position(page)).ply).toBe(ply);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-part="hint-idea"]')).toHaveCount(0);

  await page.locator('[data-hint-do]').press('Enter');
  await expect.poll(async () => (await position(page)).ply).toBeGreaterThan(ply);
  await expect(page.locator('[data-part="hint"]')).toHaveCount(0);
});
