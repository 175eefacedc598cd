import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './compress.js';
import { askAhead, WORDS, wordsChunk } from './words.js';

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

/** Needed for a first game: one file compresses better than many small ones that share words. */
const FIRST_LOAD =
  /node_modules\/(?!socket\.io|engine\.io|@socket\.io|zod|uqr|@observablehq|d3|i(?:nternmap|soformat|nterval)|delaunator|robust|binary-search)|preload-helper|engine\/src\/core\/(?:state\/fields|ids)\.|web\/src\/(?:i18n|session|moves|ui|board|table|features\/base)\/(?!(?:\w+\/)?(?:network\/(?!mark)|hint\/|hintDesk|rules\/|end\/|lookback\/|deeds\/|KeysList|TimerDialog|TimerChoice|TradePanel|Draft|SupplyTrades|DiscardPanel|Choosers|GoodButton|small\.))/;

/** The same for the worker; the packages' indexes name what other games, fairness and strong bots need, so they stay out. */
const WORKER_FIRST =
  /engine\/src\/(?:core\/(?!position)|shared|slots|modules\/base)|bots\/src\/(?:mind\/(?!changes)|modules\/base\/(?!features))|maps\/src\/(?!atlas|check\.|data|index|mapShape|position|record|replay)|table\/src\/(?!export|fair|importLog|index|play|replay|seenTable|statistics)|web\/src\/session\/(?!network|lookback|worker\/(?:fairness|hesitation|hintDesk|logs|lookback|remoteTable|stills))|node_modules\/(?:comlink|idb|pure-rand)/;

export default defineConfig({
  resolve: { conditions: ['@landnam/source', '@landnam/fetched', ...defaultClientConditions] },
  plugins: [
    react(),
    askAhead(import.meta.dirname),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // the first version serves the page that loaded it; later ones wait (app/update.ts)
        clientsClaim: true,
        // weights of bots: loaded for the first game that needs them, and available offline from then on
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
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'first', test: WORKER_FIRST }] },
      },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // the content security policy allows no font from inside a style sheet
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsChunk, test: WORDS },
            { name: 'first', test: FIRST_LOAD },
          ],
        },
      },
    },
  },
});
