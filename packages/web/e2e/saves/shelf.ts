/** The browser's database as a test sets it up, before the page opens it. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';

export interface Saved {
  readonly saved: { readonly id: string; readonly header: object; readonly [key: string]: unknown };
  readonly entries: readonly string[];
}

/** Games exactly as version 1 of the database stored them. */
export const firstVersion = (): Saved[] =>
  JSON.parse(readFileSync(new URL('./version-1.json', import.meta.url), 'utf8')) as Saved[];

/** A page of the same origin without any of our scripts. */
export const barePage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/icon.svg');
  return page;
};

/** Leaves the connection open if `hold` says so, as a tab of an older version would. */
export const layDatabase = (page: Page, version: number, games: readonly Saved[], hold = false) =>
  page.evaluate(
    async ({ wanted, rows, open }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('landnam', wanted);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('entries');
        };
        request.onsuccess = () => resolve(request.result);
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
      const tx = db.transaction(['games', 'entries'], 'readwrite');
      for (const { saved, entries } of rows) {
        tx.objectStore('games').add(saved);
        entries.forEach((line, i) => tx.objectStore('entries').add(line, [saved.id, i]));
      }
      await new Promise((resolve) => {
        tx.oncomplete = resolve;
      });
      if (!open) db.close();
    },
    { wanted: version, rows: games, open: hold },
  );

/** All rows of the database, whatever its version. */
export const readDatabase = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('landnam');
      request.onsuccess = () => resolve(request.result);
    });
    const all = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const found = { version: db.version, games: await all('games'), entries: await all('entries') };
    db.close();
    return found as { version: number; games: Saved['saved'][]; entries: string[] };
  });

export const row = (page: Page, id: string) => page.locator(`li[data-game="${id}"]`);
export const notice = (page: Page, name: string) => page.locator(`[data-notice="${name}"]`);

/** What a click lets the browser save. */
export const exported = async (page: Page, click: () => Promise<void>): Promise<string> => {
  const download = page.waitForEvent('download');
  await click();
  const path = await (await download).path();
  expect(path).not.toBe('');
  return readFileSync(path, 'utf8');
};
