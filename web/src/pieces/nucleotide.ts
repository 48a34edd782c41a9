/** The outline of a nucleotide. Purines are tall and pyrimidines short, so every pair has the same height, as in DNA.
 *  The edge where they meet has two teeth for A–T and A–U and three for G–C, so only partners fit. */

export const WIDTH = 58;
export const TALL = 70;
export const SHORT = 50;
export const PAIR = TALL + SHORT;
const CORNER = 6;
const TOOTH = { wide: 8, high: 6 };

/** The bases a letter can stand for, in IUPAC notation. */
const MAY_BE: Record<string, string> = {
  A: 'A',
  C: 'C',
  G: 'G',
  T: 'T',
  U: 'U',
  R: 'AG',
  Y: 'CT',
  W: 'AT',
  S: 'CG',
  K: 'GT',
  M: 'AC',
  H: 'ACT',
  B: 'CGT',
  D: 'AGT',
  V: 'ACG',
  N: 'ACGT',
};
const PARTNERS: Record<string, string> = { A: 'T', C: 'G', G: 'C', T: 'A', U: 'A', R: 'Y', Y: 'R', H: 'D', N: 'N' };

export const basesOf = (letter: string): string[] => [...(MAY_BE[letter] ?? '')];

export function partnerOf(letter: string, rna = false): string {
  const partner = PARTNERS[letter] ?? '';
  return rna && partner === 'T' ? 'U' : partner;
}

/** Return the number of hydrogen bonds in the pair; 0 if the letter leaves it open. */
export function bondsOf(letter: string): 0 | 2 | 3 {
  const strong = new Set(basesOf(letter).map((base) => 'GC'.includes(base)));
  return strong.size !== 1 ? 0 : strong.has(true) ? 3 : 2;
}

/** Return the height of a letter's tile: tall, short, or in between if it can be either. */
export function heightOf(letter: string): number {
  const purine = new Set(basesOf(letter).map((base) => 'AG'.includes(base)));
  return purine.size !== 1 ? PAIR / 2 : purine.has(true) ? TALL : SHORT;
}

/** Return the path of the teeth, pointing down, from left to right or back. */
function teeth(count: number, back: boolean): string {
  const places = Array.from({ length: count }, (_, i) => (WIDTH / (count + 1)) * (i + 1));
  const side = back ? -1 : 1;
  const path = (back ? places.reverse() : places).map(
    (x) => `H${round(x - (side * TOOTH.wide) / 2)}v${TOOTH.high}h${side * TOOTH.wide}v${-TOOTH.high}`,
  );
  return path.join('') + (back ? 'H0' : `H${WIDTH}`);
}

/** Return the path of a tile with its pairing edge at the bottom. */
export function upperTile(letter: string): string {
  const edge = teeth(bondsOf(letter), true);
  return `M${CORNER} 0H${WIDTH - CORNER}Q${WIDTH} 0 ${WIDTH} ${CORNER}V${heightOf(letter)}${edge}V${CORNER}Q0 0 ${CORNER} 0Z`;
}

/** Return the path of a tile with its pairing edge at the top; its gaps take the teeth. */
export function lowerTile(letter: string): string {
  const top = PAIR - heightOf(letter);
  const foot = PAIR - CORNER;
  return (
    `M0 ${top}${teeth(bondsOf(letter), false)}V${foot}Q${WIDTH} ${PAIR} ${WIDTH - CORNER} ${PAIR}` +
    `H${CORNER}Q0 ${PAIR} 0 ${foot}Z`
  );
}

/** Return the corners of a regular polygon for the `points` attribute. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
