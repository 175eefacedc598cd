/** A phone that sleeps: its tab is hidden, its connection is cut silently, and the others play on. */
import { expect, type Page, test } from '@playwright/test';
import { step } from '../table.js';
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

/** Connections that can be cut without either end noticing; those opened afterwards hold. */
const cuttable = async (page: Page): Promise<() => void> => {
  const lines = new Set<{ cut: boolean }>();
  await page.routeWebSocket('**/socket.io/**', (near) => {
    const line = { cut: false };
    lines.add(line);
    const far = near.connectToServer();
    near.onMessage((message) => line.cut || far.send(message));
    far.onMessage((message) => line.cut || near.send(message));
  });
  return () => {
    for (const line of lines) line.cut = true;
  };
};

test('a phone that slept shows the newest board as soon as it is visible', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser, PHONE)];
  await hideable(ben);
  const cut = await cuttable(ben);
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  await playTogether([ann, ben], async (page) => page === ann);
  await samePly(ann, ben);
  const { ply } = await position(ben);

  await hide(ben, true);
  cut();
  await step(ann);
  await expect.poll(async () => (await position(ann)).ply).toBeGreaterThan(ply);
  expect((await position(ben)).ply).toBe(ply);

  await hide(ben, false);
  await samePly(ann, ben);
  await expect(ben.locator('[data-notice="lost"]')).toBeHidden();
});
