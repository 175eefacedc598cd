/** A new version of the page is served while the old one plays. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { makeApp } from '../../../server/dist/index.js';
import { overflowing, violationsOn } from '../looks.js';
import { choosePlace, myTurn, play, position } from '../table.js';

test.use({ serviceWorkers: 'allow' });

const built = fileURLToPath(new URL('../../dist', import.meta.url));

const rewrite = (path: string, change: (text: string) => string): void => {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
};

/** The page of another version: it says so, and what the old one loads late is gone. */
const serveNext = (folder: string): string[] => {
  rewrite(join(folder, 'index.html'), (text) =>
    text.replace('<head>', '<head><meta name="version" content="2">'),
  );
  const late = readdirSync(join(folder, 'assets')).filter((name) => /^(Rule|Sea|glossary|rules)/.test(name));
  expect(late.length).toBeGreaterThan(3);
  for (const name of late) rmSync(join(folder, 'assets', name));
  rewrite(join(folder, 'sw.js'), (text) =>
    text
      .replaceAll(/\{url:"([^"]+)",revision:[^}]+\},?/g, (entry, url: string) =>
        late.includes(url.replace('assets/', '')) ? '' : entry,
      )
      .replace(/\{url:"index.html",revision:"\w+"\}/, '{url:"index.html",revision:"2"}'),
  );
  return late;
};

const ownServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landnam-versions-'));
  cpSync(built, folder, { recursive: true });
  const app = await makeApp({ page: folder });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, close, base: `http://127.0.0.1:${port}` };
};

const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const waiting = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

const version = (page: Page): Promise<number> => page.locator('meta[name="version"]').count();

test('a new version waits while a game is open, in whatever tab, and comes with the start page', async ({
  browser,
}) => {
  const { folder, base, close } = await ownServer();
  const context = await browser.newContext({ baseURL: base, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await play(page, 'seed=version&players=person:Ann,random:Leif');
  await controlled(page);
  await myTurn(page);
  await choosePlace(page, 5);

  const late = serveNext(folder);
  await waiting(page);
  expect(await version(page)).toBe(0);
  await choosePlace(page, 0);
  const { ply } = await position(page);

  // another tab on the start page is told, and may not load it under the game
  const other = await context.newPage();
  await other.goto('/');
  const notice = other.locator('[data-update]');
  await expect(notice).toHaveAttribute('data-update', 'later');
  await notice.getByRole('button').click();
  await expect(notice).toHaveAttribute('data-update', 'later');
  expect(await version(other)).toBe(0);
  expect(await violationsOn(other)).toEqual([]);
  expect(await overflowing(other)).toEqual([]);

  // what the old version loads late is gone from the server, but not from here
  for (const name of late) expect((await page.request.get(`/assets/${name}`)).status()).toBe(404);
  const rules = await context.newPage();
  await rules.goto('/rules/seafarers/new-shores');
  await expect(rules.getByText('S-12', { exact: false }).first()).toBeVisible();
  await rules.close();
  expect((await position(page)).ply).toBeGreaterThanOrEqual(ply);

  // on the start page it is installed, in this tab and the other
  await page.locator('a.brand').click();
  await expect(page.locator('meta[name="version"]')).toHaveCount(1);
  await expect(other.locator('meta[name="version"]')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await page.locator('li[data-game]').getByRole('link').click();
  await myTurn(page);
  expect((await position(page)).ply).toBeGreaterThanOrEqual(ply);
  await close();
});

test('a person already on the start page is asked', async ({ browser }) => {
  const { folder, base, close } = await ownServer();
  const context = await browser.newContext({ baseURL: base, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await controlled(page);
  serveNext(folder);
  await waiting(page);
  const notice = page.locator('[data-update="ready"]');
  await expect(notice).toBeVisible();
  expect(await version(page)).toBe(0);
  await notice.getByRole('button').click();
  await expect(page.locator('meta[name="version"]')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await close();
});
