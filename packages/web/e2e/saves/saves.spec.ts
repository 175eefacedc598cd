/** Games that outlive their version, and what is said about those that cannot. */
import { expect, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { choosePlace, myTurn, playUntil, prefer } from '../table.js';
import { barePage, exported, firstVersion, layDatabase, notice, readDatabase, row } from './shelf.js';

test('every game of the first version of the database is found, opened and played on', async ({
  page,
  context,
}) => {
  const games = firstVersion();
  const bare = await barePage(context);
  await layDatabase(bare, 1, games);
  await prefer(page);
  await page.goto('/');
  await expect(page.locator('li[data-game]')).toHaveCount(games.length);
  await expect(page.locator('li[data-problem]')).toHaveCount(0);
  for (const { saved, entries } of games) {
    await page.goto(`/game/${saved.id}`);
    const { ply } = await myTurn(page);
    expect(ply, saved.id).toBeGreaterThanOrEqual(entries.length);
    if (saved['winners'] === null) await playUntil(page, (at) => at.ply > ply, 5);
  }
  await page.goto('/');
  await expect(page.locator('li[data-game]')).toHaveCount(games.length);
  await expect(page.locator('li[data-problem]')).toHaveCount(0);
  const after = await readDatabase(bare);
  expect(after.version).toBe(2);
  for (const { header } of after.games) {
    expect(header).not.toHaveProperty('players');
    expect(header).toHaveProperty('seated');
  }
  expect(after.entries.filter((line) => line.endsWith(' ; timer'))).toEqual([]);
});

test('a game that no longer opens stays in the list, says why, is exported as it is and deleted', async ({
  page,
  context,
}) => {
  const [whole, other] = firstVersion();
  if (whole === undefined || other === undefined) throw new Error('no game is laid down');
  const broken = [
    { ...whole, saved: { ...whole.saved, id: 'unknown', header: { ...whole.saved.header, game: 'chess' } } },
    { saved: { ...whole.saved, id: 'refused' }, entries: ['p0 buildCity v1', ...whole.entries] },
    { saved: { ...whole.saved, id: 'newer', header: { ...whole.saved.header, rules: 99 } }, entries: [] },
  ];
  await layDatabase(await barePage(context), 1, [whole, ...broken]);
  await prefer(page, { locale: 'de' });
  await page.goto('/');
  await expect(row(page, 'unknown')).toContainText('Diese Version von Landnam kennt dieses Spiel nicht.');
  await expect(row(page, 'refused')).toContainText(
    'Die Regeln dieser Version erlauben einen der Züge nicht.',
  );
  await expect(row(page, 'refused').locator('code')).toContainText('p0 buildCity v1');
  await expect(page.locator('li[data-problem]')).toHaveCount(3);
  await expect(row(page, whole.saved.id).getByRole('link')).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page)).toEqual([]);
  }
  expect(await violationsOn(page)).toEqual([]);

  const text = await exported(page, () =>
    row(page, 'refused').getByRole('button', { name: 'Unverändert exportieren' }).click(),
  );
  expect(text.split('\n')[0]).toBe('landnam-log 2');
  expect(text).toContain('p0 buildCity v1\n');
  expect(text).toContain(whole.entries.at(-1));

  // at its address it says the same
  await page.goto('/game/newer');
  await expect(page.getByRole('alert')).toContainText('mit einer anderen Version der Regeln gespielt');
  expect(await exported(page, () => page.getByRole('button', { name: 'exportieren' }).click())).toContain(
    '99',
  );
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'endgültig löschen' }).click();
  await expect(page.locator('li[data-game]')).toHaveCount(3);
  await row(page, 'unknown').getByRole('button', { name: 'Löschen' }).click();
  await row(page, 'unknown').getByRole('button', { name: 'endgültig' }).click();
  await expect(page.locator('li[data-game]')).toHaveCount(2);
});

test('a database of a newer version is left alone: the page says so and plays without it', async ({
  page,
  context,
}) => {
  const bare = await barePage(context);
  await layDatabase(bare, 99, firstVersion().slice(0, 1));
  await prefer(page);
  await page.goto('/');
  await expect(page.locator('[data-library="held"]')).toBeVisible();
  await page.locator('[data-way="bots"]').click();
  await expect(notice(page, 'unsaved-held')).toBeVisible();
  await myTurn(page);
  await choosePlace(page, 3);
  await page.goto('/game/baserunning');
  await expect(page.getByRole('alert')).toContainText('gives no access to its saved games');
  const found = await readDatabase(bare);
  expect([found.version, found.games.length]).toEqual([99, 1]);
});

test('while a tab of an older version holds the games, the page plays without them and gets them later', async ({
  page,
  context,
}) => {
  const old = await barePage(context);
  await layDatabase(old, 1, firstVersion().slice(0, 1), true);
  await prefer(page);
  await page.goto('/');
  await expect(page.locator('[data-library="held"]')).toBeVisible();
  await old.close();
  await page.reload();
  await expect(page.locator('li[data-game]')).toHaveCount(1);
  await expect(page.locator('[data-library]')).toHaveCount(0);
});
