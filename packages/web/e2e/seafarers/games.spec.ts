import { ATLAS } from '@landnam/maps';
import { expect, type Page, test } from '@playwright/test';
import { choosePlace, myTurn, play, playUntil, position, prefer, press } from '../table.js';
import { type Asked, importLog, logUntil } from '../position.js';

const TABLE = ['Ann', 'greedy', 'greedy'];

const importAt = (page: Page, game: string, seed: string, isThere: (asked: Asked) => boolean) =>
  importLog(page, logUntil(`seafarers/${game}`, TABLE, seed, isThere));

const logPanel = (page: Page) => page.locator('ol[tabindex]');
const showTab = (page: Page, tab: string) => page.locator(`button[data-tab="${tab}"]`).click();

test('[S-101] every map can be chosen, each with its picture, and begun', async ({ page }) => {
  await prefer(page);
  await page.goto('/new');
  const cards = page.locator('[data-game^="seafarers/"]');
  const maps = [...ATLAS.keys()].filter((id) => id.startsWith('seafarers/'));
  await expect(cards).toHaveCount(maps.length);
  await expect(page.locator('[data-game="seafarers/cloth"] polygon[data-terrain]')).toHaveCount(42);
  await page.locator('[data-game="seafarers/new-shores"]').click();
  await expect(page.locator('.hex.gold').first()).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await myTurn(page);
  await expect(page.locator('[data-tool="ship"]')).toBeVisible();
});

test('[S-302] a game among fog islands is played to its end', { tag: '@long' }, async ({ page }) => {
  await play(
    page,
    'game=seafarers/fog-islands&seed=mist&pointsToWin=5&players=person:Ann,greedy:Leif,greedy:Ingrid',
  );
  await expect(page.locator('.hex.fog')).toHaveCount(12);
  await playUntil(page, ({ question }) => question === '', 150);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?/);
});

test('[S-302] where the fog has lifted there is land or sea, and the log tells it', async ({ page }) => {
  await importAt(
    page,
    'fog-islands',
    'mist',
    ({ question, told }) => question === 'main' && told.has('hexRevealed'),
  );
  expect(await page.locator('.hex.fog').count()).toBeLessThan(12);
  await expect(page.locator('[data-panel="log"]')).toContainText('Fog lifts');
});

test('[S-6] the free road beside the coast may be a ship', async ({ page }) => {
  await importAt(
    page,
    'four-islands',
    'hull',
    ({ question, types }) => question === 'openingRoute' && types.includes('placeShip'),
  );
  await expect(page.getByRole('status')).toContainText('on the coast a ship');
  await page.locator('[data-way="placeShip"]').click();
  await choosePlace(page, 0);
  await expect(page.locator('.ship.seat0')).toHaveCount(1);
});

test('[S-5] a ship is moved: first which, then where to', async ({ page }) => {
  await importAt(page, 'new-shores', 'keel', ({ types }) => types.includes('moveShip'));
  await page.locator('[data-tool="moveShip"]').click();
  const { ply } = await position(page);
  await page.locator('[data-place]').first().press('Enter');
  expect((await position(page)).ply).toBe(ply);
  await choosePlace(page, 0);
  await expect(logPanel(page)).toContainText(/moves? a ship/);
});

test('on a phone all tools stay in view beside a card to play', async ({ page }) => {
  let bought = false;
  const log = logUntil(
    'seafarers/wonders',
    TABLE,
    'tools',
    ({ question }) => question === 'main' && bought,
    ({ type }) => type === 'buyCard' && (bought = true),
  );
  await importLog(page, log);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-card]').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-tool]')).toHaveCount(8);
    for (const tool of await page.locator('[data-tool]').all())
      await expect(tool).toBeInViewport({ ratio: 1 });
  }
});

test('[S-704] the fleet sails with every roll, and its next steps are shown', async ({ page }) => {
  await importAt(page, 'pirate-islands', 'raid', ({ question }) => question === 'beforeRoll');
  await expect(page.locator('.fleetstep')).toHaveCount(6);
  await press(page, 'callDice');
  await expect(logPanel(page)).toContainText('The pirate fleet sails on');
  await showTab(page, 'scenario');
  await expect(page.getByText(/chits on the fortress/).first()).toBeVisible();
});

test('[S-706] the fortress is attacked from the table', async ({ page }) => {
  await importAt(page, 'pirate-islands', 'siege', ({ types }) => types.includes('attackFortress'));
  await page.locator('[data-tool="attack"]').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(logPanel(page)).toContainText(/attacks? the fortress/);
});
