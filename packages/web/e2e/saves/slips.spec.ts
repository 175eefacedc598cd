/** Slips are forgiven at one device, also while the storage is full. */
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { choosePlace, curtain, liftCurtain, play, position, prefer } from '../table.js';
import { notice, readDatabase } from './shelf.js';

const back = (page: Page) => page.locator('[data-back]');

test('a step is taken back with one press, in every tab and for good, and the button says why where it cannot be', async ({
  page,
  context,
}) => {
  await play(page, 'seed=slips&players=person:Ann,person:Ben,person:Eva');
  await liftCurtain(page);
  const { ply } = await position(page);
  await expect(back(page)).toHaveAttribute('aria-disabled', 'true');
  await back(page).click({ force: true });
  await expect(page.locator('[data-part="sentence"]')).toContainText('nothing that can be taken back');
  await choosePlace(page, 4);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('[data-question]')).toHaveAttribute('data-ply', `${ply + 1}`);
  await page.bringToFront();
  await back(page).click();
  await expect(page.locator('[data-question]')).toHaveAttribute('data-ply', `${ply}`);
  await expect(other.locator('[data-question]')).toHaveAttribute('data-ply', `${ply}`);
  expect((await readDatabase(page)).entries).toHaveLength(ply);
  expect([await overflowing(page), await violationsOn(page)]).toEqual([[], []]);
  await other.close();

  // a road can be taken back, so the second tap that a settlement asks for is not asked for
  await choosePlace(page, 7);
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('[data-place]').first().boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('[data-question]')).toHaveAttribute('data-ply', `${ply + 2}`);
});

/** Everything that still fits, as some other page of this origin would take it. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('filler');
      request.onupgradeneeded = () => request.result.createObjectStore('rows', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
    });
    const put = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const tx = db.transaction('rows', 'readwrite', { durability: 'strict' });
        tx.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))));
        tx.oncomplete = () => resolve(true);
        tx.addEventListener('abort', () => resolve(false));
      });
    for (let size = 65_536; size > 16; ) if (!(await put(size))) size >>= 1;
    db.close();
  });

test('a storage that fills up while playing stops nobody, and what it refused is saved when there is room', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/icon.svg');
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 6_000_000 });
  await play(page, 'seed=full&players=person:Ann,person:Ben,person:Eva');
  await liftCurtain(page);
  await choosePlace(page, 3);
  expect((await readDatabase(page)).entries).toHaveLength(1);
  await fill(page);
  await choosePlace(page, 3);
  await expect(notice(page, 'unsaved-full')).toBeVisible();
  const before = await position(page);
  expect((await readDatabase(page)).entries.length).toBeLessThan(before.ply);
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('filler').onsuccess = resolve)),
  );
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(async () => {
    if (await curtain(page).isVisible()) await liftCurtain(page);
    await choosePlace(page, 5);
    await expect(notice(page, 'unsaved-full')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const { ply } = await position(page);
  expect((await readDatabase(page)).entries).toHaveLength(ply);
  await page.reload();
  await expect(page.locator('[data-question]')).toHaveAttribute('data-ply', `${ply}`);
});
