/** What people do at a table outside the game: pause, mute, leave, return, resign, look elsewhere, meet a newer server. */
import { expect, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import {
  atTable,
  hide,
  hideable,
  openTable,
  PHONE,
  playTogether,
  position,
  samePly,
  sitDown,
  somebody,
  start,
} from './company.js';

const inMenu = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
};
const closeMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Close' }).click();
const says = (page: Page, text: string): Promise<void> =>
  expect(page.locator('[data-company]')).toContainText(text);
const noticeOf = (page: Page, id: string) => page.locator(`[data-notice="${id}"]`);

const pause = async (ann: Page, ben: Page): Promise<void> => {
  await inMenu(ann, 'Ask for a pause');
  await closeMenu(ann);
  await noticeOf(ben, 'pauseAsked').getByRole('button', { name: 'No pause' }).click();
  await says(ann, 'There is no pause.');

  await inMenu(ann, 'Ask for a pause');
  await closeMenu(ann);
  await expect(noticeOf(ann, 'pauseAsked')).toContainText('once everybody agrees');
  expect(await overflowing(ben)).toEqual([]);
  await noticeOf(ben, 'pauseAsked').getByRole('button', { name: 'Agree' }).click();
  await expect(noticeOf(ann, 'paused')).toBeVisible();
  for (const page of [ann, ben]) {
    await expect(page.locator('[data-place]')).toHaveCount(0);
    await expect.poll(() => page.title()).not.toContain('●');
  }
  await noticeOf(ann, 'paused').getByRole('button', { name: 'Play on' }).click();
  await says(ben, 'The game goes on.');
};

const mute = async (ann: Page, ben: Page): Promise<void> => {
  await ben.locator('button[data-tab="chat"]').tap();
  await ben.getByLabel('Say something').fill('You rascal!');
  await ben.getByRole('button', { name: 'Send' }).tap();
  await ann.locator('button[data-tab="chat"]').click();
  await ann.getByRole('button', { name: 'Report' }).click();
  await expect(ann.getByRole('button', { name: 'Reported' })).toBeDisabled();
  await inMenu(ann, 'Mute Ben');
  await ann.reload();
  await atTable(ann);
  await ann.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(ann.getByRole('button', { name: 'Hear Ben again' })).toBeVisible();
  await closeMenu(ann);
};

test('people pause by agreement, mute and report, leave and return, and resign', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser, PHONE)];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  await pause(ann, ben);
  await mute(ann, ben);

  await inMenu(ben, 'Leave the table');
  await expect(ben).toHaveURL(/\/$/);
  await says(ann, 'A bot plays for Ben.');
  await ben.locator('[data-mine]').getByRole('link').click();
  await noticeOf(ben, 'ownSeat').getByRole('button', { name: 'Take my seat back' }).tap();
  await says(ann, 'Ben plays again.');

  await inMenu(ben, 'Resign');
  await ben.getByRole('button', { name: 'Really resign?' }).tap();
  await expect(ben.getByRole('dialog').getByText('You have resigned.')).toBeVisible();
  expect(await violationsOn(ben)).toEqual([]);
  await closeMenu(ben);
  await expect(noticeOf(ben, 'resigned')).toBeVisible();
  await expect(ann.locator('[data-panel="players"]')).toContainText('has resigned');
  await expect(ben.locator('[data-place]')).toHaveCount(0);
  // keys are for those who have some
  await expect(ben.getByRole('button', { name: 'Keys' })).toBeHidden();
  await ben.goto('/');
  await expect(ben.locator('[data-mine]').getByRole('link')).toHaveText('Look');
});

interface Told {
  readonly messages: readonly string[];
  readonly badge: number | null;
}

/** A browser that allows notifications. */
const watchTold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told = { messages: [] as string[], badge: null as number | null };
    class Message {
      static readonly permission = 'granted';
      static requestPermission(): Promise<string> {
        return Promise.resolve('granted');
      }
      constructor(title: string) {
        told.messages.push(title);
      }
    }
    const put = (badge: number | null): Promise<void> => {
      told.badge = badge;
      return Promise.resolve();
    };
    Object.assign(window, { told, Notification: Message });
    Object.assign(navigator, { setAppBadge: (count: number) => put(count), clearAppBadge: () => put(null) });
  });
const toldTo = (page: Page): Promise<Told> => page.evaluate(() => (window as unknown as { told: Told }).told);

/** A server that speaks another protocol from some moment on. */
const newerServer = async (page: Page): Promise<{ newer: boolean }> => {
  const server = { newer: false };
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((message) => {
      const text = String(message);
      far.send(server.newer ? text.replace('"protocol":', '"protocol":9') : text);
    });
  });
  return server;
};

test('a hidden tab announces the turn; a newer server leads to a reload, at the same seat', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  await hideable(ann);
  await watchTold(ann);
  const server = await newerServer(ann);
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await expect.poll(() => ann.title()).toBe('● Ann’s table · Landnam');
  await start(ann);
  await atTable(ann, ben);
  await ann.getByRole('button', { name: 'Table', exact: true }).click();
  await ann.getByLabel('Tell me when it is my turn').check();
  await closeMenu(ann);
  await playTogether([ann, ben], async (page) => page === ben);
  await samePly(ann, ben);
  await expect.poll(() => toldTo(ann)).toMatchObject({ messages: [], badge: null });
  await hide(ann, true);
  await playTogether([ben, ann], async (page) => page === ann);
  await expect.poll(() => toldTo(ann)).toMatchObject({ messages: ['It is your turn'], badge: 1 });
  await expect.poll(() => ann.title()).toContain('●');
  await hide(ann, false);

  const { seat, ply } = await position(ann);
  await ann.context().setOffline(true);
  await expect(noticeOf(ann, 'lost')).toBeVisible();
  server.newer = true;
  await ann.context().setOffline(false);
  await expect(noticeOf(ann, 'outdated')).toContainText('you keep your seat');
  server.newer = false;
  await noticeOf(ann, 'outdated').getByRole('button', { name: 'Reload' }).click();
  await atTable(ann);
  expect(await position(ann)).toMatchObject({ seat, ply });
});
