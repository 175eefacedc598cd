import { configDefaults, defineConfig } from 'vitest/config';
import short from './vitest.config.js';

export default defineConfig({
  ...short,
  test: {
    ...short.test,
    include: ['packages/*/src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
    exclude: configDefaults.exclude,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
