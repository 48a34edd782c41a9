import { describe, expect, it } from 'vitest';
import { weigh } from './budgets.ts';

type Bundle = Parameters<typeof weigh>[0];

/** Return incompressible text: about three quarters of a byte per letter. */
function heavy(kB: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(1000));
  return Array.from({ length: kB }, (_, n) => btoa(String.fromCharCode(...bytes.map((byte) => byte ^ (n * 37))))).join(
    '',
  );
}

function bundle(...files: object[]): Bundle {
  return Object.fromEntries(files.map((file) => [(file as { fileName: string }).fileName, file])) as Bundle;
}

const chunk = (name: string, code: string, more: object = {}): object => ({
  ...{ type: 'chunk', name, fileName: `${name}.js`, code, imports: [], isEntry: false, facadeModuleId: null },
  ...more,
});

describe('the weight of a build', () => {
  it('counts for home what the first script imports, but no page loaded later', () => {
    const [home] = weigh(
      bundle(
        chunk('index', '', { isEntry: true, imports: ['shared.js'] }),
        chunk('shared', heavy(20)),
        chunk('Rules', heavy(90)),
      ),
    );
    expect(home!.kB).toBeGreaterThan(15);
    expect(home!.kB).toBeLessThan(60);
  });

  it('counts for a board what it adds to home and table', () => {
    const board = { facadeModuleId: '/web/src/games/peptide/Board.svelte', imports: ['shared.js', 'cards.js'] };
    const [, , peptide] = weigh(
      bundle(
        chunk('index', '', { isEntry: true }),
        chunk('TablePage', '', { imports: ['shared.js'] }),
        chunk('shared', heavy(90)),
        chunk('cards', heavy(4)),
        chunk('Board', heavy(4), board),
      ),
    );
    expect(peptide!.what).toBe('board of peptide, JavaScript');
    expect(peptide!.kB).toBeGreaterThan(4);
    expect(peptide!.kB).toBeLessThan(20);
  });
});
