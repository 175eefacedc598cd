/** A table that is gone, and one whose game this server cannot open: reported immediately, without a reload, with a way back. */
import { expect, type Page, test } from '@playwright/test';
import {
  closeStore,
  openStore,
  type OpenedStore,
  purgeTable,
} from '../../../server/dist/operations/index.js';
import { overflowing, violationsOn } from '../looks.js';
import { atTable, openTable, PHONE, sitDown, somebody, start } from './company.js';
import { ownServer } from './ownServer.js';

const idOf = (link: string): string => link.split('/').at(-1) ?? '';

const operate = async (dataDir: string, work: (opened: OpenedStore) => Promise<unknown>): Promise<void> => {
  const opened = await openStore({ dataDir });
  await work(opened);
  await closeStore(opened);
};

/** What the game was begun with becomes something that no build has. */
const changeGame = (dataDir: string, table: string, from: string, to: string): Promise<void> =>
  operate(dataDir, async ({ store }) => {
    const row = (await store.table(table))!;
    const data = row.data.replace(`"game":"${from}","map"`, `"game":"${to}","map"`);
    expect(data).not.toBe(row.data);
    expect(await store.changeTable({ ...row, data, guests: [], seated: 1 })).toBe('written');
  });

const looksWell = async (page: Page): Promise<void> => {
  expect(await overflowing(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
};

test('people at a table that is deleted are told so', async ({ browser }) => {
  const server = await ownServer({});
  const { baseURL, dataDir } = server;
  const ann = await somebody(browser, { baseURL });
  const ben = await somebody(browser, { baseURL, ...PHONE });
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await operate(dataDir, (opened) => purgeTable(opened, idOf(link)));
  for (const page of [ann, ben]) {
    await expect(page.locator('main > [role="status"]')).toContainText('the table was cleared away');
    await looksWell(page);
  }
  await ben.getByRole('link', { name: 'Play with friends' }).click();
  await expect(ben.getByLabel('Your name')).toBeVisible();
  for (const page of [ann, ben]) await page.context().close();
  await server.close();
});

const SAID = [
  ['en', 'This version of the server cannot open this game.'],
  ['de', 'Diese Version des Servers kann dieses Spiel nicht öffnen.'],
  ['fr', 'Cette version du serveur ne peut pas ouvrir cette partie.'],
] as const;

test('a game that a new server cannot open says so, and is there again with the next one', async ({
  browser,
}) => {
  const server = await ownServer({ leastTime: 0 });
  const { baseURL, dataDir } = server;
  const ann = await somebody(browser, { baseURL });
  const link = await openTable(ann, { name: 'Ann', people: 1, bots: 2 });
  await start(ann);
  await atTable(ann);
  await server.restart(() => changeGame(dataDir, idOf(link), 'base', 'lost'));
  await expect(ann.locator('main > [role="status"]')).toContainText(SAID[0][1]);
  for (const [locale, text] of SAID) {
    const page = await somebody(
      browser,
      { baseURL, ...PHONE, viewport: { width: 360, height: 740 } },
      { locale },
    );
    await page.goto(link);
    await expect(page.locator('main > [role="status"]')).toContainText(text);
    await looksWell(page);
    await page.context().close();
  }
  await server.restart(() => changeGame(dataDir, idOf(link), 'lost', 'base'));
  await atTable(ann);
  await ann.context().close();
  await server.close();
});
