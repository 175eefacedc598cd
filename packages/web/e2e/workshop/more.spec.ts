/** Copies, fingers, files of others, versions, and the ways from the editor and back. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { prefer } from '../table.js';
import { areSolved, begin, board, drag, openGame, problems, spotOf, take, tap } from './shared.js';

const count = (page: Page, terrain: string) => board(page).locator(`.hex.${terrain}`);

test('a region is dragged over, turned, and laid elsewhere in one step', async ({ page }) => {
  await begin(page, 'Brush 3');
  await expect(count(page, 'forest')).toHaveCount(19);
  await take(page, 'hills');
  await take(page, 'Brush 1');
  await drag(page, [-1, 0], [1, 0]);
  await expect(count(page, 'hills')).toHaveCount(3);
  await take(page, 'Copy a region: drag over it');
  await drag(page, [-1, 0], [1, 0]);
  await expect(page.locator('[data-region]')).toHaveAttribute('data-region', '3');
  await take(page, 'Turn right');
  await expect(count(page, 'hills')).toHaveCount(3);
  // laid from its last hex on, now upwards: one of them lies there already
  await tap(page, 1, 1);
  await expect(count(page, 'hills')).toHaveCount(5);
  await take(page, 'Undo');
  await expect(count(page, 'hills')).toHaveCount(3);
  await take(page, 'Redo');
  // by keyboard: shift and an arrow gather, Enter takes them up, and again lays them
  await take(page, 'Copy a region: drag over it');
  await board(page).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(count(page, 'forest').or(count(page, 'hills'))).toHaveCount(19);
  while (await page.getByRole('button', { name: 'Undo', exact: true }).isEnabled()) await take(page, 'Undo');
  await expect(board(page).locator('.hex')).toHaveCount(0);
});

test('drawn by finger on a phone: a tap, a stroke, and two fingers that move the board and paint nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((each, id) => ({ ...each, id })) });
  await prefer(page);
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await board(page).scrollIntoViewIfNeeded();
  const middle = await spotOf(page, 0, 0);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect(count(page, 'forest')).toHaveCount(1);
  const to = await spotOf(page, 1, 0);
  await touch('touchStart', middle);
  await touch('touchMove', { x: (middle.x + to.x) / 2, y: to.y });
  await touch('touchMove', to);
  await touch('touchEnd');
  await expect(count(page, 'forest')).toHaveCount(2);
  await page.getByRole('button', { name: 'hills', exact: true }).tap();
  await board(page).scrollIntoViewIfNeeded();
  const here = await spotOf(page, 0, 0);
  const before = await board(page).locator('g[style]').first().getAttribute('style');
  const other = { x: here.x + 60, y: here.y + 40 };
  await touch('touchStart', here);
  await touch('touchStart', here, other);
  await touch('touchMove', { x: here.x - 30, y: here.y - 30 }, { x: other.x + 40, y: other.y + 40 });
  await touch('touchEnd');
  await expect(board(page).locator('g[style]').first()).not.toHaveAttribute('style', before ?? '');
  await expect(count(page, 'hills')).toHaveCount(0);
  await expect(count(page, 'forest')).toHaveCount(2);
  await context.close();
});

const base = JSON.parse(
  readFileSync(new URL('../../../maps/src/data/base.json', import.meta.url), 'utf8'),
) as object;
const open = (page: Page, data: unknown) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'map.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
  });

test('broken and hostile files are answered with their places, in the reader’s language', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await prefer(page, { locale: 'de' });
  await page.goto('/workshop');
  const hexes = (list: unknown) => ({ ...base, boards: { any: { hexes: list } } });
  for (const [data, said] of [
    ['{', 'das ist kein JSON'],
    [`${'['.repeat(9000)}${']'.repeat(9000)}`, 'ineinander'],
    [{ ...base, recipe: '__proto__' }, 'recipe'],
    [hexes([null]), 'board any hexes 1'],
    [hexes([{ q: 1e9, r: 0, terrain: 'forest' }]), 'board any hexes 1 q'],
    [{ ...base, name: { toString: 0 } }, 'name'],
    [{ ...base, notes: 'x'.repeat(70_000) }, 'Bytes'],
  ] as const) {
    await open(page, data);
    await expect(problems(page)).toContainText(said);
  }
  await expect(page).toHaveURL(/\/workshop$/);
  // what can be drawn is drawn, and what is wrong with it is said there
  await open(page, {
    ...base,
    name: '<img src=x onerror=alert(1)>',
    params: { cloth: { villages: [null, 7] } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  await expect(problems(page)).not.toHaveAttribute('data-problems', /^(0|working)$/);
  expect(thrown).toEqual([]);
});

test('versions of a map follow each other, and its address leads back to where it is drawn', async ({
  page,
}) => {
  await begin(page, 'Brush 3');
  await take(page, 'Number the rest');
  await areSolved(page);
  const address = page.url();
  await page.locator('[data-share]').click();
  await expect(page.locator('[data-map]')).toHaveCount(1);
  await page.goBack();
  await take(page, 'Map');
  await page.getByLabel('Name').fill('Second shore');
  await areSolved(page);
  await page.locator('[data-play]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second shore');
  await page.goto('/workshop/maps');
  await expect(page.locator('[data-map]')).toHaveCount(2);
  const second = page.locator('[data-map]').filter({ hasText: 'Second shore' });
  await expect(second).toContainText(/#[0-9a-f]{6} · A version of “New island” #[0-9a-f]{6}/);
  await page.goto(`/workshop?game=${(await second.getAttribute('data-map')) ?? ''}`);
  await expect(page).toHaveURL(address);
  await page.goto('/workshop');
  await expect(page.getByRole('link', { name: 'Second shore' })).toBeVisible();
});

test('how fair it is can be asked where it is drawn, and sites are ranked on the board', async ({ page }) => {
  test.slow();
  await openGame(page, 'seafarers/new-shores');
  await page.locator('[data-fair]').click();
  await page.getByLabel('Games').selectOption('40');
  await page.getByRole('button', { name: 'Let them play' }).click();
  await expect(page.locator('[data-site] circle, [data-sites] circle').first()).toBeAttached({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  const ranked = page.locator('li[data-site]');
  await expect(ranked).toHaveCount(10);
  await expect(ranked.first()).toContainText(/\d %: /);
  await page.goBack();
  await expect(board(page)).toBeVisible();
});

test('a game’s board becomes a copy, is played as it is drawn by as many as one says, and the game leads back', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/workshop');
  await page.locator('[data-open="base"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Base game');
  await expect(page.getByText('Played as it is drawn.')).toBeVisible();
  await take(page, 'pasture');
  await tap(page, 0, 0);
  await take(page, 'Number the rest');
  await areSolved(page);
  const drawn = await board(page)
    .locator('.hex.pasture')
    .evaluateAll((all) => all.map((hex) => hex.closest('[transform]')?.getAttribute('transform')));
  const address = page.url();
  await page.locator('[data-seats]').selectOption('3');
  await page.locator('[data-play]').click();
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.locator('[data-panel="players"] li').filter({ hasText: 'of 10' })).toHaveCount(3);
  const played = await page
    .locator('.board .hex.pasture')
    .evaluateAll((all) => all.map((hex) => hex.closest('[transform]')?.getAttribute('transform')));
  expect(played.length).toBe(drawn.length);
  await page.locator('[data-draw]').click();
  await expect(page).toHaveURL(address);

  await take(page, 'Map');
  await page.getByLabel('it is mixed first').check();
  await expect(page.getByText('Mixed anew for each game')).toBeVisible();
  await areSolved(page);
});
