import { expect, test } from '@playwright/test';
import { importAt } from './position.js';
import { choosePlace, myTurn, play, playUntil, position, prefer } from './table.js';

test('two clicks lead from the start page into a game against bots', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots/ }).click();
  await myTurn(page);
  await expect(page.locator('[data-place]').first()).toBeVisible();
  await choosePlace(page, 5);
  expect((await position(page)).question).toBe('openingRoute');
});

test('a seeded short game is played to its end', async ({ page }) => {
  await play(page, 'seed=harbour&pointsToWin=3&players=person:Ann,random:Leif,random:Ingrid');
  await playUntil(page, ({ question }) => question === '');
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?/);
  await expect(end.getByRole('listitem')).toHaveCount(3);
  await end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(end).toContainText(/wins?/);
  await page.keyboard.press('Escape');
  await expect(end).toBeHidden();
  await page.getByRole('link', { name: 'Landnam' }).click();
  await expect(page.getByText(/won/)).toBeVisible();
});

test('a reload in mid-turn loses nothing', async ({ page }) => {
  await importAt(page, 'base', ['Ann', 'greedy', 'greedy'], 'reload', ({ question }) => question === 'main');
  const before = { at: await position(page), table: await page.locator('[data-panel="hand"]').innerText() };
  const log = await page.locator('ol[tabindex]').innerText();
  await page.reload();
  await myTurn(page);
  expect({ at: await position(page), table: await page.locator('[data-panel="hand"]').innerText() }).toEqual(
    before,
  );
  expect(await page.locator('ol[tabindex]').innerText()).toBe(log);
  await page.locator('[data-primary="endTurn"]').click();
  await expect.poll(async () => (await position(page)).ply).toBeGreaterThan(before.at.ply);
});

test('[B-10] what cannot be built says why and leads to its rule', async ({ page }) => {
  await play(page, 'seed=why&players=person:Ann,random:Leif,random:Ingrid');
  await myTurn(page);
  // dimmed, yet it can be reached and answers
  await page.locator('[data-tool="road"]').click({ force: true });
  await expect(page.getByRole('status')).toContainText('Not at this point of the turn.');
  await page.getByRole('link', { name: 'Rule B-10' }).click();
  const rule = page.locator('[data-part="rules"] #B-10');
  await expect(rule).toBeInViewport();
  await expect(rule.getByRole('img')).toBeInViewport();
});

test('[B-12] a corner that does not glow says why', async ({ page }) => {
  await play(page, 'seed=near&players=random:Leif,random:Ingrid,person:Ann');
  await playUntil(page, ({ question, ply }) => question === 'openingBuilding' && ply > 6);
  const box = await page.locator('.standing:has(.roof)').first().boundingBox();
  if (box === null) throw new Error('no settlement stands');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('status')).toContainText(/stands here already|Too close/);
});

test('the language changes at any time', async ({ page }) => {
  await play(page, 'seed=words&players=person:Ann,random:Leif,random:Ingrid');
  await myTurn(page);
  const { ply } = await position(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').check();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('status')).toContainText('Siedlung');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect((await position(page)).ply).toBe(ply);
});
