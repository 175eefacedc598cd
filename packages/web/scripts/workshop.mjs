// Pictures of the workshop at two sizes: the editor, its rules, the gallery, a dealt board, the report on a map.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../server/dist/index.js';

const [folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))] =
  process.argv.slice(2);
const page = fileURLToPath(new URL('../dist', import.meta.url));

const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SEEN = { desk: ['light', 'en'], phone: ['dark', 'de'] };
const settingsOf = (theme, locale) => ({
  state: { theme, locale, pace: 'instant', motion: 'off', confirming: 'never', name: '' },
  version: 0,
});

async function tabOn(browser, base, device) {
  const context = await browser.newContext({ ...DEVICES[device], baseURL: base, serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => localStorage.setItem('landnam-settings', JSON.stringify(settings)),
    settingsOf(...SEEN[device]),
  );
  return context.newPage();
}

const shoot = (tab, name, device) => tab.screenshot({ path: join(folder, `${name}-${device}.png`) });
const judged = (tab) => tab.locator('[data-problems]:not([data-problems="working"])').waitFor();

async function editor(tab, device) {
  await tab.goto('/workshop');
  await tab.locator('[data-open="seafarers/cloth"]').waitFor();
  await shoot(tab, 'workshop', device);
  await tab.goto('/workshop?game=seafarers/cloth');
  await judged(tab);
  await shoot(tab, 'editor', device);
  await tab.locator('[data-tab-of="rules"]').click();
  const cloth = tab.locator('[data-module="cloth"]');
  await cloth.scrollIntoViewIfNeeded();
  await shoot(tab, 'rules-form', device);
}

async function gallery(tab, device) {
  await tab.goto('/workshop/gallery');
  await tab.locator('[data-map] .board').nth(1).waitFor();
  await tab.waitForTimeout(1000);
  await shoot(tab, 'gallery', device);
}

async function dealt(tab, device) {
  await tab.goto('/workshop/deal');
  await tab.locator('[name="cluster_to"]').fill('2');
  await tab.locator('button[type="submit"]').click();
  await tab.locator('[data-dealt]').waitFor();
  await shoot(tab, 'deal', device);
}

async function balance(tab, device) {
  await tab.goto('/workshop/balance/seafarers/new-shores');
  await tab.locator('select[name="games"]').selectOption('40');
  await tab.locator('button[type="submit"]').click();
  await tab.locator('[data-balance="40"]').waitFor({ timeout: 300_000 });
  await tab.screenshot({ path: join(folder, `balance-${device}.png`), fullPage: true });
}

mkdirSync(folder, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'landnam-workshop-'));
const server = await serve({ port: 0, host: '127.0.0.1', page, dataDir });
const base = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
try {
  for (const device of Object.keys(DEVICES)) {
    const tab = await tabOn(browser, base, device);
    for (const visit of [editor, gallery, dealt, balance]) await visit(tab, device);
    await tab.context().close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
