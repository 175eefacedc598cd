import { expect, type Page, test } from '@playwright/test';
import { myTurn, play, position } from './table.js';

const matches = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Only Tab, as for a person without a mouse. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (await matches(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
};

const changed = async (page: Page, ply: number): Promise<void> => {
  await expect.poll(async () => (await position(page)).ply).toBeGreaterThan(ply);
};

/** Enter chooses, Enter again confirms. */
const choosePlace = async (page: Page, ply: number): Promise<void> => {
  await tabTo(page, '[data-place]');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  if (await page.getByRole('button', { name: 'Confirm' }).isVisible()) await page.keyboard.press('Enter');
  await changed(page, ply);
};

const build = async (page: Page, ply: number): Promise<boolean> => {
  for (const tool of ['city', 'settlement', 'road', 'card']) {
    if ((await page.locator(`[data-tool="${tool}"][aria-disabled="false"]`).count()) === 0) continue;
    await tabTo(page, `[data-tool="${tool}"]`);
    await page.keyboard.press('Enter');
    if (tool !== 'card') await choosePlace(page, ply);
    else {
      await tabTo(page, '[data-confirm]');
      await page.keyboard.press('Enter');
      await changed(page, ply);
    }
    return true;
  }
  return false;
};

const discard = async (page: Page, ply: number): Promise<void> => {
  const give = page.locator('[data-give]');
  while (await give.isDisabled()) {
    const told = await page.locator('[data-panel="hand"]').innerText();
    await tabTo(page, '[data-panel="hand"] [data-good]:enabled');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-panel="hand"]')).not.toHaveText(told, { useInnerText: true });
  }
  await tabTo(page, '[data-give]');
  await page.keyboard.press('Enter');
  await changed(page, ply);
};

const step = async (page: Page): Promise<void> => {
  const { question, ply } = await position(page);
  if (['openingBuilding', 'openingRoute', 'moveRobber', 'freeRoute'].includes(question))
    return choosePlace(page, ply);
  if (question === 'discard') return discard(page, ply);
  if (question === 'main' && (await build(page, ply))) return undefined;
  await tabTo(page, question === 'chooseVictim' ? '[data-victim]' : '[data-primary]');
  await page.keyboard.press('Enter');
  return changed(page, ply);
};

/** Where the next step is: neither lost nor on something disabled. */
const isPlaced = async (page: Page): Promise<void> => {
  const lost = 'body, [aria-disabled="true"], :disabled, [data-part="sentence"]';
  await expect.poll(() => matches(page, lost)).toBe(false);
};

test('a whole short game is played by keyboard only', async ({ page }) => {
  await play(page, 'seed=keys&pointsToWin=3&players=person:Ann,random:Leif');
  for (let i = 0; i < 250; i++) {
    const { question } = await myTurn(page);
    if (question === '') break;
    if (i > 0) await isPlaced(page);
    await step(page);
  }
  await expect(page.getByRole('dialog')).toContainText(/wins?/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every glowing place has a name, arrows move between them, and a dialog gives the focus back', async ({
  page,
}) => {
  await play(page, 'seed=names&players=person:Ann,random:Leif,random:Ingrid');
  await myTurn(page);
  const names = await page
    .locator('[data-place]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
  for (const name of names) expect(name).toMatch(/^Place a settlement: Corner at \w+/);
  await tabTo(page, '[data-place]');
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await page.keyboard.press('ArrowDown');
  const after = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  expect(after).not.toBe(before);
  expect(after).toMatch(/^vertex/);
  // a dialog closes with Escape and gives the focus back
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});
