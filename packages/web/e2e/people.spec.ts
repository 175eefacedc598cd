import { expect, test } from '@playwright/test';
import { overflowing } from './looks.js';
import { importAt } from './position.js';
import { exported } from './saves/shelf.js';
import { curtain, discard, hand, liftCurtain, play, playUntil, position, prefers } from './table.js';

const first = (row: Record<string, number>, not = ''): string =>
  Object.keys(row).find((good) => (row[good] ?? 0) > 0 && good !== not) ?? '';

test('[B-24] an offer of two taps is countered behind the curtain, beginning with the offer itself, and the counter-offer taken', async ({
  page,
}) => {
  await play(page, 'seed=market&players=person:Ann,person:Ben');
  await playUntil(page, ({ question }) => question === 'main');
  const active = await position(page);
  const mine = await hand(page);
  await page.locator('button[data-tab="trade"]').click();
  const give = page.getByRole('group', { name: 'You give' }).first();
  const get = page.getByRole('group', { name: 'You get' }).first();
  const [mineFirst, wanted] = [first(mine), Object.keys(mine).find((good) => good !== first(mine)) ?? ''];
  await give.locator(`[data-good="${mineFirst}"]`).click();
  await get.locator(`[data-good="${wanted}"]`).click();

  await expect(curtain(page)).toBeVisible();
  expect(await page.locator('[data-panel="hand"] li[data-good]').count()).toBe(0);
  await liftCurtain(page);
  const theirs = await hand(page);
  const offered = first(theirs, mineFirst);
  expect(offered).not.toBe('');
  await page.locator('[data-counter]').click();
  await expect(get.locator(`[data-good="${mineFirst}"]`)).toHaveAttribute('aria-pressed', 'true');
  const clear = give.getByRole('button').last();
  if (await clear.isEnabled()) await clear.click();
  await give.locator(`[data-good="${offered}"]`).click();
  await page.locator('[data-offer]').click();

  await expect(curtain(page)).toBeVisible();
  await liftCurtain(page);
  expect((await position(page)).seat).toBe(active.seat);
  await page.getByRole('button', { name: /^Trade with/ }).click();
  await expect
    .poll(() => hand(page))
    .toEqual({
      ...mine,
      [mineFirst]: (mine[mineFirst] ?? 0) - 1,
      [offered]: (mine[offered] ?? 0) + 1,
    });
});

test('[B-24] an offer of several cards is put together by keyboard, and answered where the question stands', async ({
  page,
}) => {
  await play(page, 'seed=market&players=person:Ann,person:Ben');
  await playUntil(page, ({ question }) => question === 'main');
  const mine = await hand(page);
  const [given, wanted] = [first(mine), Object.keys(mine).find((good) => good !== first(mine)) ?? ''];
  await page.locator('button[data-tab="trade"]').click();
  await page.locator('[data-several]').press('Enter');
  for (let i = 0; i < Math.min(2, mine[given] ?? 0); i++)
    await page
      .getByRole('group', { name: 'You give' })
      .first()
      .locator(`[data-good="${given}"]`)
      .press('Enter');
  // a player who cannot accept is not asked: one card is what the other holds
  await page
    .getByRole('group', { name: 'You get' })
    .first()
    .locator(`[data-good="${wanted}"]`)
    .press('Enter');
  await page.getByRole('button', { name: 'Offer to all' }).press('Enter');
  await liftCurtain(page);
  await expect(page.getByRole('status').getByRole('img')).toHaveCount(2);
  // on a phone the answer is above the hand, whichever tab is open
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['hand', 'log']) {
    await page.locator(`button[data-tab="${tab}"]`).click();
    await expect(page.locator('[data-answer="yes"]')).toBeInViewport();
  }
  expect(await overflowing(page)).toEqual([]);
  await page.locator('[data-answer="no"]').click();
  await expect(curtain(page)).toBeVisible();
  await liftCurtain(page);
  expect(await hand(page)).toEqual(mine);
});

const BOTS = ['greedy', 'greedy', 'greedy'];

test('[B-24] an offer that is not answered runs out, is refused by the clock, and the bot plays on', async ({
  page,
}) => {
  const mayAccept = (types: readonly string[]): boolean =>
    types.filter((type) => type === 'answerTrade').length > 1;
  await importAt(page, 'base', ['Ann', ...BOTS], 'sand', ({ types }) => mayAccept(types));
  const prompt = page.locator('[data-part="prompt"]');
  const sand = prompt.getByRole('timer');
  await expect(prompt.locator('[data-answer="yes"]')).toBeVisible();
  // without a limit nothing can run out; with one it runs for the current offer
  await expect(sand).toHaveCount(0);
  const { ply } = await position(page);
  await prefers(page, { offerTime: 'short' });
  await expect(sand).toBeVisible();
  const left = async (): Promise<number> => parseInt(await sand.innerText(), 10);
  const first = await left();
  expect(first).toBeLessThanOrEqual(12);
  await expect.poll(left).toBeLessThan(first);
  await expect.poll(async () => (await position(page)).ply, { timeout: 60_000 }).toBeGreaterThan(ply);
  const log = await exported(page, () => page.getByRole('button', { name: 'Export the log' }).click());
  expect(
    log
      .split('\n')
      .filter((line) => line.startsWith('p0 answerTrade no'))
      .at(-1),
  ).toContain('; clock');
});

test('[B-23] on a 7 two people at one device give back half, one after another', async ({ page }) => {
  // nobody builds, so that hands grow
  await importAt(
    page,
    'base',
    ['Ann', 'Ben'],
    'seven',
    ({ question, cards }) => question === 'discard' && cards.every((count) => count > 7),
    ({ type }) => type === 'endTurn',
  );
  for (const seat of [0, 1]) {
    await liftCurtain(page);
    expect(await position(page)).toMatchObject({ question: 'discard', seat });
    const cards = page.locator(`li[data-seat="${seat}"] [data-fact="cards"]`);
    const before = parseInt(await cards.innerText(), 10);
    expect(before).toBeGreaterThan(7);
    await discard(page);
    await expect(cards).toContainText(String(before - Math.floor(before / 2)));
  }
});
