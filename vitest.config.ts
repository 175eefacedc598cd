import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defaultServerConditions, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const conditions = [...defaultServerConditions];

const SOURCE = /(\/packages\/\w+)\/src\/(.*)\.[jt]s$/;

/** What a test imports is what was built from it: transformed sources are less than half as fast, and whole games are played. */
const built: Plugin = {
  name: 'built',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null;
    const file = resolve(dirname(importer), source);
    const made = file.replace(SOURCE, '$1/dist/$2.js');
    return made !== file && existsSync(made) ? { id: made, external: true } : null;
  },
};

export default defineConfig({
  plugins: [built],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    globalSetup: ['test/support/build.ts'],
    server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
    // by default one core is left free, which on two of them is half
    maxWorkers: '100%',
    testTimeout: 60_000,
    // on a busy machine a hook that plays games takes longer than the ten seconds it has by default
    hookTimeout: 60_000,
  },
});
