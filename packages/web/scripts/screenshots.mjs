// Takes the README's pictures from the built page, in a real browser, always of the same games.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { makeApp } from '../../server/dist/index.js';
import { playedLog } from './playedLog.mjs';

const out = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const page = fileURLToPath(new URL('../dist', import.meta.url));

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** A game played this far by bots; the viewer sits in their place at the table. */
const GAME = 'seed=fjord&players=greedy:Leif,greedy:Ingrid,greedy:Bjarni,greedy:Astrid';
const TURN = 'seed=skerry&players=person:Ann,greedy:Leif,greedy:Ingrid,greedy:Bjarni';

const SHOTS = [
  { name: 'start-light-en', view: DESK, path: '/' },
  { name: 'setup-dark-fr', view: DESK, theme: 'dark', locale: 'fr', path: '/new/base' },
  { name: 'table-light-en', view: DESK, path: `/play?${TURN}`, until: 60 },
  { name: 'table-dark-de', view: DESK, theme: 'dark', locale: 'de', path: `/play?${TURN}`, until: 60 },
  { name: 'trade-light-fr', view: DESK, locale: 'fr', path: `/play?${TURN}`, until: 60, tab: 'trade' },
  { name: 'opening-phone-light-de', view: PHONE, locale: 'de', path: `/play?${TURN}` },
  { name: 'table-phone-dark-fr', view: PHONE, theme: 'dark', locale: 'fr', path: `/play?${TURN}`, until: 60 },
  { name: 'players-phone-light-en', view: PHONE, path: `/play?${TURN}`, until: 60, tab: 'players' },
  { name: 'sea-light-de', view: DESK, locale: 'de', played: ['seafarers/new-shores', 'fjord', 170] },
  { name: 'pirates-dark-en', view: DESK, theme: 'dark', played: ['seafarers/pirate-islands', 'fjord', 170] },
  { name: 'energies-dark-fr', view: DESK, theme: 'dark', locale: 'fr', played: ['energies', 'fjord', 170] },
  { name: 'new-catan-light-en', view: DESK, played: ['new-catan', 'fjord', 170] },
  { name: 'end-light-en', view: DESK, path: `/play?${GAME}`, over: true },
];

const settingsOf = ({ theme = 'light', locale = 'en' }) => ({
  state: { theme, locale, pace: 'instant', motion: 'off', confirming: 'dear', name: '' },
  version: 0,
});

const table = '[data-question]';
const dataOf = (tab) =>
  tab.locator(table).evaluate((node) => Object.fromEntries(Object.entries(node.dataset)));

const isMine = (tab) =>
  tab.waitForFunction((root) => {
    const data = document.querySelector(root)?.dataset;
    return data && (data.question === '' || data.next === data.seat);
  }, table);

async function choosePlace(tab) {
  const places = tab.locator('[data-place]');
  const box = await places.nth(Math.floor((await places.count()) / 2)).boundingBox();
  await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await tab.waitForTimeout(150);
  const confirm = tab.locator('[data-confirm]');
  if (await confirm.isVisible()) await confirm.click();
}

async function discard(tab) {
  while (await tab.locator('[data-give]').isDisabled())
    await tab.locator('[data-panel="hand"] [data-good]:enabled').first().click();
  await tab.locator('[data-give]').click();
}

/** Plain play: builds whatever can be built. */
async function step(tab) {
  await isMine(tab);
  const { question } = await dataOf(tab);
  if (await tab.locator('[data-place]').count()) return choosePlace(tab);
  if (question === 'discard') return discard(tab);
  if (await tab.locator('[data-answer="no"]').count()) return tab.locator('[data-answer="no"]').click();
  if (question === 'chooseVictim') return tab.locator('[data-victim]').first().click();
  for (const tool of question === 'main' ? ['city', 'settlement', 'road'] : []) {
    const button = tab.locator(`[data-tool="${tool}"][aria-disabled="false"]`);
    if (await button.count()) return button.click();
  }
  return tab.locator('[data-primary][aria-disabled="false"]').click();
}

async function playTo(tab, ply) {
  for (let i = 0; i < 300; i++) {
    await isMine(tab);
    const data = await dataOf(tab);
    const asked = await tab.locator('[data-answer]').count();
    if (data.question === '' || (Number(data.ply) >= ply && data.question === 'main' && !asked)) return;
    await step(tab);
    await tab.waitForTimeout(60);
  }
}

async function importLog(tab, log) {
  const file = { name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) };
  await tab.locator('input[type="file"]').setInputFiles(file);
  await tab.locator(table).waitFor();
  await isMine(tab);
}

async function shoot(browser, base, shot) {
  const context = await browser.newContext({
    viewport: shot.view,
    serviceWorkers: 'block',
    hasTouch: shot.view === PHONE,
    isMobile: shot.view === PHONE,
  });
  await context.addInitScript((settings) => {
    localStorage.setItem('landnam-settings', JSON.stringify(settings));
    localStorage.setItem('landnam-learned', '{"state":{"seen":["game","offer"]},"version":0}');
  }, settingsOf(shot));
  // the same island every time: seeds come from here
  await context.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(11);
  });
  const tab = await context.newPage();
  await tab.goto(base + (shot.path ?? '/'));
  await tab.locator('.board').first().waitFor();
  if (shot.played) await importLog(tab, playedLog(...shot.played));
  if (shot.path?.startsWith('/play')) await isMine(tab);
  if (shot.until) await playTo(tab, shot.until);
  if (shot.over) await tab.locator('[data-question=""]').waitFor({ timeout: 120_000 });
  if (shot.until && !shot.tab)
    await tab.evaluate(() => document.querySelector('button[data-tab="hand"]').click());
  if (shot.tab) await tab.locator(`button[data-tab="${shot.tab}"]`).click();
  await tab.evaluate(() => document.fonts.ready);
  await tab.waitForTimeout(400);
  await tab.screenshot({ path: `${out}${shot.name}.png` });
  console.log(`docs/screenshots/${shot.name}.png`);
  await context.close();
}

async function main() {
  mkdirSync(out, { recursive: true });
  const names = process.argv.slice(2);
  const app = await makeApp({ page });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  for (const shot of SHOTS)
    if (names.length === 0 || names.includes(shot.name)) await shoot(browser, base, shot);
  await browser.close();
  await app.close();
}

await main();
