import { expect, test } from '@playwright/test';
import { overflowing, suitsEverybody, violationsOn } from './looks.js';
import { myTurn, play, prefer } from './table.js';

test('the rules open with something to read, are found by words, and lead to their games', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In a minute' })).toBeVisible();
  await expect(page.getByRole('figure').first().getByRole('img')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('RÖAD longest');
  const found = page.getByRole('search').getByRole('listitem');
  await expect(found.first()).toContainText('B-51');
  await expect(found.first().locator('mark')).toHaveText(['Longest', 'road', 'longest', 'road']);
  await expect(page.getByRole('status')).toHaveText(/rules found/);
  await search.fill('inspector');
  await expect(found.first()).toContainText('E-12');
  await suitsEverybody(page);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/energies#E-12$/);
  await expect(page.locator('#E-12')).toBeFocused();
  await expect(page.locator('#E-12')).toBeInViewport();

  // on the same page, and back by the browser's own way
  await search.fill('e63');
  await search.press('Enter');
  await expect(page.locator('#E-63')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#E-12')).toBeFocused();
  await search.fill('xyzzy');
  await expect(page.getByRole('status')).toHaveText('No rule has all of these words.');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await page.getByText('Rules of other games').click();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link').first().click();
  await expect(page.locator('#B-24')).toBeVisible();
  await search.fill('distance');
  await search.press('Enter');
  const picture = page.locator('#B-12').getByRole('img');
  await expect(picture).toBeInViewport();
  await expect(picture.locator('[data-mark="may"]')).toHaveCount(6);
  await expect(picture.locator('[data-mark="mayNot"]')).toHaveCount(3);
  await expect(picture).toHaveAccessibleName(/Not allowed: corner .*fields 12/i);
  // twice as large on a small window
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await overflowing(page)).toEqual([]);
});

test('the rules open beside a game that goes on, and a refusal opens its very rule there', async ({
  page,
}) => {
  await play(page, 'game=energies&seed=rules&players=person:Ann,greedy,greedy');
  await myTurn(page);
  const table = page.locator('[data-table]');
  const board = await page.getByRole('main').boundingBox();
  await page.locator('[data-rules]').click();
  const rules = page.locator('[data-part="rules"]');
  await expect(rules.getByText('E-24')).toBeVisible();
  await expect(table).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(board);
  await expect(rules.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(page.locator('[data-rules]')).toBeFocused();

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    // dimmed, yet it can be reached and answers
    await page.locator('[data-tool="road"]').click({ force: true });
    const refused = page.getByRole('link', { name: 'Rule E-11' });
    await refused.focus();
    await page.keyboard.press('Enter');
    const rule = rules.locator('#E-11');
    await expect(rule).toBeFocused();
    await expect(rule).toBeInViewport();
    await expect(rule).toHaveAttribute('data-found', 'true');
    expect(await violationsOn(page, { within: '[data-part="rules"]' })).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    // where this game is silent, the one beneath it speaks
    await rules.getByRole('searchbox').fill('distance');
    await expect(rules.getByRole('search').getByRole('listitem').first()).toContainText('B-12');
    await rules.getByRole('searchbox').press('Enter');
    await expect(rules.locator('#B-12')).toBeFocused();
    await rules.getByRole('button', { name: 'Back to New Energies' }).click();
    await expect(rules.locator('#E-24')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(rules).toHaveCount(0);
    await expect(refused).toBeFocused();
  }
});
