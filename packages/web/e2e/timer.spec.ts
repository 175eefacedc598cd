import { expect, test } from '@playwright/test';
import { overflowing, violationsOn } from './looks.js';
import { curtain, liftCurtain, myTurn, play, position, prefer, prefers } from './table.js';

test('[B-60] a turn timer is chosen, paused, kept over a reload and switched off', async ({ page }) => {
  await prefer(page);
  await page.goto('/new/base');
  // it is below the game's own options, and appears with them
  await page.getByRole('radio', { name: '90 s' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/1:2\d/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Pause the timer' }).click();
  await expect(page.getByRole('button', { name: 'Let the timer run' })).toBeVisible();
  const left = await timer.innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Let the timer run' })).toBeVisible();
  expect(await timer.innerText()).toBe(left);
  expect(await violationsOn(page)).toEqual([]);
  await page.locator('header').getByRole('button', { name: 'Turn timer' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('radio', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(timer).toBeHidden();
});

test('nothing is cut off at 360 px beside the timer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await play(page, 'seed=hourglass&turnSeconds=300&players=person:Ann,random:Leif');
  await myTurn(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const locale of ['en', 'de', 'fr'] as const) {
    await prefers(page, { locale });
    expect(await overflowing(page)).toEqual([]);
    await page.locator('header button').first().click();
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('[B-60] a player whose time is up is played for, once the curtain is lifted', async ({ page }) => {
  await play(page, 'seed=hourglass&turnSeconds=2&players=person:Ann,person:Ben');
  await expect(curtain(page)).toBeVisible();
  expect((await position(page)).ply).toBe(0);
  await liftCurtain(page);
  // a settlement and a road are founded for Ann, then Ben is waited for
  await expect.poll(async () => (await position(page)).ply, { timeout: 20_000 }).toBe(2);
  await expect(curtain(page)).toBeVisible();
  await liftCurtain(page);
  await myTurn(page);
  await expect(page.locator('ol[tabindex]')).toContainText('run out of time');
});
