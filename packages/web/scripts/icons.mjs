// Draws the icons from public/icon.svg, and the picture that a link shows from the built page's own island and ship.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { makeApp } from '../../server/dist/index.js';

const out = fileURLToPath(new URL('../public/', import.meta.url));
const page = fileURLToPath(new URL('../dist', import.meta.url));
const svg = readFileSync(`${out}icon.svg`, 'utf8');
const SEA = '#24404c';

/** A phone cuts its own corners: there the sea reaches to the edge, and the ship keeps clear of it. */
const ICONS = [
  { name: 'icon-192', size: 192, ship: 1 },
  { name: 'icon-512', size: 512, ship: 0.74 },
  { name: 'touch-180', size: 180, ship: 0.9 },
];

async function drawIcon(tab, { name, size, ship }) {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(
    `<body style="margin:0;display:grid;place-content:center;height:100vh;background:${ship < 1 ? SEA : 'transparent'}">
       <div style="width:${size * ship}px;height:${size * ship}px">${svg}</div>`,
  );
  await tab.screenshot({ path: `${out}${name}.png`, omitBackground: true });
}

/** In the page itself, whose styles draw the board; no words but the name, which is the same in every language. */
const compose = (ship) => {
  const board = document.querySelector('.board > svg').outerHTML;
  document.body.innerHTML = `<div id="card"><div class="board">${board}</div>${ship}<b>Landnam</b></div>`;
  const style = document.createElement('style');
  style.textContent = `
    #card { position: relative; width: 1200px; height: 630px; overflow: hidden; background: var(--sea); }
    #card::before { content: ""; position: absolute; inset: 0; background: var(--sea-line); mask: var(--swell); }
    #card .board { position: absolute; left: 462px; width: 730px; background: none; overflow: visible; }
    #card .sea { display: none; }
    #card > svg { position: absolute; left: 76px; top: 96px; width: 330px; border-radius: 60px; box-shadow: var(--shadow); }
    #card > b { position: absolute; left: 76px; top: 452px; width: 330px; text-align: center; font-size: 72px; letter-spacing: .01em; }`;
  document.head.append(style);
};

async function drawPreview(tab, base) {
  await tab.setViewportSize({ width: 1200, height: 630 });
  // the same island every time: seeds come from here
  await tab.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(11);
  });
  await tab.goto(base);
  await tab.locator('.board .land').waitFor();
  await tab.evaluate(compose, svg);
  await tab.evaluate(() => document.fonts.ready);
  await tab.locator('#card').screenshot({ path: `${out}preview.jpg`, quality: 86 });
}

const app = await makeApp({ page });
const base = await app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
const tab = await browser.newPage({
  locale: 'en',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
for (const icon of ICONS) await drawIcon(tab, icon);
await drawPreview(tab, base);
await browser.close();
await app.close();
