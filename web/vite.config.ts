import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server to develop against: KOLODA=http://127.0.0.1:8642 npm run dev
const server = process.env.KOLODA ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte()],
  // The cards' drawings belong to the package: Python draws with the same ones.
  resolve: {
    alias: { '@art': fileURLToPath(new URL('../src/koloda/art/sheets', import.meta.url)) },
  },
  build: {
    outDir: '../src/koloda/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The first versions that know light-dark(), which the tokens are written with.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
