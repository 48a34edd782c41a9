import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { packed } from './build/packed.ts';
import { precached } from './build/precached.ts';
import described from './package.json' with { type: 'json' };

/** `npm run dev` speaks to a server that runs beside it: `benchtop serve`. */
const server = process.env.BENCHTOP_SERVER ?? 'http://127.0.0.1:8000';

/** The oldest browsers that we support, as the build spells them: `chrome111`. What CSS they lack is written out. */
const oldest = described.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  plugins: [svelte(), budgets(), precached(), packed()],
  build: {
    outDir: '../src/benchtop/web_dist',
    emptyOutDir: true,
    target: oldest,
    assetsInlineLimit: 0, // the content security policy allows no fonts in data: addresses
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      // A service worker answers for the folder that it lies in, and has to be found again under its name.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
