/** A lost game is analysed: the best is tried, dice are laid by hand, a branch is kept and sent; a position is laid by hand and mended. */
import { readFileSync } from 'node:fs';
import { BOTS, Chance, recordGame } from '@landnam/bots';
import type { Puzzle } from '@landnam/bots/puzzles';
import type { Seat } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from './looks.js';
import { importLog } from './position.js';
import { prefer, prefers } from './table.js';

const NAMES = ['Ann', 'Leif', 'Ingrid'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const finished = (): string => {
  const table = findTable('base', NAMES.length, { pointsToWin: 6 });
  if (!table.ok) throw new Error(table.error);
  const { below } = new Chance('look again');
  const deal = dealTable(table.value, below);
  const bots = NAMES.map((_, seat) => BOTS['easy']!(table.value.game, seat as Seat, below));
  const seated = ['person', 'bot easy', 'bot easy'] as const;
  return recordGame(table.value, deal, bots, below, { about: { seed: 's', names: NAMES, seated } }).text;
};

/** The hand has its own way to be wide; lists scroll within the panel. */
const SCROLLED = /^DIV _(?:plays|field)_|^(?:SPAN _slot|BUTTON _key|TABLE|THEAD|TBODY|CAPTION|T[HDR]|INPUT)/;

const everybody = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  await prefers(page, { theme: 'dark' });
  expect(await violationsOn(page, { rules: ['color-contrast'] })).toEqual([]);
  await prefers(page, { theme: 'light' });
  await page.setViewportSize(PHONE);
  for (const locale of ['de', 'fr', 'en'] as const) {
    await prefers(page, { locale });
    const cut = (await overflowing(page)).filter((each) => !SCROLLED.test(each));
    expect(cut, locale).toEqual([]);
  }
  await page.setViewportSize(DESK);
};

const plyOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-ply'));

/** Whatever is best, until nature is asked. */
const toNature = async (page: Page): Promise<void> => {
  for (let i = 0; i < 20 && !(await page.locator('[data-outcome]').first().isVisible()); i++) {
    const ply = await plyOf(page);
    await page.locator('[data-try]').first().click();
    await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
    await expect(page.locator('[data-try], [data-outcome]').first()).toBeVisible({ timeout: 60_000 });
  }
};

