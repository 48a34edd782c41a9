/** A drawing for every Reactions card, 64 wide and 46 high, in the current colour. */

import { polygon } from '../../pieces/nucleotide';

const hexagon = (x: number, y: number, radius: number): string =>
  `<polygon points="${polygon(x, y, radius, 6, Math.PI / 6)}"/>`;
const box = (x: number, y: number, wide: number, high: number, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="1.5" ${more}/>`;
/** Bases side by side. */
const bases = (count: number, x: number, y: number, more = ''): string =>
  Array.from({ length: count }, (_, place) => box(x + place * 8, y, 6.5, 14, more)).join('');
const phosphate = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="6"/>${letters(x, y + 3.6, 10, 'P')}`;
const letters = (x: number, y: number, size: number, text: string, ink = 'currentColor'): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${ink}" stroke="none">${text}</text>`;
const round = (count: number, draw: (cos: number, sin: number) => string): string =>
  Array.from({ length: count }, (_, place) => {
    const angle = (place * 2 * Math.PI) / count;
    return draw(Math.cos(angle), Math.sin(angle));
  }).join('');

const WATER = 'fill="var(--water)"';
const ICE = 'fill="var(--water-soft)"';
const METAL = 'fill="var(--paper-2)"';
const NO = 'stroke="var(--danger)" stroke-width="2.8"';

export const DRAWINGS: Record<string, string> = {
  'agarose-gel': `${box(14, 4, 36, 39)}<path d="M19 10h5M29 10h5M39 10h5"/><path d="M19 20h5M19 33h5M29 16h5M29 26h5M39 22h5M39 37h5" stroke="var(--G)" stroke-width="3.4"/>`,
  'alkaline-phosphatase': `<path d="M4 38H34"/>${bases(3, 8, 24)}${phosphate(46, 20)}<path d="M36 30Q44 34 54 32M50 28l4.5 4-4.5 4"/>`,
  pcr: `<path d="M4 21H16M4 25H16M16 23 26 12M16 23 26 34"/><path d="M26 10H38M26 14H38M26 32H38M26 36H38"/><path d="M42 12l8-6M42 12l8 6M42 34l8-6M42 34l8 6"/><path d="M51 5h9M51 9h9M51 17h9M51 21h9M51 27h9M51 31h9M51 39h9M51 43h9" stroke-width="1.7"/>`,
  bsa: `<path d="M32 42C14 30 12 20 15 13 18 5 28 5 32 14 36 5 46 5 49 13 52 20 50 30 32 42Z" ${METAL}/><path d="M23 15q5 5 2 11M41 15q-5 5-2 11M32 20v12"/>`,
  deletion: `${bases(2, 4, 16, WATER)}${bases(2, 24, 16, 'stroke-dasharray="2.6 2.6"')}${bases(2, 44, 16, WATER)}<path d="M26 8 37 38M37 8 26 38" ${NO}/>`,
  dephosphorylation: `<path d="M4 38H36"/>${bases(4, 6, 24)}${phosphate(50, 28)}<path d="M42 39 58 17" ${NO}/>`,
  detergent: round(
    10,
    (cos, sin) =>
      `<path d="M${32 + cos * 14.5} ${23 + sin * 14.5}L${32 + cos * 6 + sin * 1.6} ${23 + sin * 6 - cos * 1.6}"/><circle cx="${32 + cos * 18}" cy="${23 + sin * 18}" r="3.6" ${WATER}/>`,
  ),
  'distilled-water': `<path d="M24 5C33 17 37 22 37 29A13 12 0 0 1 11 29C11 22 15 17 24 5Z" ${WATER}/><path d="M50 12V32M44 26l6 7 6-7"/>`,
  dmso: `${letters(32, 30, 15, 'S')}${letters(32, 11, 13, 'O')}<path d="M29.5 14v5M34.5 14v5M24 28 12 37M40 28l12 9"/>`,
  'dnase-i': `${bases(4, 3, 14, WATER)}<path d="M38 6V40" stroke="var(--danger)" stroke-dasharray="4 3.4"/><g opacity=".75">${box(44, 9, 6.5, 12, 'transform="rotate(18 47 15)"')}${box(54, 17, 6.5, 12, 'transform="rotate(-24 57 23)"')}${box(45, 29, 6.5, 12, 'transform="rotate(40 48 35)"')}</g>`,
  'dna-ladder': `${box(20, 3, 24, 41)}<path d="M25 9h14M25 14h14M25 19h14M25 25h14M25 32h14M25 40h14" stroke="var(--A)" stroke-width="3"/>`,
  'loading-dye': `<path d="M46 3 28 21M50 7 32 25M46 3q5-2 4 4"/><path d="M28 21 22 30 32 25"/><path d="M20 33q3 4 0 6-3-2 0-6" ${WATER}/><path d="M6 36H14V42H26V36H58"/>`,
  'dna-polymerase': `<path d="M4 30H60"/>${bases(3, 6, 16, WATER)}<path d="M52 30C54 14 48 4 38 5 28 6 25 16 27 30M52 30q6 2 4 8H26q-5-3 1-8" ${METAL}/><path d="M38 5v11"/>`,
  dntps: `${phosphate(9, 14)}${phosphate(23, 14)}${phosphate(37, 14)}<path d="M15 14h2M29 14h2M43 14h3L50 20"/><polygon points="${polygon(50, 28, 8, 5, -Math.PI / 2)}"/><path d="M42 28 32 32"/>${hexagon(24, 34, 8)}`,
  'dry-ice': `<path d="M14 22 30 16 46 22V37L30 44 14 37ZM14 22 30 28 46 22M30 28V44" ${ICE}/><path d="M18 11q4-4 0-9M30 10q4-4 0-9M42 12q4-4 0-9"/><path d="M56 18V40M51.5 35.5l4.5 5 4.5-5"/>`,
  electrophoresis: `<path d="M4 12V40H60V12"/><path d="M4 19H60" stroke="var(--water)"/>${box(15, 26, 34, 9)}<path d="M21 30.5h2M29 30.5h3M40 30.5h5" stroke="var(--G)" stroke-width="4"/><path d="M7 5h7M50 5h8M54 1v8"/>`,
  'ethidium-bromide': `<g fill="var(--U)" fill-opacity=".45">${hexagon(18, 29, 9.5)}${hexagon(34.5, 29, 9.5)}${hexagon(42.7, 14.8, 9.5)}</g><path d="M10 34l-7 4M26 39v5"/>${letters(36, 33, 11, 'N⁺')}`,
  goggles: `<path d="M6 15Q6 11 10 11H54Q58 11 58 15V25Q58 36 47 36 38 36 35 29 32 25 29 29 26 36 17 36 6 36 6 25Z" ${ICE}/><path d="M6 19H1M58 19h5M14 28l8-10M40 28l8-10"/>`,
  'heating-block': `${box(6, 25, 40, 18, METAL)}<path d="M13 12V27Q15.5 33 18 27V12ZM23.5 12V27Q26 33 28.5 27V12ZM34 12V27Q36.5 33 39 27V12Z" fill="var(--warm)"/><path d="M11 11h9M21.5 11h9M32 11h9"/><path d="M51 23l5-6 5 6M51 34l5-6 5 6" ${NO}/>`,
  'ice-box': `<path d="M8 17H56L52 43H12Z" ${ICE}/><path d="M5 11H59V17H5Z"/><path d="M32 22V39M24.6 26.2 39.4 34.8M39.4 26.2 24.6 34.8M32 25l-3-2.5M32 25l3-2.5" stroke="var(--cold)"/>`,
  klenow: `<path d="M4 32H60"/>${bases(2, 8, 18, WATER)}<path d="M54 32C56 15 50 5 40 6 31 7 28 17 30 32ZM40 6v12" ${METAL}/><path d="M30 32C20 46 44 48 46 36" stroke-dasharray="3 3.4"/>`,
  ligase: `<path d="M4 29H28M36 29H60"/><path d="M23 29A9.5 9.5 0 1 1 41 29" stroke-width="5" stroke="var(--buffer-green)"/><path d="M23 29A9.5 9.5 0 1 1 41 29"/><circle cx="32" cy="29" r="2.5" fill="currentColor"/>`,
  ligation: `<path d="M3 13H24V23H34V33H3Z" ${WATER}/><path d="M30 13H61V33H40V23H30Z" fill="var(--G)" fill-opacity=".6"/>`,
  linker: `${bases(2, 3, 16)}${bases(3, 21, 8, WATER)}${bases(2, 47, 16)}<path d="M31 26v6M27 29l4 4 4-4"/>`,
  'magnesium-chloride': `<circle cx="32" cy="23" r="12.5" fill="var(--buffer-green)" fill-opacity=".35"/>${letters(31, 27.5, 12, 'Mg')}${round(6, (cos, sin) => `<circle cx="${32 + 22 * cos}" cy="${23 + 18 * sin}" r="3" ${WATER}/>`)}`,
  'non-toxic-stain': `${box(14, 4, 36, 39)}<path d="M19 12h26M19 22h18M19 33h22" stroke="var(--buffer-green)" stroke-width="4.5"/>`,
  denaturation: `<path d="M2 17H24Q32 17 38 8T60 4M2 29H24Q32 29 38 38T60 42"/><path d="M7 18v10M13 18v10M19 18v10" stroke-width="1.8"/><path d="M40 13v4M46 10v4M52 9v4M40 33v-4M46 36v-4M52 37v-4" stroke-width="1.8"/>`,
  polylinker: `${bases(1, 3, 16)}${bases(5, 13, 8, WATER)}${bases(1, 55, 16)}<path d="M17 4v-2M25 4v-2M33 4v-2M41 4v-2M49 4v-2" stroke="var(--danger)"/><path d="M32 26v8M28 31l4 4 4-4"/>`,
  'rnase-a': `<path d="M22 23 38 12A19 19 0 1 0 38 34Z" ${METAL}/><circle cx="22" cy="12" r="2.2" fill="currentColor"/>${box(44, 14, 16, 18, 'fill="var(--U)"')}${letters(52, 28, 14, 'U', 'var(--on-U)')}`,
  spectrophotometer: `<path d="M23 6V42H41V6" ${ICE}/><path d="M20 6H44"/><path d="M3 22H23" stroke="var(--U)" stroke-width="3.5"/><path d="M41 22H61" stroke="var(--U)" stroke-width="1.6" stroke-dasharray="3 3"/>`,
  'thermal-cycler': `<path d="M3 40H61M3 40V4"/><path d="M6 34H11L14 8H18L22 28H27L30 18H34L37 8H41L45 28H50L53 18H58" stroke="var(--danger)"/>`,
  'uv-light': `<path d="M12 3H52L47 11H17Z" ${METAL}/><path d="M22 15q-4 4 0 7t0 7M32 15q-4 4 0 7t0 7M42 15q-4 4 0 7t0 7" stroke="var(--aromatic)" stroke-width="2.6"/>${box(15, 33, 15, 11, 'fill="var(--T)"')}${box(34, 33, 15, 11, 'fill="var(--T)"')}<path d="M30 36.5h4M30 40.5h4"/>`,
  'water-bath': `<path d="M5 12V42H59V12"/><path d="M5 20q7-4 13.5 0t13.5 0 13.5 0 13.5 0V42H5Z" ${WATER} fill-opacity=".5"/><path d="M24 4V28Q27 36 30 28V4ZM36 4V28Q39 36 42 28V4Z" fill="var(--paper)"/>`,
};
