/** Fails the build if a page is too heavy for a phone on a school network. */

import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** In kB (1000 bytes); JavaScript gzipped, fonts as they are. */
export const BUDGETS = { home: 120, fonts: 120, board: 40 };

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

export function budgets(): Plugin {
  return {
    name: 'benchtop:budgets',
    apply: 'build',
    generateBundle(_, bundle) {
      const spent = weigh(bundle);
      for (const { what, kB } of spent) this.info(`${what}: ${kB.toFixed(1)} kB`);
      const over = spent.filter(({ kB, most }) => kB >= most);
      if (over.length) {
        this.error(over.map(({ what, kB, most }) => `${what}: ${kB.toFixed(1)} kB, allowed are ${most}`).join('; '));
      }
    },
  };
}

/** Return what the budgets apply to, with its weight. */
export function weigh(bundle: Bundle): { what: string; kB: number; most: number }[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const home = new Set(chunks.filter((chunk) => chunk.name === 'index' && chunk.isEntry).flatMap(needs));
  const table = new Set(chunks.filter((chunk) => chunk.name === 'TablePage').flatMap(needs));
  const fonts = Object.values(bundle).filter((file) => file.fileName.endsWith('.woff2'));
  const boards = chunks.filter((chunk) => /\/games\/\w+\/Board\.svelte$/.test(chunk.facadeModuleId ?? ''));
  return [
    { what: 'home, JavaScript', kB: gzipped([...home]), most: BUDGETS.home },
    {
      what: 'fonts',
      kB: sum(fonts.map((font) => (font.type === 'asset' ? font.source.length : 0))),
      most: BUDGETS.fonts,
    },
    ...boards.map((board) => ({
      what: `board of ${/games\/(\w+)/.exec(board.facadeModuleId!)![1]!}, JavaScript`,
      kB: gzipped(needs(board).filter((name) => !home.has(name) && !table.has(name))),
      most: BUDGETS.board,
    })),
  ];

  /** Return a chunk with everything it needs to run. */
  function needs(chunk: Rolldown.OutputChunk): string[] {
    const found = new Set<string>();
    const waiting = [chunk.fileName];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = bundle[name];
      if (found.has(name) || file?.type !== 'chunk') continue;
      found.add(name);
      waiting.push(...file.imports);
    }
    return [...found];
  }

  function gzipped(names: string[]): number {
    return sum(names.map((name) => gzipSync((bundle[name] as Rolldown.OutputChunk).code).length));
  }
}

function sum(bytes: number[]): number {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
