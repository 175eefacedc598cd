/** Two people on two devices: a table, a link, a trade, a reload, a network that goes away. */
import { expect, type Page, test } from '@playwright/test';
import { hand, myTurn, press } from '../table.js';
import { atTable, openTable, playTogether, position, samePly, sitDown, somebody, start } from './company.js';

const questionOf = async (page: Page): Promise<string> => (await position(page)).question;

/** Cards that one has and the other could accept. */
const swapOf = async (one: Page, other: Page): Promise<readonly [string, string] | undefined> => {
  const [mine, theirs] = [await hand(one), await hand(other)];
  const give = Object.keys(mine).find((good) => (mine[good] ?? 0) > 0);
  const get = Object.keys(theirs).find((good) => (theirs[good] ?? 0) > 0 && good !== give);
  return give === undefined || get === undefined ? undefined : [give, get];
};

const offer = async (page: Page, [give, get]: readonly [string, string]): Promise<void> => {
  await page.locator('button[data-tab="trade"]').click();
  await page.getByRole('group', { name: 'You give' }).first().locator(`[data-good="${give}"]`).click();
  await page.getByRole('group', { name: 'You get' }).first().locator(`[data-good="${get}"]`).click();
};

test('two people meet by a link and trade; one reloads, one loses the network for a while', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const errors: string[] = [];
  for (const page of [ann, ben]) page.on('pageerror', (error) => errors.push(String(error)));
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);

  // nobody sees the other's cards
  const active = await playTogether([ann, ben], async (page) => {
    const other = page === ann ? ben : ann;
    return (await questionOf(page)) === 'main' && (await swapOf(page, other)) !== undefined;
  });
  if (active === undefined) throw new Error('the game is over too soon');
  const other = active === ann ? ben : ann;
  await samePly(ann, ben);
  const [before, theirs] = [await hand(active), await hand(other)];
  const swap = await swapOf(active, other);
  if (swap === undefined) throw new Error('nothing to trade');

  await offer(active, swap);
  await other.locator('[data-answer="yes"]').click();
  await active.getByRole('button', { name: /^Trade with/ }).click();
  const [give, get] = swap;
  await expect
    .poll(() => hand(active))
    .toEqual({ ...before, [give]: (before[give] ?? 0) - 1, [get]: (before[get] ?? 0) + 1 });
  await expect
    .poll(() => hand(other))
    .toEqual({ ...theirs, [give]: (theirs[give] ?? 0) + 1, [get]: (theirs[get] ?? 0) - 1 });

  await other.reload();
  await atTable(other);
  await samePly(ann, ben);
  expect(await hand(other)).toEqual({
    ...theirs,
    [give]: (theirs[give] ?? 0) + 1,
    [get]: (theirs[get] ?? 0) - 1,
  });

  // a move without a network is kept, reported as kept, and played once it is back
  await active.context().setOffline(true);
  await expect(active.locator('[data-notice="lost"]')).toBeVisible();
  // at once, or by the next ping where the network went before the farewell
  await expect(other.getByText('not connected')).toBeVisible({ timeout: 45_000 });
  const { ply } = await position(active);
  await active.locator('[data-primary="endTurn"]').click();
  await expect(active.locator('[data-notice="lost"]')).toContainText('Your move is kept');
  expect((await position(active)).ply).toBe(ply);
  await active.context().setOffline(false);
  await expect(active.locator('[data-notice="lost"]')).toBeHidden();
  await expect.poll(async () => (await position(active)).ply).toBeGreaterThan(ply);
  await myTurn(other);
  await samePly(ann, ben);
  await expect(active.locator('[data-notice="returned"]')).toBeHidden();

  // and the chat, which never steals the focus
  await other.locator('button[data-tab="chat"]').click();
  await other.getByLabel('Say something').fill('Good luck!');
  await other.getByLabel('Say something').press('Enter');
  await expect(active.locator('[data-company]')).toContainText('Good luck!');
  await active.locator('button[data-tab="chat"]').click();
  await expect(active.getByRole('log').getByText('Good luck!')).toBeVisible();
  await press(other, 'callDice');
  expect(errors).toEqual([]);
});

test('a game is played to its end, its dice are checked, and another one begins with everyone', async ({
  browser,
}) => {
  const [ann, eva] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann', people: 1, bots: 1, points: 3, secret: true });
  await start(ann);
  await eva.goto(link);
  await atTable(ann, eva);
  await playTogether([ann]);
  const checked = ann.locator('[data-dice="good"]');
  await expect(checked).toContainText(/\d+ outcomes checked/);
  await expect(checked).toContainText('what your browser sealed before the game');
  await checked.getByText('Show every outcome').click();
  await expect(checked.locator('tbody tr').nth(3)).toBeVisible();

  // a person who only watched is told why there is nothing to check
  await expect(eva.getByRole('dialog')).toContainText('only for those who played');
  await expect(eva.getByRole('button', { name: 'Export the log' })).toBeHidden();

  // everyone comes along, one seat further, and the person who asked for it is ready
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.locator('li[data-seat="1"][data-ready]')).toContainText('Ann');
  await expect(ann.locator('li[data-seat]')).toHaveCount(2);
  expect(ann.url()).not.toBe(link);
  await eva.locator('[data-rematch]').getByRole('link', { name: 'Look' }).click();
  await expect(eva).toHaveURL(ann.url());
});