test('from a replay: try the best, roll by hand, go back, branch, and send all of it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const text = finished();
  const entries = text.split('\n').filter((line) => /^(?:p\d|\*) /.test(line));
  const at = entries.findIndex((line, i) => i > 60 && line === 'p0 callDice');
  await page.setViewportSize(DESK);
  await importLog(page, text);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/replay/${id}?at=${at}&seat=0`);
  await page.locator('[data-analyse]').click();
  await expect(page.locator('[data-try]').first()).toBeVisible({ timeout: 60_000 });
  expect(await plyOf(page)).toBe(at);

  await toNature(page);
  const eight = page.locator('[data-outcome="* rollDice 2 6"]');
  await eight.click();
  await expect(page.locator('[data-move][aria-current]')).toContainText('8 (2 + 6)');
  const rolled = await plyOf(page);
  await expect(page.locator('[data-try]').first()).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-analyse]').click();
  await expect(page.locator('[data-part="best"]')).toHaveAttribute('data-done', 'true');
  await everybody(page);

  // back by button and key, then another roll from the same place
  await page.locator('[data-step="back"]').click();
  await expect.poll(() => plyOf(page)).toBe(rolled - 1);
  await page.locator('[data-outcome="* rollDice 5 6"]').click();
  const here = page.locator('[data-move][aria-current]');
  await expect(here).toContainText('11 (5 + 6)');
  await here.focus();
  await page.keyboard.press('ArrowUp');
  await expect(here).toContainText('8 (2 + 6)');
  await page.keyboard.press('ArrowDown');
  await expect(here).toContainText('11 (5 + 6)');

  await page.locator('[data-share]').click();
  const link = await page.locator('[data-part="take-along"] input').inputValue();
  const other = await context.newPage();
  await other.setViewportSize(DESK);
  await other.goto(link);
  await expect(other.locator('[data-move][aria-current]')).toContainText('11 (5 + 6)');
  expect(await plyOf(other)).toBe(rolled);
  await other.keyboard.press('ArrowUp');
  await expect(other.locator('[data-move][aria-current]')).toContainText('8 (2 + 6)');
  await other.locator('[data-remove]').click();
  await expect(other.locator('[data-move][aria-current]')).toContainText('Roll the dice');
  await other.close();

  await page.locator('[data-play-on]').click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.locator('[data-table]')).toBeVisible();
});

test('by hand: what is wrong is said where it is wrong, and mended it is analysed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESK);
  await page.goto('/analysis');
  await page.getByRole('link', { name: 'Lay a position by hand' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const faults = page.locator('[data-part="faults"]');
  await expect(faults).toHaveAttribute('data-faults', '0');

  // by keyboard: two settlements beside each other
  const place = page.locator('[data-place]');
  await place.selectOption({ index: 0 });
  await page.locator('[data-lay]').press('Enter');
  await expect(faults).toHaveAttribute('data-faults', '0');
  await place.selectOption({ index: 1 });
  await page.locator('[data-lay]').press('Enter');
  await expect(faults).not.toHaveAttribute('data-faults', '0');
  await expect(faults.locator('[data-where="v1"]')).toContainText('[B-12]');
  await expect(page.locator('[data-open-analysis]')).toBeDisabled();
  await page.locator('[data-undo]').click();
  await expect(faults).toHaveAttribute('data-faults', '0');

  // more cards than there are
  const ore = page.locator('[data-cell="base hand 0 4"]');
  await ore.fill('30');
  await expect(faults.locator('[data-where="goods"]')).toContainText('ore');
  await expect(ore).toHaveAttribute('aria-invalid', 'true');
  await ore.fill('3');
  await page.locator('[data-cell="base hand 0 3"]').fill('2');
  await expect(faults).toHaveAttribute('data-faults', '0');
  await everybody(page);
  await page.locator('[data-open-analysis]').click();
  await expect(page).toHaveURL(/position=pos1/);
  await expect(page.locator('[data-try]').first()).toContainText('city', {
    timeout: 60_000,
    ignoreCase: true,
  });

  // what does not open can be mended all the same
  await page.goto('/analysis?position=pos1/base/4/turn=p9');
  await expect(page.getByRole('alert')).toContainText('turn');
  await expect(page.locator('[data-mend]')).toHaveAttribute('href', /^\/analysis\/edit\?position=pos1/);
});

test('a position that does not open is sent as a link, with what is wrong in the language of whoever reads it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(DESK);
  await page.goto('/analysis/edit?game=seafarers/cloth&seats=3');
  const faults = page.locator('[data-part="faults"]');
  await expect(faults).toHaveAttribute('data-faults', '0');
  const place = page.locator('[data-place]');
  for (const index of [0, 1]) {
    await place.selectOption({ index });
    await page.locator('[data-lay]').press('Enter');
  }
  await expect(faults).not.toHaveAttribute('data-faults', '0');
  await page.locator('[data-share]').click();
  const link = await page.locator('[data-part="edit"] [role="status"] input').inputValue();

  const other = await context.newPage();
  await other.setViewportSize(DESK);
  await prefer(other, { locale: 'de' });
  await other.goto(link);
  const wrong = other.locator('[data-part="faults"]');
  await expect(wrong).toHaveAttribute('data-faults', (await faults.getAttribute('data-faults'))!);
  await expect(wrong.locator('[data-where="v1"]')).toContainText('daneben steht ein anderes Gebäude [B-12]');
  await other.locator('[data-group="cloth"] summary').click();
  await expect(other.locator('[data-group="cloth"]')).toContainText('Tuch im Vorrat');
  await expect(other.locator('[data-open-analysis]')).toBeDisabled();
});

/** Longest task of the page's own thread, in milliseconds of its CPU time: waiting for a busy machine does not count. */
const longestTask = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && main.has(`${pid} ${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of CPU. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A turn with much to choose from. */
const POSITION = readFileSync(new URL('../src/features/base/training/puzzles.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Puzzle)
  .find(({ kind }) => kind === 'build')!.position;

test('an analysis never holds up the page for 50 ms, and stops when it is told to', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESK);
  await page.goto(`/analysis?position=${POSITION}`);
  const best = page.locator('[data-part="best"]');
  const press = page.locator('[data-analyse]');
  await expect(best.locator('[data-try]').nth(1)).toBeVisible({ timeout: 60_000 });
  await press.click();
  await expect(best).toHaveAttribute('data-done', 'true');

  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await press.click();
  // asked at once: a locator would wait for ever for the bar of an analysis that ended meanwhile
  const done = (): Promise<number> => best.evaluate((list) => list.querySelector('progress')?.value ?? 1);
  await expect.poll(done, { timeout: 120_000 }).toBeGreaterThan(0.5);
  const longest = longestTask(await browser.stopTracing());
  console.log(`longest task of the page while it analyses: ${longest.toFixed(1)} ms of CPU`);
  expect(longest).toBeLessThan(50);

  await press.click();
  await expect(best).toHaveAttribute('data-done', 'true');
  await expect(best.locator('progress')).toHaveCount(0);

  // whatever is pointed at stays where it is, and says why
  const second = best.locator('ol > li').nth(1);
  const { y } = (await second.boundingBox())!;
  await second.locator('[data-try]').hover({ timeout: 20_000 });
  await expect(second.locator('ul')).toBeVisible();
  expect((await second.boundingBox())!.y).toBe(y);
});
