/** Who is banned, gone, idle or replaced by a bot, as the others and they themselves are told. */
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { atTable, openTable, PHONE, position, sitDown, somebody, start, whoIsAsked } from './company.js';
import { ownServer } from './ownServer.js';

test('a host who vanishes from the lobby is succeeded, and everyone is told who starts', async ({
  browser,
}) => {
  // a network that is cut before the page hears of it takes the farewell with it: then a ping finds out
  const server = await ownServer({ hostWait: 1500, ping: 1500, pong: 4000 });
  const { baseURL } = server;
  const people = [
    await somebody(browser, { baseURL }),
    await somebody(browser, { baseURL }),
    await somebody(browser, { baseURL, ...PHONE }, { locale: 'de' }),
  ] as const;
  const [ann, ben, cem] = people;
  const link = await openTable(ann, { name: 'Ann', people: 3 });
  await sitDown(ben, link, 'Ben');
  await cem.goto(link);
  await cem.getByLabel('Dein Name').fill('Cem');
  await cem.locator('[data-sit]').click();
  await expect(ann.locator('[data-start]')).toBeEnabled();
  await ann.context().setOffline(true);
  await expect(ben.locator('[data-concern="host"]')).toHaveText('You are the host now: you start the game.');
  await expect(cem.locator('[data-concern="host"]')).toHaveText(
    'Ben ist jetzt Gastgeber und beginnt das Spiel.',
  );
  await expect(ben.locator('[data-start]')).toBeEnabled();
  expect(await overflowing(cem)).toEqual([]);
  expect(await violationsOn(cem)).toEqual([]);
  await ann.context().setOffline(false);
  await expect(ann.locator('[data-concern="host"]')).toContainText('Ben is the host now');
  await expect(ann.locator('[data-start]')).toHaveCount(0);
  for (const page of people) await page.context().close();
  await server.close();
});

const noticeOf = (page: Page, id: string) => page.locator(`[data-notice="${id}"]`);
const says = (page: Page, text: string): Promise<void> =>
  expect(page.locator('[data-company]')).toContainText(text);

const askForBot = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Ask for a bot for ${name}` })
    .click();
  await page.getByRole('button', { name: 'Close' }).click();
};

test('an idle player sees the time run, stops it, is replaced, and reads afterwards what a bot played', async ({
  browser,
}) => {
  const wait = 15_000;
  const server = await ownServer({
    idlePatience: 0,
    idleWait: { none: wait, relaxed: wait, fast: wait, days: wait },
  });
  const { baseURL } = server;
  const [ann, ben] = [
    await somebody(browser, { baseURL, ...PHONE }),
    await somebody(browser, { baseURL, ...PHONE }),
  ];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  const idle = (await whoIsAsked([ann, ben])) === ann ? ann : ben;
  const [other, name] = idle === ann ? [ben, 'Ann'] : [ann, 'Ben'];
  await askForBot(other, name);
  await expect(noticeOf(idle, 'idleOwn')).toContainText('A bot will play for you soon');
  await expect(noticeOf(idle, 'idleOwn').locator('[data-left]')).toHaveText(/^0:\d\d$/);
  await expect(noticeOf(other, 'idleOther')).toContainText(`A bot will play for ${name} soon.`);
  await noticeOf(idle, 'idleOwn').getByRole('button', { name: 'I am here' }).tap();
  await expect(noticeOf(idle, 'idleOwn')).toHaveCount(0);
  await says(other, `${name} is here.`);

  await askForBot(other, name);
  await expect(noticeOf(idle, 'idleOwn')).toBeVisible();
  expect(await overflowing(idle)).toEqual([]);
  expect(await violationsOn(idle)).toEqual([]);
  await expect(noticeOf(idle, 'ownSeat')).toBeVisible({ timeout: 60_000 });
  await says(other, `A bot plays for ${name}.`);
  await expect.poll(async () => (await position(other)).seat === (await position(other)).next).toBe(true);
  await idle.reload();
  await noticeOf(idle, 'ownSeat').getByRole('button', { name: 'Take my seat back' }).tap();
  const played = noticeOf(idle, 'played');
  await expect(played).toContainText('While you were away, a bot played for you:');
  await expect(played.locator('li')).toHaveText([/settlement/, /road/]);
  expect(await overflowing(idle)).toEqual([]);
  expect(await violationsOn(idle)).toEqual([]);
  await played.getByRole('button', { name: 'OK' }).tap();
  await idle.reload();
  await atTable(idle);
  await expect(played).toHaveCount(0);
  await idle.locator('button[data-tab="log"]').tap();
  await expect(idle.getByRole('list', { name: 'Log' })).toContainText('A bot plays for you');
  for (const page of [ann, ben]) await page.context().close();
  await server.close();
});

test('a banned guest is told so immediately, and a bot plays on', async ({ browser }) => {
  const server = await ownServer({ banCheck: 400 });
  const { baseURL } = server;
  const [ann, ben] = [await somebody(browser, { baseURL }), await somebody(browser, { baseURL })];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  await server.ban('Ben');
  await expect(ben.getByText('You may not play here.')).toBeVisible();
  await says(ann, 'A bot plays for Ben.');
  await expect(ann.locator('[data-panel="players"]')).toContainText('a bot is playing');
  for (const page of [ann, ben]) await page.context().close();
  await server.close();
});
