import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import short from './vitest.config.js';

// Long tests play very many games: built packages run as plain modules, several times as fast as transformed sources.
const conditions = [...defaultServerConditions];

export default defineConfig({
  ...short,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...short.test,
    include: ['packages/*/src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
    exclude: configDefaults.exclude,
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
