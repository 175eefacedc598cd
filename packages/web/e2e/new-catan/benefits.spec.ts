/** New Catan as people play it: benefits used from the tray, the infiltrator, and rolls that yield nothing. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { importLog } from '../position.js';
import { liftCurtain, position, tapPlace } from '../table.js';
import { poor, relief, rich, seven } from './position.js';

const open = async (page: Page, log: string): Promise<void> => {
  await importLog(page, log);
  await liftCurtain(page);
};

const chip = (page: Page, benefit: string): Locator =>
  page.locator(`button[data-benefit="${benefit}"]:visible`);
const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });
const pick = (page: Page, title: string, good: string): Locator =>
  page.locator(`[data-pick="${title}"] [data-good="${good}"]`);

/** Does something and waits until the game has moved. */
const moving = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const { ply } = await position(page);
  await act();
  await expect.poll(async () => (await position(page)).ply).toBeGreaterThan(ply);
};

const confirm = (page: Page): Promise<void> => moving(page, () => page.locator('[data-confirm]').click());
const firstPlace = (page: Page): Promise<void> => tapPlace(page, page.locator('[data-place]').first());

const cheapRoad = async (page: Page): Promise<void> => {
  await chip(page, 'freeRoads').click();
  await moving(page, () => firstPlace(page));
  await expect(log(page)).toContainText(/uses? Free Roads/);
};

const freeSettlement = async (page: Page): Promise<void> => {
  await chip(page, 'freeSettlements').click();
  await firstPlace(page);
  await confirm(page);
  await expect(log(page)).toContainText(/lays? a free settlement/);
};

const nextDoor = async (page: Page): Promise<void> => {
  await chip(page, 'shortDistance').click();
  await firstPlace(page);
  await pick(page, 'Which extra card do you pay?', 'ore').click();
  await expect(page.getByText('Build here, one extra ore?')).toBeVisible();
  await confirm(page);
  await expect(chip(page, 'shortDistance')).toHaveAttribute('data-status', 'used');
};

const twoForOne = async (page: Page): Promise<void> => {
  await chip(page, 'grainTrade').click();
  await page.getByRole('button', { name: 'grain 2 for 1' }).click();
  await moving(page, () => page.getByRole('button', { name: '2 grain for 1 lumber' }).click());
};

const threeAndOne = async (page: Page): Promise<void> => {
  await page.locator('button[data-tab="trade"]').click();
  await pick(page, 'Three of', 'ore').click();
  await pick(page, 'and one', 'brick').click();
  await pick(page, 'for one', 'grain').click();
  await moving(page, () => page.getByRole('button', { name: '3 ore + 1 brick for 1 grain' }).click());
};

const buyPoint = async (page: Page): Promise<void> => {
  await chip(page, 'pointsForSale').click();
  await page.locator('[data-act="buyPoint"]').click();
  await confirm(page);
  await page.locator('li[data-seat="0"] summary').click();
  await expect(page.locator('li[data-seat="0"]')).toContainText('Bought points');
};

const persuade = async (page: Page): Promise<void> => {
  await chip(page, 'persuasion').click();
  await page.locator('[data-whom="1"]').click();
  await pick(page, 'You give', 'lumber').click();
  await page.locator('[data-pick="You get"] [data-good]:enabled').first().click();
  await expect(page.getByText(/^Give Ben lumber for/)).toBeVisible();
  await confirm(page);
  await page.locator('button[data-tab="log"]').click();
  await expect(log(page)).toContainText(/persuades? Ben|asks? Ben/);
};

const raise = async (page: Page): Promise<void> => {
  await chip(page, 'raise').click();
  await firstPlace(page);
  await confirm(page);
  await expect(log(page)).toContainText(/raises? a free settlement/);
};

test('[N-10] [N-32] [N-40] [N-42] [N-43] [N-53] [N-54] one turn uses six benefits and the supply', async ({
  page,
}) => {
  await open(page, rich());
  for (const benefit of ['freeRoads', 'freeSettlements', 'shortDistance', 'pointsForSale', 'persuasion'])
    await expect(chip(page, benefit)).toHaveAttribute('data-status', 'ready');
  await page.locator('button[data-tab="log"]').click();
  await cheapRoad(page);
  await freeSettlement(page);
  await nextDoor(page);
  await twoForOne(page);
  await threeAndOne(page);
  await buyPoint(page);
  await persuade(page);
  await raise(page);
});

test('[N-41] [N-44] [N-51] behind in points, a card is drawn, one bought, the infiltrator sent', async ({
  page,
}) => {
  await open(page, poor());
  await chip(page, 'freeDevelopment').click();
  await confirm(page);
  await chip(page, 'antiPirate').click();
  await page.locator('[data-act="sendInfiltrator"]').click();
  await tapPlace(page, page.getByRole('button', { name: /Merchants: Grain 2:1/ }));
  await page.locator('[data-pick] [data-good]:enabled').first().click();
  await confirm(page);
  await expect(chip(page, 'antiPirate')).toHaveAttribute('data-status', 'used');
  await page.locator('button[data-tab="benefits"]').click();
  await expect(page.locator('[data-entry="grainTrade"]')).toContainText('Ben: blocked');
  await chip(page, 'helpingHand').click();
  await page.locator('[data-hand="1"]').click();
  await confirm(page);
  await expect(chip(page, 'helpingHand')).toHaveAttribute('data-status', 'used');
});

test('[N-52] after a roll that brings nothing a card is swapped', async ({ page }) => {
  await open(page, relief());
  await page.locator('[data-pick="You give"] [data-good]:enabled').first().click();
  await moving(page, () => page.locator('[data-pick="You get"] [data-good]:enabled').first().click());
});

test('[N-11] [N-12] on a 7 the infiltrator is moved, and stealing is waived', async ({ page }) => {
  await open(page, seven());
  await tapPlace(page, page.getByRole('button', { name: /Move the infiltrator.*Merchants: Lumber 2:1/ }));
  await confirm(page);
  await expect(log(page)).toContainText(/moves? the infiltrator/);
  await moving(page, () => page.locator('[data-primary="waiveSteal"]').click());
  await expect(log(page)).toContainText(/steals? nothing/);
});

test('a sign on the board tells what its benefit does', async ({ page }) => {
  await open(page, poor());
  await page.locator('g[data-benefit="15"]').click();
  const entry = page.locator('[data-entry="immunity"]');
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await expect(entry).toContainText('up to eleven cards');
});
