import { beforeEach, describe, expect, it } from 'vitest';
import { attention } from './attention';

const icon = (): string | null => document.querySelector('link[rel="icon"]')!.getAttribute('href');
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('attention', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Peptide · Benchtop</title><link rel="icon" href="/icons/flask.svg">';
  });

  it('says in title and icon that it is your turn, and takes both back', () => {
    attention.turn('BCDFGH', 'Peptide', true);
    expect(document.title).toBe('● Your turn · Peptide');
    expect(icon()).toBe('/icons/flask-turn.svg');
    attention.turn('BCDFGH', 'Peptide', false);
    expect(document.title).toBe('Peptide · Benchtop');
    expect(icon()).toBe('/icons/flask.svg');
  });

  it('keeps the title while pages set theirs, and gives them theirs back', async () => {
    attention.turn('BCDFGH', 'Peptide', true);
    document.title = 'Turn 7 · Peptide';
    await soon();
    expect(document.title).toBe('● Your turn · Peptide');
    attention.turn('BCDFGH', 'Peptide', false);
    expect(document.title).toBe('Turn 7 · Peptide');
    document.title = 'Rules';
    await soon();
    expect(document.title).toBe('Rules');
  });

  it('stays while it is your turn at another table', () => {
    attention.turn('BCDFGH', 'Peptide', true);
    attention.turn('JKLMNP', 'NUCLEO', true);
    attention.turn('BCDFGH', 'Peptide', false);
    expect(document.title).toBe('● Your turn · NUCLEO');
    attention.turn('JKLMNP', 'NUCLEO', false);
    expect(document.title).toBe('Peptide · Benchtop');
  });
});
