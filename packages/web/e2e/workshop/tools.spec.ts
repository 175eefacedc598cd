/** Harbours, the robber, what lies in the fog, and a view that stays where it is. */
import { expect, type Page, test } from '@playwright/test';
import { areSolved, begin, board, drag, openGame, problems, spotOf, take, tap } from './shared.js';

const harbours = (page: Page) => board(page).locator('.harbour');
const robber = (page: Page) => board(page).locator('[data-robber]');
const hint = (page: Page) => page.locator('[data-hint]');

test('harbours are laid, copied with their hex, and taken away by a tool of their own', async ({ page }) => {
  await begin(page, 'Brush 2');
  await expect(hint(page)).toHaveCount(0);
  await take(page, 'Harbour 3:1');
  await expect(hint(page)).toHaveText('Tap a coast to lay a harbour; tap it again to take it away.');
  await tap(page, 1.5, 0);
  await expect(harbours(page)).toHaveCount(1);
  await take(page, 'Brush 1');
  await take(page, 'Copy a region: drag over it');
  await drag(page, [0, 0], [1, 0]);
  await take(page, 'Turn right');
  await take(page, 'Turn right');
  await take(page, 'Turn right');
  await tap(page, -1, 0);
  await expect(harbours(page)).toHaveCount(2);
  await take(page, 'Take a harbour away');
  await expect(hint(page)).toHaveText('Tap a harbour to take it away.');
  await tap(page, -1.5, 0);
  await expect(harbours(page)).toHaveCount(1);
  await tap(page, -1.5, 0);
  await expect(harbours(page)).toHaveCount(1);
});

test('a robber without a hex is told of, and one whose hex goes finds the desert', async ({ page }) => {
  await begin(page, 'Brush 3');
  await take(page, 'Number the rest');
  await areSolved(page);
  const notice = page.locator('[data-notice="robber"]');
  await expect(notice).toContainText('he stands beside the board');
  await take(page, 'robber');
  await tap(page, 2, 0);
  await expect(robber(page)).toHaveAttribute('data-robber', '2,0');
  await expect(notice).toHaveCount(0);
  await take(page, 'Brush 1');
  await take(page, 'desert');
  await tap(page, 0, 0);
  await take(page, 'Take the hex away');
  await tap(page, 2, 0);
  await expect(robber(page)).toHaveAttribute('data-robber', '0,0');
  await areSolved(page);
  // by keyboard alike
  await take(page, 'robber');
  await tap(page, 1, 0);
  await expect(robber(page)).toHaveAttribute('data-robber', '1,0');
  await board(page).focus();
  await page.keyboard.press('Delete');
  await expect(robber(page)).toHaveAttribute('data-robber', '0,0');
  // nothing is left that he could stand on
  await take(page, 'forest');
  await tap(page, 0, 0);
  await expect(robber(page)).toHaveCount(0);
  await expect(notice).toBeVisible();
});

test('what lies ready for the fog is counted with the way out', async ({ page }) => {
  await openGame(page, 'seafarers/fog-islands');
  await expect(page.locator('[data-about]')).toHaveCount(0);
  await take(page, 'sea');
  await expect(page.locator('[data-about]')).toContainText('ships sail there');
  await board(page).locator('.hex.fog').first().hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(problems(page).locator('[data-kind="to-do"]')).toContainText(
    'Draw 1 more hex of fog, or take 1 tile from the list under Rules',
  );
});

test('fog that no rule knows is told of, its rule let hold and its lists fitted by a press each', async ({
  page,
}) => {
  await openGame(page, 'seafarers/new-shores');
  await take(page, 'Fog');
  const box = (await board(page).locator('.hex.sea').first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(problems(page).locator('[data-notice="fog"]')).toBeVisible();
  await take(page, 'Let it hold: Fog');
  await expect(problems(page)).toContainText('Fit the list');
  for (let pressed = 0; pressed < 4; pressed++) {
    if ((await problems(page).locator('[data-mend="fit"]').count()) === 0) break;
    await problems(page).locator('[data-mend="fit"]').first().click();
    await expect(problems(page)).not.toHaveAttribute('data-problems', 'working');
  }
  await areSolved(page);
});

test('the pirate stands where he begins; hexes are put into a group that is mixed, and out of it', async ({
  page,
}) => {
  await openGame(page, 'seafarers/fog-islands');
  await expect(board(page).locator('[data-figure="pirate"]')).toHaveCount(1);
  const named = board(page).locator('text', { hasText: 'known' });
  await expect(named).toHaveCount(0);
  await take(page, 'Group known');
  const before = await named.count();
  expect(before).toBeGreaterThan(0);
  await tap(page, 1, 3);
  await expect(named).toHaveCount(before + 1);
  await take(page, 'No group');
  await tap(page, 1, 3);
  await expect(named).toHaveCount(before);
});

test('what lacks for several numbers of players is said once', async ({ page }) => {
  await begin(page, 'Brush 2');
  await take(page, 'Number the rest');
  const all = problems(page).locator('[data-kind="to-do"] li');
  await expect(all).toHaveCount(1);
  await expect(all).toHaveText(
    'corners to settle on when a game begins: 24. For 8 buildings 29 are sure to be enough: draw more land',
  );
});

const viewOf = (page: Page) => board(page).getAttribute('viewBox');

test('strokes at the rim move the picture seldom, and not while a hand has moved it', async ({ page }) => {
  await begin(page, 'Brush 3');
  await take(page, 'Brush 1');
  const first = await viewOf(page);
  await tap(page, 3, 0);
  await expect.poll(() => viewOf(page)).not.toBe(first);
  const roomy = await viewOf(page);
  await tap(page, 4, 0);
  await expect(board(page).locator('.hex')).toHaveCount(21);
  expect(await viewOf(page)).toBe(roomy);
  await take(page, 'Closer');
  await tap(page, 2, 1);
  await expect(board(page).locator('.hex')).toHaveCount(22);
  expect(await viewOf(page)).toBe(roomy);
  await take(page, 'Whole board');
  await expect.poll(() => viewOf(page)).not.toBe(roomy);
});

test('on a phone the board stays in sight while tools are used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, 'Brush 3');
  await page.getByLabel('New area').scrollIntoViewIfNeeded();
  const box = await board(page).boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThan(320);
  await take(page, 'hills');
  await take(page, 'Brush 1');
  await tap(page, 0, 0);
  await expect(board(page).locator('.hex.hills')).toHaveCount(1);
});

test('a wide map is turned on a narrow screen, and arrows lead where they point', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await openGame(page, 'seafarers/forgotten-tribe');
  await expect(board(page)).toHaveClass('turned');
  await board(page).focus();
  const cursor = async (): Promise<{ x: number; y: number }> => {
    const at = (await page.locator('[data-cursor]').getAttribute('data-cursor')) ?? '';
    const [q = 0, r = 0] = at.split(',').map(Number);
    return spotOf(page, q, r);
  };
  const before = await cursor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await cursor()).x - before.x).toBeGreaterThan(4);
  const right = await cursor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await cursor()).y - right.y).toBeGreaterThan(4);
  await take(page, 'Brush 1');
  await take(page, 'gold field');
  await tap(page, 1, 1);
  await expect(page.locator('[data-cursor]')).toHaveAttribute('data-cursor', '1,1');
});
