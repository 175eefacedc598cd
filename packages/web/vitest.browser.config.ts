import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags, resolveBrowser } from '../../scripts/browser.mjs';

/** Whole games of every map, once: what is drawn there does not depend on where the game is kept. Hints are for games kept here. */
const THERE_TOO = [
  'src/table/motion/still.test.tsx',
  'src/table/motion/calm.test.tsx',
  'src/table/hint/hint.test.tsx',
];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@landnam/source', ...defaultClientConditions] },
  plugins: [react()],
  optimizeDeps: { include: ['react-dom/client', 'react/jsx-dev-runtime', 'zustand/middleware'] },
  test: {
    testTimeout: 30_000,
    setupFiles: ['src/test/words.ts'],
    // each file has its own page; two of them keep two cores busy
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'here', include: ['src/**/*.test.tsx'], provide: { kept: 'here' } } },
      // the same tests of the table over a server's messages
      {
        extends: true,
        test: {
          name: 'there',
          include: ['src/table/**/*.test.tsx'],
          exclude: THERE_TOO,
          provide: { kept: 'there' },
        },
      },
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1100, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: await resolveBrowser(), args: browserFlags() },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
