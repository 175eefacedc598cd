// How much scripting one change of the board costs the page's own thread: bots play, every update is measured.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { makeApp } from '../../server/dist/index.js';

const page = fileURLToPath(new URL('../dist', import.meta.url));
const WANTED = Number(process.argv[2] ?? 150);
const QUERY = 'seed=bench&players=greedy:Leif,greedy:Ingrid,greedy:Bjarni,greedy:Astrid';
const SETTINGS = { state: { locale: 'en', theme: 'light', pace: 'fast', motion: 'on' }, version: 0 };

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function readings(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  const expression = 'Number(document.querySelector("[data-question]")?.dataset.ply)';
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  return { ply: result.value, script: named.ScriptDuration * 1000, layout: named.LayoutDuration * 1000 };
}

/** One figure per update; where two came between two readings, each counts half. */
async function measure(cdp) {
  const found = [];
  let before = await readings(cdp);
  for (let i = 0; i < 4000 && found.length < WANTED; i++) {
    await wait(60);
    const now = await readings(cdp);
    const updates = now.ply - before.ply;
    if (updates === 0) continue;
    // the last part of an update may still be running: let it finish
    await wait(40);
    const after = await readings(cdp);
    if (after.ply === now.ply)
      found.push({
        script: (after.script - before.script) / updates,
        layout: (after.layout - before.layout) / updates,
      });
    before = after;
  }
  return found;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const summary = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), worst: sorted.at(-1) };
};
const show = ({ median, p95, worst }) =>
  `median ${median.toFixed(2)} ms, 95 % ${p95.toFixed(2)} ms, worst ${worst.toFixed(2)} ms`;

async function main() {
  const app = await makeApp({ page });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (all) => localStorage.setItem('landnam-settings', JSON.stringify(all)),
    SETTINGS,
  );
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  // CPU time of the page's thread: waiting for a busy machine does not count
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(`${base}/play?${QUERY}`);
  await tab.locator('[data-question]').waitFor();
  await wait(1500);
  const found = await measure(cdp);
  console.log(`${found.length} updates of the board`);
  console.log(`scripting: ${show(summary(found.map(({ script }) => script)))}`);
  console.log(`layout:    ${show(summary(found.map(({ layout }) => layout)))}`);
  await browser.close();
  await app.close();
}

await main();
