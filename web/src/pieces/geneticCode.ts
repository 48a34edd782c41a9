/** The standard genetic code, from DNA codons to amino acids. */

const ORDER = 'TCAG';
const SPELT = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG';

/** Return the letter of an amino acid; * for a stop. */
export function spelt(codon: string): string {
  const [first = 0, second = 0, third = 0] = [...codon.replaceAll('U', 'T')].map((base) => ORDER.indexOf(base));
  return SPELT[16 * first + 4 * second + third] ?? '';
}

/** Return the amino acids of the codons that contain the letter at `place` (from 0). */
export function speltAround(strand: string, place: number): { at: number; codon: string; amino: string }[] {
  return [place - 2, place - 1, place].flatMap((at) => {
    const codon = strand.slice(at, at + 3);
    return at >= 0 && codon.length === 3 ? [{ at, codon, amino: spelt(codon) }] : [];
  });
}
