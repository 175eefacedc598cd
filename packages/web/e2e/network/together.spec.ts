/** A finished game is looked back at together: a leader, one who follows and strays, a watcher who comes later. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { prefers } from '../table.js';
import { atTable, openTable, PHONE, sitDown, somebody, start } from './company.js';
import { type OwnServer, ownServer } from './ownServer.js';

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer({ botPace: 0 });
});
test.afterAll(() => server.close());

/** Bots play it to the end. */
const resign = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const ask = { ask: 'resign', table: location.pathname.split('/').at(-1) };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/ask', { method: 'POST', headers, body: JSON.stringify(ask) });
    return answer.status;
  });

const shownPly = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-room="replay"]').getAttribute('data-ply'));

const part = (page: Page, is: string): Promise<void> =>
  expect(page.locator('[data-together]')).toHaveAttribute('data-together', is);

const status = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.locator('[data-status]')).toContainText(text);

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

const finished = async (browser: Browser): Promise<{ ann: Page; ben: Page; link: string }> => {
  const { baseURL } = server;
  const [ann, ben] = [await somebody(browser, { baseURL }), await somebody(browser, { ...PHONE, baseURL })];
  const link = await openTable(ann, { name: 'Ann', points: 3 });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  for (const page of [ann, ben]) expect(await resign(page)).toBe(200);
  return { ann, ben, link };
};

const everybody = async (page: Page): Promise<void> => {
  expect(await violationsOn(page)).toEqual([]);
  for (const locale of ['de', 'fr', 'en'] as const) {
    await prefers(page, { locale });
    expect(await overflowing(page), locale).toEqual([]);
  }
};

test('whoever leads moves everybody’s view, until they look round, take the lead or leave', async ({
  browser,
}) => {
  const { ann, ben, link } = await finished(browser);
  await ann.locator('dialog [data-look-together]').click();
  await status(ann, 'You lead');
  await expect(ben.getByText('Ann is looking back at the game.').first()).toBeVisible();
  await ben.locator('dialog [data-look-together]').click();
  await status(ben, 'Ann leads');
  await ann.keyboard.press('End');
  await ann.keyboard.press('ArrowLeft');
  const near = Number(await ann.getByRole('slider').getAttribute('max')) - 1;
  await expect.poll(() => shownPly(ann)).toBe(near);
  await expect.poll(() => shownPly(ben)).toBe(near);
  await expect(ben.locator('[data-company]')).toContainText('Ann has gone to: Round');
  await ann.getByLabel('Told to').selectOption('1');
  await expect(ben.getByLabel('Told to')).toHaveValue('1');
  await everybody(ben);

  // looks round, and comes back
  await ben.getByRole('button', { name: 'To the start' }).click();
  await part(ben, 'alone');
  await ann.keyboard.press('ArrowLeft');
  await expect.poll(() => shownPly(ann)).toBe(near - 1);
  await status(ben, 'on your own');
  expect(await shownPly(ben)).toBe(0);
  await press(ben, 'Follow again');
  await expect.poll(() => shownPly(ben)).toBe(near - 1);

  // somebody comes later, without a seat
  const eva = await somebody(browser, { baseURL: server.baseURL });
  await eva.goto(link);
  await eva.locator('dialog [data-look-together]').click();
  await status(eva, 'Ann leads');
  await expect.poll(() => shownPly(eva)).toBe(near - 1);

  await press(ben, 'Take the lead');
  await part(ben, 'leads');
  await status(ann, 'Ben has taken the lead.');
  await ben.getByRole('button', { name: 'One step on' }).click();
  for (const page of [ann, eva]) await expect.poll(() => shownPly(page)).toBe(near);

  await expect(ben).toHaveURL(new RegExp(`at=${near}&`));
  // the review is shown to all, and a reload keeps the lead
  await ben.getByRole('link', { name: 'Review' }).click();
  for (const page of [ann, eva]) await expect(page.locator('[data-room="review"]')).toBeVisible();
  await part(ben, 'leads');
  await ben.goBack();
  for (const page of [ann, eva]) await expect.poll(() => shownPly(page)).toBe(near);
  await ben.reload();
  await part(ben, 'leads');
  await server.restart(() => Promise.resolve());
  for (const page of [ann, eva]) await status(page, 'Ben leads');
  await part(ben, 'leads');

  await press(ben, 'Look on alone');
  await expect(ben.locator('[data-together]')).toHaveCount(0);
  for (const page of [ann, eva]) await status(page, 'Nobody leads.');
  await press(eva, 'Take the lead');
  await status(ann, 'Guest (watching) leads');
  await ann.context().setOffline(true);
  await status(ann, 'The connection is lost.');
  await eva.keyboard.press('Home');
  await ann.context().setOffline(false);
  await expect.poll(() => shownPly(ann)).toBe(0);
});
