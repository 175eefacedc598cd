import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isFirst, isFirstOfWorker } from './chunks.js';
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

export default defineConfig({
  resolve: {
    conditions: ['@landnam/source', '@landnam/fetched', ...defaultClientConditions],
    // the router brings a stand-in for what React 18 and later have
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
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
        codeSplitting: { groups: [{ name: 'first', test: isFirstOfWorker }] },
      },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // a browser that knows no modulepreload (Safari before 17) fetches the parts a little later
    modulePreload: { polyfill: false },
    // the content security policy allows no font from inside a style sheet
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsChunk, test: WORDS },
            { name: 'first', test: isFirst },
          ],
        },
      },
    },
  },
});
