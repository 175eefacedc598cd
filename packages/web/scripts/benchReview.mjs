// How soon the review of a base game shows its first figures and is ready, and the longest task of the page's own thread meanwhile.
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';
import { BOTS, Chance, recordGame } from '../../bots/dist/index.js';
import { dealTable, findTable } from '../../maps/dist/index.js';
import { makeApp } from '../../server/dist/index.js';

const page = fileURLToPath(new URL('../dist', import.meta.url));
const RUNS = Number(process.argv[2] ?? 3);
const PICTURES = process.argv[3];
const TRACED = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const NAMES = ['Ann', 'Leif', 'Ingrid', 'Bjarni'];

function finishedLog(seed) {
  const table = findTable('base', NAMES.length, {});
  if (!table.ok) throw new Error(table.error);
  const { below } = new Chance(seed);
  const deal = dealTable(table.value, below);
  const bots = NAMES.map((_, seat) => BOTS[seat === 0 ? 'easy' : 'normal'](table.value.game, seat, below));
  const seated = ['person', 'bot normal', 'bot normal', 'bot normal'];
  return recordGame(table.value, deal, bots, below, { about: { seed, names: NAMES, seated } }).text;
}

/** In the page: when a file was chosen, when figures stood there, when all was done, and every task above 50 ms. */
function watch() {
  const seen = { tasks: [] };
  window.seen = seen;
  const note = (what) => (seen[what] ??= performance.mark(`review ${what}`).startTime);
  const look = () => {
    if (document.querySelector('[data-sums]')) note('first');
    if (document.querySelector('[data-review-done]')) note('done');
  };
  document.addEventListener('change', () => note('begin'), true);
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

async function readReview(tab, base, log) {
  await tab.goto(`${base}/review/file`);
  const buffer = Buffer.from(log);
  const file = { name: 'bench.log', mimeType: 'text/plain', buffer };
  await tab.locator('input[type="file"]').setInputFiles(file);
  await tab.locator('[data-review-done]').waitFor({ timeout: 120_000 });
  // what the last figures cause is seen, too
  await tab.waitForTimeout(500);
  const { begin, first, done, tasks } = await tab.evaluate('window.seen');
  const ours = tasks.filter(({ startTime }) => startTime >= begin);
  return {
    first: first - begin,
    done: done - begin,
    tasks: ours.map(({ startTime, duration }) => `${Math.round(duration)}@${Math.round(startTime - begin)}`),
  };
}

/** Tasks of the threads with such a name, by CPU time: waiting for a busy machine does not count. */
function tasksOf(traceEvents, thread) {
  const isThread = ({ name, args }) => name === 'thread_name' && thread.test(args.name);
  const threads = new Set(traceEvents.filter(isThread).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents.filter(
    ({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`),
  );
}

/** In milliseconds of CPU: the page's longest task, and what page and worker worked until first figures stood there and until all was done. */
function cpuIn(trace) {
  const { traceEvents } = JSON.parse(trace);
  const when = (what) => traceEvents.find(({ name }) => name === `review ${what}`)?.ts ?? NaN;
  const [page, worker] = [tasksOf(traceEvents, /^CrRendererMain$/), tasksOf(traceEvents, /Worker/)];
  const spent = (tasks, until) =>
    tasks
      .filter(({ ts }) => ts >= when('begin') && ts <= when(until))
      .reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  return {
    longest: Math.max(...page.map(({ tdur }) => tdur)) / 1000,
    first: spent(page, 'first') + spent(worker, 'first'),
    done: spent(page, 'done') + spent(worker, 'done'),
  };
}

async function takePictures(browser, base, log) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    const tab = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
    await tab.addInitScript(watch);
    await readReview(tab, base, log);
    await tab.screenshot({ path: `${PICTURES}/review-${width}.png`, fullPage: true });
    await tab.locator('a[href^="/replay/file"]').last().click();
    await tab.locator('[data-mark="luck"]').first().waitFor({ state: 'attached' });
    await tab.screenshot({ path: `${PICTURES}/reviewed-replay-${width}.png` });
    await tab.close();
  }
}

async function main() {
  const app = await makeApp({ page });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  for (let run = 0; run < RUNS; run++) {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await tab.addInitScript(watch);
    await browser.startTracing(tab, { categories: TRACED });
    const { first, done, tasks } = await readReview(tab, base, finishedLog(`bench ${run}`));
    const cpu = cpuIn(await browser.stopTracing());
    const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;
    console.log(`first figures ${Math.round(first)} ms, ready ${Math.round(done)} ms, ${load}`);
    console.log(`tasks of the page above 50 ms (length@begin): ${tasks.join(', ') || 'none'}`);
    console.log(
      `by CPU time, page and worker together: first figures ${cpu.first.toFixed(0)} ms, ready ${cpu.done.toFixed(0)} ms;` +
        ` longest task of the page ${cpu.longest.toFixed(0)} ms`,
    );
    await tab.close();
  }
  if (PICTURES !== undefined) await takePictures(browser, base, finishedLog('bench 0'));
  await browser.close();
  await app.close();
}

await main();
