import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    server: { fs: { strict: false } }, // node_modules may be a link
    test: {
      environment: 'jsdom',
      isolate: false, // one page for all tests of a worker: creating one takes a second
      include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
      setupFiles: ['./vitest.setup.ts'],
      coverage: {
        include: ['src/**/*.{ts,svelte}'],
        exclude: ['**/*.gen.ts'],
        reporter: ['text-summary', 'html'],
        reportsDirectory: '../.cache/coverage/client',
      },
    },
  }),
);
