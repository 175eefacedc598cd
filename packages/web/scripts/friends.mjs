// Two new users in two browsers, from the start page to a table: counts presses and seconds; `--pictures` keeps what they saw.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../server/dist/index.js';

const out = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const page = fileURLToPath(new URL('../dist', import.meta.url));
const table = '[data-question]';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const settingsOf = (theme, locale) => ({
  state: { theme, locale, pace: 'instant', motion: 'off', confirming: 'never', name: '' },
  version: 0,
});

/** A person whose browser has never been here. */
async function newcomer(browser, base, device = DESK, seen = ['light', 'en']) {
  const context = await browser.newContext({ ...device, baseURL: base, serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => localStorage.setItem('landnam-settings', JSON.stringify(settings)),
    settingsOf(...seen),
  );
  return context.newPage();
}

/** Presses by one person, counted. */
const counted = (tab) => {
  const hand = {
    presses: 0,
    press: async (selector) => {
      hand.presses++;
      await tab.locator(selector).first().click();
    },
  };
  return hand;
};

const since = (start) => Math.round(performance.now() - start) / 1000;

async function measure(browser, base) {
  const [ann, ben] = [await newcomer(browser, base), await newcomer(browser, base, PHONE)];
  const [annHand, benHand] = [counted(ann), counted(ben)];
  const begun = performance.now();
  await ann.goto('/');
  await annHand.press('[data-way="together"]');
  await annHand.press('[data-create]');
  await ann.locator('[data-seat="0"][data-ready]').waitFor();
  const link = await ann.locator('[data-link]').textContent();
  const toLink = since(begun);
  const sent = performance.now();
  await ben.goto(link);
  await benHand.press('[data-sit]');
  await ann.locator('[data-start]:enabled').waitFor();
  const toSeat = since(sent);
  const pressed = performance.now();
  await annHand.press('[data-start]');
  for (const tab of [ann, ben]) await tab.locator(table).waitFor();
  const result = { host: annHand.presses, friend: benHand.presses };
  const seconds = { toLink, toSeat, toBoard: since(pressed), all: since(begun) };
  for (const tab of [ann, ben]) await tab.context().close();
  return { presses: result, seconds };
}

async function shoot(tab, name) {
  await tab.evaluate(() => document.fonts.ready);
  await tab.waitForTimeout(400);
  await tab.screenshot({ path: `${out}${name}.png` });
  console.log(`docs/screenshots/${name}.png`);
}

async function openTable(tab, name, points) {
  await tab.goto('/together');
  await tab.locator('input[autocomplete="nickname"]').fill(name);
  if (points) {
    await tab.locator('details > summary').first().click();
    await tab.locator('#pointsToWin').fill(points);
  }
  await tab.locator('[data-create]:enabled').click();
  await tab.locator('[data-seat="0"][data-ready]').waitFor();
  return tab.locator('[data-link]').textContent();
}

async function sitDown(tab, link, name) {
  await tab.goto(link);
  await tab.locator('input[autocomplete="nickname"]').fill(name);
  await tab.locator('[data-sit]').click();
  await tab.locator('[data-link]').waitFor();
}

/** A player who resigns has a bot play to the end. */
async function playOut(tab) {
  await tab.locator('header button').first().click();
  await tab.locator('dialog [data-resign] button').click();
  await tab.locator('dialog [data-resign] button').click();
  await tab.locator(`dialog [data-resign]`).waitFor({ state: 'detached' });
  await tab.keyboard.press('Escape');
}

async function pictures(browser, base) {
  const ann = await newcomer(browser, base);
  const ben = await newcomer(browser, base, PHONE, ['dark', 'de']);
  await ben.goto('/together');
  await ben.locator('[data-create]:enabled').waitFor();
  await shoot(ben, 'lobby-phone-dark-de');
  // other people's table, open to everyone
  const host = await newcomer(browser, base);
  await host.goto('/together');
  await host.locator('input[autocomplete="nickname"]').fill('Ingrid');
  await host.locator('details > summary').first().click();
  await host.locator('input[value="public"]').check({ force: true });
  await host.locator('[data-create]:enabled').click();
  await host.locator('[data-seat="0"][data-ready]').waitFor();
  await ann.goto('/together');
  await ann.locator('li[data-table]').waitFor();
  await shoot(ann, 'lobby-light-en');

  const link = await openTable(ann, 'Ann', '3');
  await sitDown(ben, link, 'Ben');
  await ann.locator('[data-start]:enabled').waitFor();
  await shoot(ann, 'table-lobby-light-en');
  await shoot(ben, 'table-lobby-phone-dark-de');
  await ann.locator('[data-start]').click();
  for (const tab of [ann, ben]) await tab.locator(table).waitFor();
  for (const tab of [ann, ben]) {
    await tab.context().setOffline(true);
    await tab.locator('[data-notice="lost"]').waitFor();
    await shoot(tab, tab === ann ? 'reconnecting-light-en' : 'reconnecting-phone-dark-de');
    await tab.context().setOffline(false);
    await tab.locator('[data-notice="lost"]').waitFor({ state: 'detached' });
  }
  for (const tab of [ann, ben]) await playOut(tab);
  for (const tab of [ann, ben]) {
    await tab.locator('[data-question=""]').waitFor({ timeout: 120_000 });
    await tab.locator('[data-dice="good"] summary').last().click();
    await tab.locator('[data-dice]').evaluate((node) => node.scrollIntoView());
    await shoot(tab, tab === ann ? 'dice-light-en' : 'dice-phone-dark-de');
  }
}

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-friends-'));
  const served = await serve({ port: 0, host: '127.0.0.1', dataDir, page, settings: { botPace: 0 } });
  const base = `http://127.0.0.1:${served.port}`;
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  if (process.argv.includes('--pictures')) await pictures(browser, base);
  else console.log(JSON.stringify(await measure(browser, base)));
  await browser.close();
  await served.close();
  rmSync(dataDir, { recursive: true });
}

await main();
