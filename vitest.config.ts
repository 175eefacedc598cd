import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['@landnam/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    globalSetup: ['test/support/build.ts'],
    // by default one core is left free, which on two of them is half
    maxWorkers: '100%',
    testTimeout: 60_000,
    // on a busy machine a hook that plays games takes longer than the ten seconds it has by default
    hookTimeout: 60_000,
  },
});
