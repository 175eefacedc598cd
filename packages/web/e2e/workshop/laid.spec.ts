/** Pieces that lie ready, set by mouse, refused where nobody could lay them, and played. */
import { expect, type Page, test } from '@playwright/test';
import { prefer } from '../table.js';
import { areSolved, board, problems, take, tap } from './shared.js';

const SEATS = [0, 1, 2, 3];
/** Of the corner to the north of a hex and the side to its north-east, in steps of hexes. */
const tapCorner = (page: Page, q: number, r: number) => tap(page, q + 1 / 3, r - 2 / 3);
const tapSide = (page: Page, q: number, r: number) => tap(page, q + 1 / 2, r - 1 / 2);
const laid = (page: Page) => board(page).locator('[data-laid]');

test('starts are added, laid on the board seat by seat, and a game begins with them', async ({ page }) => {
  await prefer(page);
  await page.goto('/workshop');
  await take(page, 'Begin');
  await take(page, 'Brush 3');
  await tap(page, 0, 0);
  await take(page, 'Number the rest');
  await areSolved(page);

  await take(page, 'Rules');
  const rule = page.locator('[data-module="laidReady"]');
  await rule.getByRole('checkbox').first().check();
  await expect(problems(page)).toContainText('0 starts are given');
  for (const _seat of SEATS) await rule.getByRole('button', { name: 'Add' }).click();
  await rule.getByLabel('The last building brings cards').first().check();
  await areSolved(page);

  await take(page, 'Draw');
  const places = [
    [0, -1],
    [1, 0],
    [-1, 1],
    [-1, -1],
  ] as const;
  for (const [seat, [q, r]] of places.entries()) {
    await take(page, `Settlement ${seat + 1}`);
    await tapCorner(page, q, r);
    await take(page, `Road ${seat + 1}`);
    await tapSide(page, q, r);
  }
  await expect(laid(page)).toHaveCount(8);
  await areSolved(page);

  // a road by itself is shown where it lies, and taken away by another tap
  await tapSide(page, 0, 2);
  await expect(problems(page)).toContainText('joined to no building of its own player');
  await expect(page.locator('[data-play]')).toBeDisabled();
  await tapSide(page, 0, 2);
  await areSolved(page);

  await page.locator('[data-play]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
  // the bots have founded by now, and the first start brought cards
  await expect(page.getByRole('list', { name: 'Your hand' })).toContainText('3lumber');
  expect(await page.locator('.standing').count()).toBeGreaterThanOrEqual(8);
});
