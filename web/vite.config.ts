import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { packed } from './build/packed.ts';
import { precached } from './build/precached.ts';
import described from './package.json' with { type: 'json' };

/** The server that `npm run dev` talks to: `benchtop serve`. */
const server = process.env.BENCHTOP_SERVER ?? 'http://127.0.0.1:8000';

/** The oldest supported browsers, in the build's spelling: `chrome111`. CSS they lack is compiled. */
const oldest = described.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  plugins: [svelte(), budgets(), precached(), packed()],
  build: {
    outDir: '../src/benchtop/web_dist',
    emptyOutDir: true,
    target: oldest,
    assetsInlineLimit: 0, // the content security policy forbids fonts in data: URLs
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      // A service worker controls its own folder, and needs a stable name.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
