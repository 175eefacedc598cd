/** Before a table: the public lobby, my games, other devices, and no server at all. */
import { expect, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { myTurn, prefer } from '../table.js';
import { openTable, sitDown, somebody, start, atTable } from './company.js';

test('a public table appears in the lobby while others look, and a code leads there', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  await ben.goto('/together');
  await expect(ben.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await ann.goto('/together');
  await ann.getByLabel('Your name').fill('Annegret');
  await ann.getByText('More choices').click();
  await ann.getByLabel('Everybody', { exact: true }).check();
  await ann.locator('[data-create]').click();
  await expect(ann.locator('[data-seat="0"][data-ready]')).toBeVisible();
  const row = ben.locator('li', { hasText: 'Annegret' }).first();
  await expect(row).toBeVisible();
  const id = new URL((await ann.locator('[data-link]').textContent()) ?? '').pathname.split('/').at(-1);
  const code = await ann.locator('[data-code]').textContent();
  await ben.getByLabel('Table code').fill(code ?? '');
  await ben.getByRole('button', { name: 'Go there', exact: true }).first().click();
  await expect(ben).toHaveURL(new RegExp(`/table/${id}$`));
});

test('a guest’s own games are on the start page, and a code brings them to another device', async ({
  browser,
}) => {
  const [ann, tablet] = [await somebody(browser), await somebody(browser)];
  await openTable(ann, { name: 'Ann', people: 1, bots: 1 });
  await start(ann);
  await atTable(ann);
  await ann.goto('/together');
  await expect(ann.locator('[data-mine] li')).toHaveCount(1);
  await ann.getByText('This device and others').click();
  await ann.getByRole('button', { name: 'Make a code' }).click();
  const code = ann.locator('[data-pass]');
  await expect(code).toHaveText(/^[A-Z2-9]{10}$/);
  await tablet.goto('/together');
  await tablet.getByText('This device and others').click();
  await tablet.getByLabel('Code from the other device').fill((await code.textContent()) ?? '');
  await tablet.getByRole('button', { name: 'I come from another device' }).click();
  await expect(tablet.locator('[data-mine] li')).toHaveCount(1);
  await expect(tablet.getByLabel('Your name')).toHaveValue('Ann');
  await tablet.goto('/');
  await tablet.locator('[data-mine]').getByRole('link').click();
  await atTable(tablet);

  // forgotten: this device's cookie leads nowhere any more
  await tablet.goto('/together');
  await tablet.getByText('This device and others').click();
  await tablet.getByRole('button', { name: 'Forget me' }).click();
  await tablet.getByRole('button', { name: 'Delete name, chat and cookie?' }).click();
  await expect(tablet).toHaveURL(/\/$/);
  await expect(tablet.locator('[data-mine]')).toBeHidden();
});

test('without a server the page says so, and games on this device work', async ({ page }) => {
  await prefer(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.goto('/together');
  await expect(page.locator('[data-line="none"]')).toContainText('There is no server here', {
    timeout: 30_000,
  });
  await expect(page.locator('[data-create]')).toBeDisabled();
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
});

for (const locale of ['en', 'de', 'fr'] as const)
  test(`lobby and table are accessible: ${locale}`, async ({ browser }) => {
    const viewport = { width: 360, height: 740 };
    const page = await somebody(browser, { viewport }, { locale, theme: locale === 'de' ? 'dark' : 'light' });
    await page.goto('/together');
    await expect(page.locator('[data-create]')).toBeEnabled();
    await page.locator('details > summary').first().click();
    await page.locator('details > summary').last().click();
    expect(await overflowing(page)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('[data-create]').click();
    await expect(page.locator('[data-seat="0"][data-ready]')).toBeVisible();
    for (const summary of await page.locator('details > summary').all()) await summary.click();
    expect(await overflowing(page)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });

test('a guest without a name is called so in the reader’s language, told apart by a number', async ({
  browser,
}) => {
  const [ann, ben] = await Promise.all([0, 1].map(() => somebody(browser, {}, { locale: 'de' })));
  if (ann === undefined || ben === undefined) throw new Error('nobody is there');
  await ann.goto('/together');
  await ann.locator('[data-create]').click();
  await expect(ann.getByRole('heading', { name: 'Dein Tisch' })).toBeVisible();
  await ben.goto((await ann.locator('[data-link]').textContent()) ?? '');
  await expect(ben.getByText('Du bist eingeladen.')).toBeVisible();
  await ben.locator('[data-sit]').click();
  await expect(ben.locator('li[data-seat="0"]')).toContainText('Gast');
  await expect(ann.locator('li[data-seat="1"]')).toContainText('Gast 2');
  await expect(ann.locator('[data-company]')).toContainText('Gast 2 ist bereit.');
});

test('a wrong link says so', async ({ page }) => {
  await page.goto('/table/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('There is no such table')).toBeVisible();
});

test('a friend is told of a changed game; a person who is sent away is told so, and stays away until the host says otherwise', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await expect(ann.locator('[data-start]')).toBeEnabled();
  await ann.getByText('Change the game').click();
  await ann.getByLabel('Game', { exact: true }).selectOption('energies');
  await expect(ben.locator('[data-concern="changed"]')).toContainText('say ready again');
  await expect(ann.getByText('Waiting for Ben to be ready.')).toBeVisible();
  await ben.getByText('What will be played').click();
  await expect(ben.getByLabel('Game', { exact: true })).toBeDisabled();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(ann.locator('[data-start]')).toBeEnabled();

  await ann.getByRole('button', { name: 'Send Ben away' }).click();
  await expect(ben.locator('[data-concern="removed"]')).toContainText('has sent you away');
  await expect(ben.locator('[data-removed]')).toContainText('once the host lets you');
  await expect(ben.getByRole('button', { name: /^Sit/ })).toHaveCount(0);
  await ben.reload();
  await expect(ben.locator('[data-removed]')).toBeVisible();
  await ann.getByRole('button', { name: 'Let Ben sit down again' }).click();
  await expect(ben.locator('[data-concern="readmitted"]')).toBeVisible();
  await ben.locator('[data-sit]').click();
  await expect(ann.locator('[data-start]')).toBeEnabled();

  await ben.getByRole('button', { name: 'Stand up' }).click();
  await ann.getByLabel('Let nobody else in').click();
  await expect(ann.getByLabel('Let nobody else in')).toBeChecked();
  await expect(ben.getByText('Nobody else may sit down.')).toBeVisible();
});
