/** A cover's colours. */
export interface CoverInks {
  ground: string;
  /** Title colour. */
  print: string;
  spine: string;
  /** The viewBox of the part that identifies the game at small sizes. */
  middle: string;
}

export const INK = '#14222a';
export const CREAM = '#fbf3e0';

/** The fill and letter colours of bases on covers, in both themes. */
export const BASES: Record<string, [fill: string, letter: string]> = {
  A: ['#2a4b9e', '#fff'],
  G: ['#9cc1f0', '#12233f'],
  T: ['#a32c46', '#fff'],
  C: ['#f3aeb9', '#3d0f18'],
};

/** Return a wavy line across the box. */
export function wave(height: number, rise: number, start: number): string {
  let path = `M0 ${height}`;
  for (let x = 0; x <= 240; x += 4)
    path += `L${x} ${(height + Math.sin(start + (x / 240) * Math.PI * 5) * rise).toFixed(1)}`;
  return path;
}
