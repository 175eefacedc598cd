// Where the time of a move over the network goes in the page: from a click to the ask, from a message to the worker, there, back, onto the screen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../server/dist/index.js';

const page = fileURLToPath(new URL('../dist', import.meta.url));
const WANTED = Number(process.argv[2] ?? 60);
const STATE = {
  locale: 'en',
  theme: 'light',
  pace: 'instant',
  motion: 'off',
  confirming: 'never',
  name: 'Ann',
  offers: 'never',
};

/** Notes when messages go and come, in the page and in its workers: each thread has its own list, all by the same clock. */
const listen = (isPage) => {
  const noted = [];
  globalThis.noted = noted;
  const note = (what, text = '') =>
    noted.push({ what, text, at: performance.timeOrigin + performance.now() });
  const postMessage = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (...given) {
    note('sent', given[0]?.path?.join('.') ?? '');
    return postMessage.apply(this, given);
  };
  const read = Reflect.get(Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {}, 'get');
  const seen = new WeakSet();
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      const data = read.call(this);
      const far = isPage && this.target instanceof WebSocket;
      if (!seen.has(this))
        note(far ? 'told' : 'came', far ? String(data).slice(0, 120) : (data?.path?.join('.') ?? ''));
      seen.add(this);
      return data;
    },
  });
  if (!isPage) return;
  const send = Reflect.get(WebSocket.prototype, 'send');
  WebSocket.prototype.send = function (data) {
    if (typeof data === 'string' && data.includes('"ask":"act"')) note('asked');
    return send.call(this, data);
  };
  addEventListener('click', () => note('clicked'), true);
  let ply = '';
  new MutationObserver(() => {
    const now = document.querySelector('[data-question]')?.dataset.ply ?? '';
    if (now !== ply) note('shown', now);
    ply = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ply'] });
};

const here = (tab) =>
  tab.evaluate(() => {
    const { question = '', ply, seat, next } = document.querySelector('[data-question]')?.dataset ?? {};
    return { question, ply: Number(ply), mine: seat === next };
  });

/** The first thing that can be pressed: a place, a card to give back, the dice, the end of the turn. */
const press = (tab) =>
  tab.evaluate(() => {
    const first = (selector) => document.querySelector(selector);
    const named = (words) =>
      [...document.querySelectorAll('button:enabled')].find((each) => words.test(each.textContent ?? ''));
    const found =
      first('[data-confirm]') ??
      named(/^Give back$/) ??
      first('[data-answer="no"]') ??
      first('[data-panel="hand"] [data-good]:enabled') ??
      named(/^Steal from/) ??
      first('[data-primary="callDice"][aria-disabled="false"]') ??
      first('[data-primary="endTurn"][aria-disabled="false"]') ??
      first('[data-place]');
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return found !== null && found !== undefined;
  });

async function play(tab) {
  for (let i = 0; i < 4000; i++) {
    const { question, mine } = await here(tab);
    if (question === '' && i > 20) return;
    if (mine) await press(tab);
    await tab.waitForTimeout(40);
    const noted = await tab.evaluate(() => globalThis.noted.filter(({ what }) => what === 'asked').length);
    if (noted >= WANTED) return;
  }
}

const after = (list, what, at, test = () => true) =>
  list.find((each) => each.what === what && each.at >= at && test(each));
const isPlay = ({ text }) => text.includes('"tell":"play"');

/** One row a message that told a move, as far as every step of it was noted. */
const rowsOf = (mine, there) =>
  mine
    .filter((each) => each.what === 'told' && isPlay(each))
    .flatMap((told) => {
      const sent = after(mine, 'sent', told.at, ({ text }) => text === 'show');
      const came = sent && after(there, 'came', sent.at, ({ text }) => text === 'show');
      const done = came && after(there, 'sent', came.at);
      const back = done && after(mine, 'came', done.at);
      const shown = back && after(mine, 'shown', back.at);
      if (shown === undefined || shown.at - told.at > 500) return [];
      return [
        {
          parse: sent.at - told.at,
          there: came.at - sent.at,
          worker: done.at - came.at,
          back: back.at - done.at,
          draw: shown.at - back.at,
          all: shown.at - told.at,
        },
      ];
    });

/** From a click to what it brought on the screen; how much of it the page waited for the server. */
const clicksOf = (mine) =>
  mine
    .filter(({ what }) => what === 'asked')
    .flatMap((asked) => {
      const clicked = mine.findLast(({ what, at }) => what === 'clicked' && at <= asked.at);
      const told = after(mine, 'told', asked.at, isPlay);
      const shown = told && after(mine, 'shown', told.at);
      if (clicked === undefined || shown === undefined) return [];
      return [
        {
          ask: asked.at - clicked.at,
          server: told.at - asked.at,
          show: shown.at - told.at,
          all: shown.at - clicked.at,
        },
      ];
    });

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const show = (rows) =>
  Object.keys(rows[0] ?? {})
    .map((key) => {
      const sorted = rows.map((row) => row[key]).sort((a, b) => a - b);
      return `${key} ${at(sorted, 0.5).toFixed(2)} (${at(sorted, 0.95).toFixed(2)})`;
    })
    .join(', ');

async function openTable(tab, base) {
  await tab.goto(`${base}/together`);
  await tab.locator('[data-create]:enabled').click();
  await tab.locator('[data-seat="0"][data-ready]').waitFor();
  const instead = tab.getByRole('button', { name: /^A bot instead/ });
  for (let left = await instead.count(); left > 0; left = await instead.count()) {
    await instead.first().click();
    await tab.waitForFunction(
      (before) =>
        [...document.querySelectorAll('button')].filter((each) =>
          (each.ariaLabel ?? each.textContent ?? '').startsWith('A bot instead'),
        ).length < before,
      left,
    );
  }
  await tab.locator('[data-start]:enabled').click();
  await tab.locator('[data-question]').waitFor();
}

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-click-'));
  const served = await serve({ port: 0, host: '127.0.0.1', dataDir, page, settings: { botPace: 60 } });
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (state) => localStorage.setItem('landnam-settings', JSON.stringify({ state, version: 0 })),
    STATE,
  );
  await context.addInitScript(`(${listen.toString()})(true)`);
  const tab = await context.newPage();
  await openTable(tab, `http://127.0.0.1:${served.port}`);
  const worker = tab.workers().at(-1);
  await worker.evaluate(`(${listen.toString()})(false)`);
  await play(tab);
  const mine = await tab.evaluate(() => globalThis.noted);
  const there = await worker.evaluate(() => globalThis.noted);
  const [rows, clicks] = [rowsOf(mine, there), clicksOf(mine)];
  console.log(`milliseconds, median (95 %)`);
  console.log(`${rows.length} messages: ${show(rows)}`);
  console.log(`${clicks.length} clicks: ${show(clicks)}`);
  await browser.close();
  await served.close();
  rmSync(dataDir, { recursive: true, force: true });
}

await main();
