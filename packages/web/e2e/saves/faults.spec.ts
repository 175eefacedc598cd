/** Nothing freezes silently: each fault has its text, an export and a way on. */
import { expect, type Page, test, type Worker } from '@playwright/test';
import { violationsOn } from '../looks.js';
import { choosePlace, myTurn, play, position } from '../table.js';
import { exported, notice } from './shelf.js';

/** The worker that keeps the open game is the last one started. */
const hostOf = (page: Page): Worker => {
  const worker = page.workers().at(-1);
  if (worker === undefined) throw new Error('there is no worker');
  return worker;
};

const ENDS = {
  'is ended': () => self.close(),
  throws: () =>
    void setTimeout(() => {
      throw new Error('out of the blue');
    }),
};

for (const [how, end] of Object.entries(ENDS))
  test(`a worker that ${how} is noticed and started again`, async ({ page }) => {
    await play(page, 'seed=fault&players=person:Ann,random:Leif');
    await myTurn(page);
    await choosePlace(page, 5);
    const before = await position(page);
    await hostOf(page).evaluate(end);
    const fault = notice(page, 'fault-worker');
    await expect(fault).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await exported(page, () => fault.getByRole('button', { name: 'Export' }).click())).toContain(
      'p0 ',
    );
    await fault.getByRole('button', { name: 'Start it again' }).click();
    await expect(fault).toBeHidden();
    await myTurn(page);
    expect((await position(page)).ply).toBe(before.ply);
    await choosePlace(page, 0);
  });

test('a worker that cannot be loaded is reported, and tried again', async ({ page }) => {
  await page.route(/worker.*\.js$/, (route) => route.abort());
  await page.goto('/game/any');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await expect(page.getByRole('alert')).toContainText('The game cannot begin.');
  await page.unroute(/worker.*\.js$/);
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
});

test('an error while the page is drawn leaves an export and a way back', async ({ page }) => {
  await play(page, 'seed=drawn&players=person:Ann,random:Leif');
  await myTurn(page);
  // what the page draws with breaks under its hands
  await page.evaluate(() => {
    const prototype: { flatMap: unknown } = Array.prototype;
    const { flatMap } = prototype;
    Object.assign(window, { mend: () => Object.assign(prototype, { flatMap }) });
    prototype.flatMap = () => {
      throw new Error('torn');
    };
  });
  await page.locator('button[data-tab="trade"]').click();
  await expect(page.getByRole('alert')).toContainText('Something broke');
  await expect(page.getByRole('alert')).toContainText('torn');
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  expect(await violationsOn(page)).toEqual([]);
  expect(await exported(page, () => page.getByRole('button', { name: 'Export' }).click())).toContain(
    'landnam-log',
  );
  await page.getByRole('link', { name: 'start page' }).click();
  await expect(page.locator('li[data-game]')).toHaveCount(1);
});

test('two tabs on one game: the second follows, takes over, and the first follows it', async ({
  page,
  context,
}) => {
  await play(page, 'seed=two&players=person:Ann,person:Ben');
  await page.getByRole('dialog').getByRole('button').click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(notice(other, 'follows')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await violationsOn(other)).toEqual([]);
  await choosePlace(page, 3);
  await expect.poll(async () => (await position(other)).ply).toBe(1);
  // a preference chosen in one tab applies to both
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').check();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('English').check();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await other.locator('[data-place]').count()).toBe(0);

  await notice(other, 'follows').getByRole('button').click();
  await expect(notice(other, 'follows')).toBeHidden();
  await expect(notice(page, 'follows')).toBeVisible();
  await other.getByRole('dialog').getByRole('button').click();
  await choosePlace(other, 0);
  await expect.poll(async () => (await position(page)).ply).toBe(2);

  // the remaining tab plays on
  await other.close();
  await expect(notice(page, 'follows')).toBeHidden();
  await page.getByRole('dialog').getByRole('button').click();
  await choosePlace(page, 5);
  expect((await position(page)).ply).toBe(3);
});

test('a reload of the only tab follows no other', async ({ page }) => {
  await play(page, 'seed=alone&players=person:Ann,random:Leif');
  for (let i = 0; i < 3; i++) {
    await page.reload();
    await myTurn(page);
    await expect(notice(page, 'follows')).toHaveCount(0);
  }
});
