/** A finished game counted, replayed and reviewed; a game that goes on keeps its secrets; a broken log opens as far as it can. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { Chance, BOTS, recordGame } from '@landnam/bots';
import type { Seat } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from './looks.js';
import { type Asked, importAt, importLog } from './position.js';
import { prefers } from './table.js';

const NAMES = ['Ann', 'Leif', 'Ingrid'];
const DESK = { width: 1100, height: 800 };

const finished = (): string => {
  const table = findTable('base', NAMES.length, { pointsToWin: 6 });
  if (!table.ok) throw new Error(table.error);
  const { below } = new Chance('look again');
  const deal = dealTable(table.value, below);
  const bots = NAMES.map((_, seat) => BOTS['easy']!(table.value.game, seat as Seat, below));
  const seated = ['person', 'bot easy', 'bot easy'] as const;
  return recordGame(table.value, deal, bots, below, { about: { seed: 's', names: NAMES, seated } }).text;
};

const PHONE = { width: 360, height: 740 };

/** The hand lies behind the dialog. */
const SCROLLED = /^DIV _plays_|^(?:SPAN _slot|BUTTON _key)_/;

/** Nothing axe can find in either theme, nothing cut off at 360 px in three languages. */
const everybody = async (page: Page, within?: string): Promise<void> => {
  const part = within === undefined ? {} : { within };
  expect(await violationsOn(page, part)).toEqual([]);
  await prefers(page, { theme: 'dark' });
  expect(await violationsOn(page, { ...part, rules: ['color-contrast'] })).toEqual([]);
  await prefers(page, { theme: 'light' });
  await page.setViewportSize(PHONE);
  for (const locale of ['de', 'fr', 'en'] as const) {
    await prefers(page, { locale });
    expect(
      (await overflowing(page)).filter((each) => !SCROLLED.test(each)),
      locale,
    ).toEqual([]);
  }
  await page.setViewportSize(DESK);
};

/** The best is shown, chosen and passes; it is remembered. */
const tryAgain = async (page: Page): Promise<void> => {
  const exercises = page.locator('[data-exercises]');
  await exercises.getByRole('button', { name: /^Try the/ }).click();
  await exercises.getByRole('button', { name: 'Show what was better' }).click();
  const told = await exercises.getByText(/^Better: /).textContent();
  const best = told!.replace('Better: ', '').split(' → ')[0]!;
  const kinds = exercises.getByRole('group', { name: 'Your choice' }).getByRole('button');
  const ways = exercises.getByLabel('Which');
  for (const kind of await kinds.all()) {
    await kind.click();
    const labels = (await ways.isVisible()) ? await ways.locator('option').allTextContents() : [];
    if (labels.includes(best)) await ways.selectOption({ label: best });
    if (labels.includes(best) || (await kind.textContent()) === best) break;
  }
  await exercises.getByRole('button', { name: 'Try it' }).click();
  await expect(exercises.getByRole('status')).toContainText('Passed');
  await expect(exercises).toContainText(/1 of \d passed so far/);
  expect(await page.evaluate(() => localStorage.getItem('landnam-tries'))).toContain('true');
  await everybody(page);
  for (const next of ['Next decision', 'To the end'])
    while (await exercises.getByRole('button', { name: next }).isVisible())
      await exercises.getByRole('button', { name: next }).click();
  await expect(exercises).toContainText('That was all of them');
};

const openFile = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'x.log', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
};

const archived = (name: string): string =>
  String(
    brotliDecompressSync(readFileSync(new URL(`../../../test/archive/logs/${name}.log.br`, import.meta.url))),
  );

const shownPly = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-room="replay"]').getAttribute('data-ply'));

test('a finished game is counted, replayed from any moment, played on from it, and reviewed', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await importLog(page, finished());
  const id = new URL(page.url()).pathname.split('/').at(-1)!;

  const end = page.getByRole('dialog');
  await expect(end.locator('[data-statistics]')).toBeVisible();
  await expect(end.getByRole('img', { name: /^Points/ }).locator('svg')).toBeVisible();
  await end.getByRole('button', { name: 'Leif' }).click();
  await expect(end.getByRole('button', { name: 'Leif' })).toHaveAttribute('aria-pressed', 'false');
  await everybody(page, 'dialog[open]');

  await end.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('[data-where]')).toContainText('0 of');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownPly(page)).toBe(1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('[data-where]')).toContainText('Round 1');
  const timeline = page.locator('section[aria-label="Timeline"]');
  // the board follows later
  const before = Number(await page.getByRole('slider', { name: 'Timeline' }).inputValue());
  await timeline.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 300 });
  await timeline.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 200 });
  await expect.poll(() => shownPly(page)).toBeGreaterThan(before + 1);
  await timeline.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200 });
  await timeline.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 300 });
  await expect.poll(() => shownPly(page)).toBe(before);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await page.goto(`/replay/${id}?at=40&seat=1`);
  await expect.poll(() => shownPly(page)).toBe(40);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  expect((await picture).suggestedFilename()).toBe('landnam-base-40.png');
  await everybody(page);

  await page.goto(`/review/${id}?seat=0`);
  await expect(page.locator('[data-sums]')).toBeVisible();
  await expect(page.locator('[data-review-done]')).toBeVisible({ timeout: 600_000 });
  await expect(page.locator('[data-bot-ratings] li').first()).toContainText('10.9 %');
  await everybody(page);
  const whose = page.getByRole('group', { name: 'Whose decisions' });
  for (const name of NAMES) {
    await whose.getByRole('button', { name }).click();
    const exercises = page.locator('[data-exercises]');
    if (!(await exercises.isVisible())) continue;
    await tryAgain(page);
    break;
  }
  await whose.getByRole('button', { name: NAMES.at(-1)! }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('[data-mark="luck"]')).not.toHaveCount(0);
  await expect(page.getByLabel('Jump to')).toContainText(/luck (?:brought|took) \d+ points of chance/);
  await page.goto(`/replay/${id}?at=40&seat=0`);
  await expect.poll(() => shownPly(page)).toBe(40);
  await page.getByRole('button', { name: 'Play on against bots' }).click();
  await expect(page.locator('[data-question]')).toBeVisible();
  expect(page.url()).not.toContain(id);
});

test('a game that goes on hides hands and has no review; a broken file is shown as far as it goes', async ({
  page,
}) => {
  const isThere = ({ question, ply }: Asked): boolean => question === 'main' && ply > 30;
  await importAt(page, 'base', ['Ann', 'greedy', 'greedy'], 'export', isThere);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/review/${id}`);
  await expect(page.getByRole('alert')).toContainText('when the game is over');
  await page.goto(`/replay/${id}`);
  await expect(page.getByText('Other hands are shown once the game is over.')).toBeVisible();

  await page.goto('/replay/file');
  const [head = '', header = '', ...lines] = finished().split('\n');
  const broken = [head, header, ...lines.slice(0, 60), 'p0 buildCity v999', ...lines.slice(60)].join('\n');
  await openFile(page, 'Dear Ann, this is no game.');
  await expect(page.getByRole('alert')).toContainText('line 1');
  await openFile(page, broken);
  await expect(page.locator('[data-room="replay"]')).toContainText('as far as it goes');
  await page.goto('/review/file');
  await openFile(page, archived('base-6-default'));
  await expect(page.getByRole('alert')).toContainText('have not learned this map with this many players');
  await page.goto('/replay/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/replay/table/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('There is no log of this table');
  await page.route('**/api/tables/*/log', (route) =>
    route.fulfill({ status: 409, json: { ok: false, code: 'started' } }),
  );
  await page.goto('/review/table/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('The game at this table is not over');
});
