import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../../net/messages.gen';
import { becomes, changedPlace, changesOf, gapsOf, kindOf, movedPlace, readsOf, waysTo } from './strand';
import type { FaceUp, View } from './view.gen';

const up = (amino: string, spelt: boolean, water_ok = true): FaceUp => ({
  amino,
  sites: spelt ? [{ at: 1, codon: '' }] : [],
  water_ok,
  missing: [],
  one_card: [],
  new_pairs: [0, 0],
});
const table = (strand: string, face_up: FaceUp[]): View => ({ strand, face_up }) as unknown as View;
const moves = (...notations: string[]): LegalMove[] => notations.map((move) => ({ move }) as unknown as LegalMove);

describe('the strand', () => {
  it('is read in three frames', () => {
    expect(readsOf('GGCCA').map((one) => `${one.frame} ${one.codon} ${one.amino}`)).toEqual([
      '0 GGC G',
      '1 GCC A',
      '2 CCA P',
    ]);
    expect(readsOf('GG')).toEqual([]);
  });

  it('knows what a letter becomes, and by which kind of change', () => {
    expect(
      ['transition 1', 'transversion 1', 'complement 1', 'mutate 1 T', 'delete 1'].map((m) => becomes(m, 'A')),
    ).toEqual(['G', 'C', 'T', 'T', '']);
    expect(['G', 'C', 'T', ''].map((letter) => kindOf('A', letter))).toEqual([
      'transition',
      'transversion',
      'complement',
      'delete',
    ]);
  });

  it('tells what a change gains and loses', () => {
    const view = table('ACGAT', [up('T', true), up('K', false), up('R', false, false)]);
    const [change] = changesOf(view, new Map([['base:2', moves('mutate 2 A')]]));
    expect(change).toMatchObject({ strand: 'AAGAT', gains: ['K', 'R'], losses: ['T'], ready: true });
    const [dry] = changesOf(view, new Map([['base:2', moves('mutate 2 G')]]));
    expect(dry).toMatchObject({ strand: 'AGGAT', gains: ['R'], losses: ['T'], ready: false });
  });

  it('shows of a letter taken out the codons across the joint, and no others', () => {
    const [gone] = changesOf(table('AACGT', []), new Map([['base:2', moves('delete 2')]]));
    expect(gone?.strand).toBe('ACGT');
    expect(gone?.spells.map((one) => one.amino).join('')).toBe('T');
    const [first] = changesOf(table('AACGT', []), new Map([['base:1', moves('delete 1')]]));
    expect(first?.spells).toEqual([]);
  });

  it('looks into every gap', () => {
    const gaps = gapsOf(table('AC', [up('N', false)]), 'A').map((gap, place) => ({ ...gap, place }));
    expect(gaps.map((gap) => gap.strand)).toEqual(['AAC', 'AAC', 'ACA']);
    expect(waysTo('N', gaps)).toEqual([1, 2]);
  });

  it('sees which letter differs, came or went', () => {
    expect([changedPlace('ACG', 'ATG'), changedPlace('ACG', 'CGT'), changedPlace('AC', 'ACG')]).toEqual([
      1,
      null,
      null,
    ]);
    expect([movedPlace('ACG', 'AG'), movedPlace('ACG', 'ACGT'), movedPlace('ACG', 'ATG')]).toEqual([1, 3, null]);
  });
});
