// What the chances of a position cost in a browser: columns and tower, from one leaf of a turn to the next.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { browserFlags, resolveBrowser } from '../../../scripts/browser.mjs';

const games =
  process.argv.length > 2 ? process.argv.slice(2) : ['base', 'energies', 'new-catan', 'seafarers/new-shores'];

const weightsOf = (id) => [
  ...readFileSync(new URL(`../../bots/weights/${id.replaceAll('/', '.')}.bin`, import.meta.url)),
];

/** The same sources as the page's, with all features loaded. */
async function bundle() {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@landnam/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('value/page.mjs', import.meta.url)), formats: ['es'] },
    },
  });
  return [made].flat()[0].output[0].code;
}

async function main() {
  const code = await bundle();
  const browser = await chromium.launch({ executablePath: await resolveBrowser(), args: browserFlags() });
  const tab = await browser.newPage();
  await tab.addScriptTag({ content: code, type: 'module' });
  await tab.waitForFunction(() => 'measureValue' in globalThis);
  console.log(`Chromium ${browser.version()}`);
  for (const id of games) {
    const { leaves, columns, tower } = await tab.evaluate(
      ([game, bytes]) => globalThis.measureValue(game, bytes),
      [id, weightsOf(id)],
    );
    console.log(`${id}: ${leaves} leaves, columns ${columns.toFixed(1)} µs, tower ${tower.toFixed(1)} µs`);
  }
  await browser.close();
}

await main();
