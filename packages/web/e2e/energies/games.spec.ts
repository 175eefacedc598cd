import { expect, type Page, test } from '@playwright/test';
import { choosePlace, play, position, press } from '../table.js';
import { chooseSite, findEmpty, importAt, playTo, wantsCleanup } from './hands.js';

const showTab = (page: Page, tab: string) => page.locator(`button[data-tab="${tab}"]`).click();
const TABLE = 'players=person:Ann,random:Leif,random:Ingrid';

/** A bot's offer may have opened the trade tab meanwhile. */
const told = async (page: Page, text: string | RegExp): Promise<void> => {
  await showTab(page, 'log');
  await expect(page.locator('[data-panel="log"]')).toContainText(text);
};

test('[E-10] a first game is played from its fixed start to its end', { tag: '@long' }, async ({ page }) => {
  await play(page, `game=energies/first-game&seed=wind&pointsToWin=5&${TABLE}`);
  await playTo(page, '', 150);
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?/);
  await expect(end.locator('[data-plots] svg[role="img"]')).toHaveCount(9);
});

test('[E-20] the bag, the tracks and the footprint are open to all', async ({ page }) => {
  await play(page, `game=energies/first-game&seed=wind&${TABLE}`);
  await playTo(page, 'beforeRoll', 30);
  await showTab(page, 'events');
  const bag = page.locator('[data-bag]');
  const before = Number(await bag.getAttribute('data-bag'));
  await expect(page.locator('[data-track]')).toHaveCount(7);
  await expect(page.getByText(/^Marker at \d+ of 21/)).toBeVisible();
  await press(page, 'callDice');
  await expect(async () => expect(Number(await bag.getAttribute('data-bag'))).toBeLessThan(before)).toPass();
  await told(page, /draws? a disc/);
});

test('[E-81] the bag is found empty: the cleanest wins, and the end says why', async ({ page }) => {
  await findEmpty(page, 'empty-bag');
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/wins?/);
  await expect(end).toContainText('The bag was empty');
  await expect(end.locator('[data-winner]')).toHaveCount(1);
  await expect(end.locator('[data-plots]')).toContainText('Events by round');
});

test('[E-81] the bag is found empty and nobody is clean: all lose', async ({ page }) => {
  await findEmpty(page, 'all-lose');
  const end = page.getByRole('dialog');
  await expect(end).toContainText('Nobody wins');
  await expect(end.locator('[data-winner]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await showTab(page, 'events');
  await expect(page.locator('[data-ended]')).toContainText('all lose');
});

test('[E-63] a power plant is built: where, which, and confirmed', async ({ page }) => {
  await importAt(page, 'rotor', ({ question, types }) => question === 'main' && types.includes('buildPlant'));
  await page.locator('[data-tool="plant"]').click();
  await chooseSite(page);
  await told(page, /builds? a (fossil|renewable) plant/);
});

test('[E-32] a production increase gives a fossil plant for nothing', async ({ page }) => {
  await importAt(page, 'coal', ({ question }) => question === 'freePlant');
  await chooseSite(page);
  await told(page, /builds? a fossil plant/);
  await expect(page.locator('.plant.fossil').first()).toBeAttached();
});

test('[E-71] a cleanup card moves the inspector or removes a hazard', async ({ page }) => {
  await importAt(
    page,
    'broom',
    ({ question, types }) =>
      question === 'moveRobber' && types.includes('clearHazard') && types.includes('moveRobber'),
    wantsCleanup,
  );
  await page.locator('[data-way="clearHazard"]').click();
  await choosePlace(page, 0);
  await told(page, /removes? the hazard/);
});

test('[E-65] energy removes a hazard', async ({ page }) => {
  await importAt(
    page,
    'clean',
    ({ question, types }) => question === 'main' && types.includes('clearHazard'),
  );
  await page.locator('[data-tool="clear"]').click();
  await choosePlace(page, 0);
  await told(page, /pays? 1 energy to remove the hazard/);
});

test('[E-34] an event gives a card of choice', async ({ page }) => {
  await importAt(page, 'gift', ({ question }) => question === 'freeCard');
  const { ply } = await position(page);
  await page.locator('[data-free-card] [data-good]').first().click();
  await expect(async () => expect((await position(page)).ply).toBeGreaterThan(ply)).toPass();
  await told(page, /(is|are) given/);
});

test('[E-65] a fossil plant is demolished: the question names its hex', async ({ page }) => {
  await importAt(
    page,
    'wrecker',
    ({ question, types }) => question === 'main' && types.includes('demolishPlant'),
    ({ type, ...operands }) => type === 'buildPlant' && 'plant' in operands && operands.plant === 'fossil',
  );
  const before = await page.locator('.plant.fossil').count();
  await page.locator('[data-tool="demolish"]').click();
  await page.locator('[data-place]').first().press('Enter');
  const site = page.locator('button[data-plant]').first();
  await page.locator('[data-confirm]').or(site).first().waitFor();
  if (await site.isVisible()) await site.click();
  await expect(page.getByText(/^Demolish the fossil plant on \w+ \d+\?$/)).toBeVisible();
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.plant.fossil')).toHaveCount(before - 1);
  await told(page, /demolish(es)? a fossil plant on/);
});
