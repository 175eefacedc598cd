/** More than two: four seats of another game, a watcher, a phone. */
import { expect, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { hand } from '../table.js';
import {
  atTable,
  openTable,
  PHONE,
  playTogether,
  position,
  samePly,
  sitDown,
  somebody,
  start,
} from './company.js';

test('four people open New Energies, each on their own device', async ({ browser }) => {
  const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map(() => somebody(browser)));
  const [ann, ...others] = people;
  if (ann === undefined) throw new Error('nobody is there');
  const link = await openTable(ann, { name: 'Ann', game: 'energies', people: 4 });
  for (const [i, name] of ['Ben', 'Cleo', 'Dan'].entries()) await sitDown(others[i]!, link, name);
  await start(ann);
  await atTable(...people);
  // every seat founds twice
  await playTogether(people, async (page) => !(await position(page)).question.startsWith('opening'));
  await samePly(...people);
  const seats = await Promise.all(people.map(async (page) => (await position(page)).seat));
  expect([...seats].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

test('somebody watches by the link, sees no hand, and takes a bot’s seat', async ({ browser }) => {
  const [ann, eva] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann', people: 1, bots: 2 });
  await start(ann);
  await atTable(ann);
  await playTogether([ann], async (page) => (await position(page)).question === 'beforeRoll');
  await eva.goto(link);
  await atTable(eva);
  await samePly(ann, eva);
  expect(await eva.locator('[data-place]').count()).toBe(0);
  const seen = Object.values(await hand(eva)).reduce((sum, count) => sum + (count || 0), 0);
  expect(seen).toBe(0);

  await eva.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(eva.getByRole('dialog').getByText('You are watching.')).toBeVisible();
  await eva.locator('[data-take]').first().click();
  await expect(eva.locator('[data-question]')).toHaveAttribute('data-seat', /^[12]$/);
  await eva.getByRole('button', { name: 'Close' }).click();
  await expect(ann.locator('[data-panel="players"]')).toContainText('Guest');
});

test('a phone joins by link: nothing is cut off, axe finds nothing', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser, PHONE)];
  const link = await openTable(ann, { name: 'Ann' });
  await ben.goto(link);
  await expect(ben.locator('[data-sit]')).toBeVisible();
  expect(await violationsOn(ben)).toEqual([]);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.locator('[data-sit]').tap();
  await expect(ben.locator('[data-link]')).toBeVisible();
  expect(await overflowing(ben)).toEqual([]);
  await start(ann);
  await atTable(ann, ben);
  await playTogether([ann, ben], async (page) => page === ben);
  await ben.locator('button[data-tab="chat"]').tap();
  expect(await overflowing(ben)).toEqual([]);
  expect(await violationsOn(ben)).toEqual([]);
  expect(await ben.title()).toContain('●');
});
