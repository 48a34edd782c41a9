import { describe, expect, it } from 'vitest';
import { askedPly, pageAddress, playableFrom, shareAddress } from './address';

describe('the address of a turn', () => {
  it('shows that turn to everyone who opens it', () => {
    const shared = new URL(shareAddress('https://bench.example', 'GTKWBF', 12));
    expect(shared.href).toBe('https://bench.example/t/GTKWBF?ply=12#12');
    expect(askedPly(shared.hash.slice(1), shared.search)).toBe(12);
    expect(shareAddress('https://bench.example', 'GTKWBF', null)).toBe('https://bench.example/t/GTKWBF');
  });

  it('is read from the hash, then from the query', () => {
    expect(askedPly('0', '')).toBe(0);
    expect(askedPly('', '?screen&ply=7')).toBe(7);
    expect(askedPly('9', '?ply=7')).toBe(9);
    expect(askedPly('share=abc', '')).toBeNull();
    expect(askedPly('-1', '?ply=x')).toBeNull();
  });

  it('names the viewed turn only in the hash, and keeps the rest', () => {
    expect(pageAddress('/t/GTKWBF', '?ply=7', 9)).toBe('/t/GTKWBF#9');
    expect(pageAddress('/t/GTKWBF', '?screen&ply=7', null)).toBe('/t/GTKWBF?screen');
    expect(pageAddress('/t/GTKWBF', '', 0)).toBe('/t/GTKWBF#0');
  });

  it('plays on from the last turn if the rules ended the game', () => {
    expect(playableFrom(40, 40, 36, true)).toBe(36);
    expect(playableFrom(12, 40, 36, true)).toBe(12);
    expect(playableFrom(40, 40, 36, false)).toBe(40);
    expect(playableFrom(0, 0, -1, true)).toBe(0);
  });
});
