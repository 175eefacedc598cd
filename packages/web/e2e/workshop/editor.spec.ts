/** Maps drawn by mouse and by keyboard alone, broken, mended and played. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from '../looks.js';
import { prefer } from '../table.js';
import { areSolved, board, drag, problems, take, tap } from './shared.js';

test('drawn by mouse, broken, mended, played, and drawn on where it was left', async ({ page }) => {
  await prefer(page);
  await page.goto('/new');
  await page.getByRole('link', { name: 'Make a map' }).click();
  await take(page, 'Begin');
  await take(page, 'Brush 3');
  await tap(page, 0, 0);
  await expect(problems(page)).toHaveAttribute('data-problems', '19');
  // unfinished is not wrong: it is said calmly, and why nothing can be played stands beside the buttons
  await expect(problems(page).locator('[data-kind="to-do"]')).toContainText('19 hexes need a number');
  await expect(problems(page).locator('[data-kind="wrong"]')).toHaveCount(0);
  await expect(page.locator('[data-play-hint="to-do"]')).toHaveText('Still to do: 19 hexes need a number');
  await take(page, 'Number them');
  await areSolved(page);
  await expect(page.locator('[data-play-hint]')).toHaveCount(0);

  // painted in one stroke, which is one step
  await take(page, 'pasture');
  await take(page, 'Brush 1');
  await drag(page, [-2, 1], [1, 1]);
  await expect(board(page).locator('.hex.pasture')).toHaveCount(4);
  await take(page, 'Undo');
  await expect(board(page).locator('.hex.pasture')).toHaveCount(0);
  await take(page, 'Redo');
  await areSolved(page);

  await take(page, 'Number 8');
  await tap(page, 0, 0);
  await tap(page, 1, 0);
  const sentence = problems(page).getByRole('button', {
    name: /^\w+ 8: two red numbers are adjacent \(\w+ 8\)$/,
  });
  await expect(sentence).toBeVisible();
  await expect(page.locator('[data-play-hint="wrong"]')).toContainText('two red numbers are adjacent');
  await expect(page.locator('[data-play]')).toBeDisabled();
  await page.mouse.move(0, 0);
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await sentence.click();
  await expect(page.locator('[data-cursor]')).toHaveAttribute('data-cursor', '0,0');
  await take(page, 'Number 5');
  await tap(page, 1, 0);
  await areSolved(page);

  await take(page, 'Map');
  await page.getByLabel('Name').fill('Four meadows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four meadows');
  await areSolved(page);
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });

  const address = page.url();
  await page.locator('[data-play]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.locator('.targets .target').first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four meadows');
  await page.reload();
  await expect(page.locator('[data-cursor]')).toHaveAttribute('data-cursor', '1,0');
  while (await page.getByRole('button', { name: 'Undo', exact: true }).isEnabled()) await take(page, 'Undo');
  await expect(board(page).locator('.hex')).toHaveCount(0);
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement;
    return node?.getAttribute('aria-label') ?? node?.textContent ?? '';
  });

const tabTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  for (let i = 0; i < 120; i++) {
    if ((await focused(page)).trim() === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing called ${name} is reached by ${key}`);
};

test('drawn by keyboard alone, with rules ticked, and played', async ({ page }) => {
  await prefer(page);
  await page.goto('/workshop');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await tabTo(page, 'Begin');
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  await tabTo(page, 'Board to draw on');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Number the rest');
  await page.keyboard.press('Enter');
  await areSolved(page);

  await tabTo(page, 'Harbour 3:1');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Board to draw on', 'Shift+Tab');
  for (const key of ['Enter']) await page.keyboard.press(key);
  await expect(problems(page)).toContainText('this side is not a coast');
  await page.keyboard.press('u');
  for (const key of ['ArrowRight', 'ArrowRight', '.', 'Enter']) await page.keyboard.press(key);
  await expect(board(page).locator('.harbour')).toHaveCount(1);
  await areSolved(page);

  await tabTo(page, 'Rules');
  await page.keyboard.press('Enter');
  await page.locator('[data-module="longestRoute"] input').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-module="longestRoute"] input')).not.toBeChecked();
  // knights move the robber: it cannot be left out while they are there, and the form says so
  await expect(page.locator('[data-module="robber"]')).toContainText('Needed by: Knights');
  await areSolved(page);
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });

  await tabTo(page, 'Play it', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question]')).toBeVisible();
});

test('a map of the gallery and a dealt board are drawn on', async ({ page }) => {
  await prefer(page);
  await page.goto('/workshop/gallery');
  const card = page.locator('[data-map]').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await areSolved(page);

  await page.goto('/workshop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Deal a board' }).click();
  await take(page, 'Deal');
  await take(page, 'Open in the editor');
  await expect(board(page).locator('.hex').first()).toBeVisible();
  await areSolved(page);
});

test('the gallery shows the maps for so many and of one game, and the number goes along', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/workshop/gallery');
  const cards = page.locator('[data-map]');
  const found = page.locator('[data-found]');
  await expect(cards).toHaveCount(20);
  await page.locator('select[name="players"]').selectOption('6');
  await expect(found).toHaveText(/^\d+ maps?$/);
  await expect(cards).toHaveCount(Number(await found.getAttribute('data-found')));
  for (const card of await cards.all()) await expect(card).toContainText(/6 players/);
  await page.locator('select[name="game"]').selectOption('New Energies');
  await expect(found).toHaveText('No map of ours is like that. Show all, or draw one.');
  await page.locator('select[name="game"]').selectOption('All');
  await cards.first().getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\?players=6$/);
  await expect(page.getByLabel(/^Player \d: name$/i)).toHaveCount(6);
});
