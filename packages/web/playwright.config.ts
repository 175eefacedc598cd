import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, resolveBrowser } from '../../scripts/browser.mjs';

// chosen once by the runner; the workers inherit it
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env['CHROMIUM_PATH'] ??= await resolveBrowser();
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const report = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: './e2e',
  // what takes too long for every day: `npm run test:walks`
  grepInvert: /@long/,
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: browserFlags() },
    // a trace keeps the page before and after every step: only worth it if somebody looks at it
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node ../server/dist/main.js',
    url: `${baseURL}/health`,
    env: {
      PORT: process.env['E2E_PORT'],
      HOST: '127.0.0.1',
      // all of them come from one address
      ADDRESS_LIMITS: '0',
      DATA_DIR: join(tmpdir(), `landnam-e2e-${process.env['E2E_PORT']}`),
    },
  },
});
