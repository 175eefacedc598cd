import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './compress.js';

const MANIFEST = {
  name: 'Landnam',
  short_name: 'Landnam',
  description: 'Settle an island with friends or bots.',
  start_url: '/',
  display: 'standalone' as const,
  background_color: '#efe7d6',
  theme_color: '#24404c',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
};

/** All that is needed to know which words to ask for. */
const AHEAD = /web\/src\/i18n\/(?:ahead|locale)\.ts$|preload-helper/;

/** On the way into a first game: one file compresses better than many small ones that share words. */
const FIRST_LOAD =
  /node_modules\/(?!socket\.io|engine\.io|@socket\.io|zod|uqr)|engine\/src\/core\/(?:fields|ids)\.|web\/src\/(?:i18n|session|moves|ui|board|table|features\/base)\/(?!network\/(?!mark)|rules\/|RuleText|RuleChapters|EndScreen|KeysList|TimerDialog|TimerChoice|TradePanel|Draft|SupplyTrades|DiscardPanel)/;

/** A language at a time: one file for what is said on the way into a first game, one for each part that comes later. */
const WORDS = /web\/src\/(.+\/)?(words|names|rules)\/(en|de|fr)\.ts$/;
const LATER = /features\/(?!base)([^/]+)|app\/(network)/;

const wordsChunk = (id: string): string | null => {
  const [, folder = '', kind, locale] = WORDS.exec(id) ?? [];
  if (locale === undefined) return null;
  const [, game, part = game] = LATER.exec(folder) ?? [];
  if (kind === 'rules') return `rules-${part ?? 'base'}-${locale}`;
  return kind === 'names' || part === undefined ? `words-${locale}` : `words-${part}-${locale}`;
};

/** Small and on its way with everything else, it asks for the words while the page's own script still comes. */
const aheadOfThePage: Plugin = {
  name: 'landnam-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const ahead = Object.values(bundle).find(({ fileName }) => fileName.startsWith('assets/ahead-'));
      if (ahead === undefined) throw new Error('nothing asks for the words ahead of the page');
      const src = `/${ahead.fileName}`;
      const attrs = { type: 'module', async: true, fetchpriority: 'high', crossorigin: true, src };
      return [{ tag: 'script', attrs, injectTo: 'head' }];
    },
  },
};

export default defineConfig({
  resolve: { conditions: ['@landnam/source', '@landnam/fetched', ...defaultClientConditions] },
  plugins: [
    react(),
    aheadOfThePage,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // the first version serves the page that fetched it; later ones wait (app/update.ts)
        clientsClaim: true,
        // weights of bots: fetched for the first game that wants them, at hand without a network from then on
        runtimeCaching: [
          { urlPattern: /\/assets\/[^/]+\.bin$/, handler: 'CacheFirst', options: { cacheName: 'weights' } },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(?:health|ready|metrics|api|socket)/],
      },
    }),
    compress(fileURLToPath(new URL('./dist', import.meta.url))),
  ],
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // the content policy allows no font from inside a style sheet
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'src/i18n/ahead.ts'],
      output: {
        codeSplitting: {
          groups: [
            { name: wordsChunk, test: WORDS },
            { name: 'ahead', test: AHEAD },
            { name: 'first', test: FIRST_LOAD },
          ],
        },
      },
    },
  },
});
