import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type Asked, importAt } from './position.js';
import { myTurn, position, press } from './table.js';

const command = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

test('an exported log is accepted by the command and by another browser', async ({ page, browser }, info) => {
  const isThere = ({ question, ply }: Asked): boolean => question === 'main' && ply > 30;
  await importAt(page, 'base', ['Ann', 'greedy', 'greedy'], 'export', isThere);
  await press(page, 'endTurn');
  const { ply } = await myTurn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the log' }).click();
  const file = info.outputPath('game.log');
  await (await download).saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('landnam-log');
  const told = execFileSync(process.execPath, [command, 'replay', file], { encoding: 'utf8' });
  expect(told).toContain('running');

  const other = await browser.newPage();
  await other.goto('/');
  await other.locator('input[type="file"]').setInputFiles(file);
  await expect(other.locator('[data-question]')).toBeVisible();
  await myTurn(other);
  expect((await position(other)).ply).toBe(ply);
  await other.close();
});

test('a damaged log is refused with the reason', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.log', mimeType: 'text/plain', buffer: Buffer.from('not a log\n') });
  await expect(page.getByRole('alert')).toContainText('line 1');
});
