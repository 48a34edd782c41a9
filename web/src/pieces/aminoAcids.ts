/** The chemistry of the twenty amino acids: three-letter code and side-chain class. Games define their own groups. */

export type ResidueClass = 'aliphatic' | 'aromatic' | 'polar' | 'basic' | 'acidic' | 'sulfur' | 'unusual';

export const THREE: Record<string, string> = {
  A: 'Ala',
  C: 'Cys',
  D: 'Asp',
  E: 'Glu',
  F: 'Phe',
  G: 'Gly',
  H: 'His',
  I: 'Ile',
  K: 'Lys',
  L: 'Leu',
  M: 'Met',
  N: 'Asn',
  P: 'Pro',
  Q: 'Gln',
  R: 'Arg',
  S: 'Ser',
  T: 'Thr',
  V: 'Val',
  W: 'Trp',
  Y: 'Tyr',
};

const MEMBERS: Record<ResidueClass, string> = {
  aliphatic: 'AVLIM',
  aromatic: 'FWY',
  polar: 'STNQ',
  basic: 'KRH',
  acidic: 'DE',
  sulfur: 'C',
  unusual: 'GP',
};

export function classOf(letter: string): ResidueClass {
  const found = Object.entries(MEMBERS).find(([, letters]) => letters.includes(letter));
  return (found?.[0] ?? 'unusual') as ResidueClass;
}

/** The symbol of a class or of a game's group, in a 22 × 22 box; shown beside the word or the colour. */
const SIGNS: Record<string, string> = {
  aliphatic: 'M2 12 8 5 14 12 20 5',
  aromatic: 'M11 2 19 7 19 15 11 20 3 15 3 7ZM11 6 15.5 8.7 15.5 13.3 11 16 6.5 13.3 6.5 8.7Z',
  polar: 'M11 3C17 10 18 13 18 14.5A7 7 0 0 1 4 14.5C4 13 5 10 11 3Z',
  basic: 'M11 3V19M3 11H19',
  acidic: 'M3 11H19',
  'acid deriv.': 'M3 8H19M3 14H19',
  sulfur: 'M16 6C10 2 5 6 8 9.5S17 12 15 16 6 20 5 15',
  unusual: 'M11 3 13.5 9 20 9.5 15 13.5 17 20 11 16.3 5 20 7 13.5 2 9.5 8.5 9Z',
};

export function signOf(group: string): string {
  const key = group.toLowerCase();
  return SIGNS[key === 'small polar' ? 'polar' : key] ?? '';
}
