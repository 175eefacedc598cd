import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags, resolveBrowser } from '../../scripts/browser.mjs';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@landnam/source', ...defaultClientConditions] },
  plugins: [react()],
  optimizeDeps: { include: ['react-dom/client', 'react/jsx-dev-runtime', 'zustand/middleware'] },
  test: {
    include: ['src/**/*.test.tsx'],
    testTimeout: 30_000,
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
