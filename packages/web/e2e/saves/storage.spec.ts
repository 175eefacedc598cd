/** Storage that is refused or full: the game begins and is played all the same. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { choosePlace, myTurn, position, prefer } from '../table.js';
import { exported, notice } from './shelf.js';

/** A move, a look at the start page, and back: all of it in this tab's memory. */
const playInMemory = async (page: Page, why: string): Promise<void> => {
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await expect(notice(page, `unsaved-${why}`)).toBeVisible();
  await myTurn(page);
  await choosePlace(page, 3);
  const { ply } = await position(page);
  expect(await exported(page, () => notice(page, `unsaved-${why}`).getByRole('button').click())).toContain(
    'landnam-log',
  );
  expect(await overflowing(page)).toEqual([]);
  await page.locator('a.brand').click();
  const kept = page.locator('li[data-game]');
  await expect(kept).toContainText('Not saved');
  await kept.getByRole('link').click();
  await myTurn(page);
  expect((await position(page)).ply).toBeGreaterThanOrEqual(ply);
};

test('the browser’s own setting blocks all storage', async ({ baseURL, launchOptions }) => {
  const folder = mkdtempSync(join(tmpdir(), 'landnam-blocked-'));
  mkdirSync(join(folder, 'Default'));
  // "block all cookies", as the browser's settings store it
  const profile = { default_content_setting_values: { cookies: 2 } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/');
  expect(
    await page.evaluate(() =>
      indexedDB.databases().then(
        () => 'open',
        () => 'blocked',
      ),
    ),
  ).toBe('blocked');
  await expect(page.locator('[data-library="refused"]')).toBeVisible();
  await playInMemory(page, 'refused');
  expect(await violationsOn(page)).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a full storage: a new game is played in memory', async ({ page }) => {
  await prefer(page);
  // for a while the browser remembers how much space there was when the database was opened
  await page.goto('/icon.svg');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await playInMemory(page, 'full');
});
