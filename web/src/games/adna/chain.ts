/** How a chain is drawn: cell by cell, as it stands and as it would be, and where enzymes would cut it. */

import { basesOf } from '../../pieces/nucleotide';
import type { Catalogue } from '../../table/thing';
import type { Play, Sites, View } from './view.gen';

export interface Cell {
  look: 'base' | 'fragment' | 'coming' | 'gap' | 'slot' | 'goal';
  /** The letter, where there is one. */
  base: string;
  /** Counted from 1, on the chain or on the fragment. */
  place: number;
  /** The letter that would go from here. */
  was?: string;
  /** Picked for the card being played. */
  picked?: boolean;
  /** To be taken off: out of the middle, or behind a cut. */
  out?: boolean;
  risk?: boolean;
  /** A fragment that would be joined again. */
  home?: boolean;
  /** Where the next base goes. */
  next?: boolean;
}

/** What is drawn of a chain, and how long it would be then; null if it stays as long as it is. */
export interface Drawn {
  cells: Cell[];
  then: number | null;
  /** The chain as it would read, if it would read differently. */
  reads: string | null;
}

/** The card being played, if it is aimed at this chain; a swap in the heat is aimed at the active player's. */
export function aimedAt(view: View, seat: number): Play | null {
  const { play } = view;
  if (!play) return null;
  return (play.card === null ? view.active : play.chain) === seat ? play : null;
}

export const numberOn = (catalogue: Catalogue, card: string | null, what: string): number => {
  const value = card === null ? undefined : catalogue.get(`card:${card}`)?.values[what];
  return typeof value === 'number' ? value : 0;
};

const JOINS = new Set(['linker', 'polylinker', 'ligation']);

export function draw(view: View, seat: number, catalogue: Catalogue): Drawn {
  const chain = view.chains[seat]!;
  const play = aimedAt(view, seat);
  const fragment = chain.fragment ?? '';
  const places = play && play.card !== 'ethidium-bromide' ? play.positions : [];
  const removing = play !== null && play.removes > 0;
  const takesOut = removing && play.site === null && places.length > 0;
  const keeps = !removing || takesOut || view.phase === 'remove' ? chain.length : chain.length - play.removes;
  const joins = play !== null && fragment !== '' && JOINS.has(play.card ?? '') && !view.over;
  const waiting = play?.turned_up.length ?? 0;
  const coming = waiting || (play && !play.took_effect ? numberOn(catalogue, play.card, 'adds') : 0);

  const cells: Cell[] = [...chain.bases].map((base, index) => {
    const place = index + 1;
    const picked = places.indexOf(place);
    if (picked < 0) return { look: 'base', base, place, risk: index >= keeps };
    if (takesOut) return { look: 'base', base, place, picked: true, out: true };
    if (view.phase === 'pick' || view.phase === 'mutate') return { look: 'base', base, place, picked: true };
    const after = play!.placed[picked];
    return after === undefined
      ? { look: 'coming', base: '', place, was: base, picked: true, next: picked === play!.placed.length }
      : { look: 'base', base: after, place, picked: true, ...(after === base ? {} : { was: base }) };
  });
  for (let index = 0; index < coming; index++)
    cells.push({ look: 'coming', base: '', place: chain.length + index + 1, next: index === 0 && waiting > 0 });
  if (fragment && !joins) cells.push({ look: 'gap', base: '', place: 0 });
  [...fragment].forEach((base, index) => cells.push({ look: 'fragment', base, place: index + 1, home: joins }));
  while (cells.length < view.target)
    cells.push({ look: cells.length === view.target - 1 ? 'goal' : 'slot', base: '', place: cells.length + 1 });

  const grown = coming || joins ? chain.length + coming + (joins ? fragment.length : 0) : null;
  const shrunk = removing ? chain.length - play.removes : null;
  const planned = places.length > 0 && !takesOut && play!.placed.length === places.length;
  return {
    cells,
    then: shrunk ?? (grown === null ? null : Math.min(grown, view.target)),
    reads: planned
      ? [...chain.bases].map((base, index) => play!.placed[places.indexOf(index + 1)] ?? base).join('')
      : null,
  };
}

export interface Mark {
  enzyme: string;
  /** From 0. */
  start: number;
  end: number;
  /** After how many bases it cuts; null where it only stands. */
  cut: number | null;
  removes: number;
  colour: string;
  /** It lacks nothing. */
  ready: boolean;
  /** It would stand there after what is planned. */
  wouldBe: boolean;
  /** Above the chain, or below it. */
  lane: 0 | 1;
}

const printed = (value: unknown): string => (typeof value === 'string' ? value : '');
const sitesOn = (site: string, bases: string): number[] => {
  const found: number[] = [];
  for (let at = 0; at + site.length <= bases.length; at++)
    if ([...site].every((letter, index) => basesOf(letter).includes(bases[at + index]!))) found.push(at + 1);
  return found;
};

/** Where one's enzymes find their sites on a chain; two that would overlap stand above and below, a third is left to
 *  its card. `label` is how many cells a name takes. */
export function marks(view: View, seat: number, catalogue: Catalogue, reads: string | null, label: number): Mark[] {
  const side = seat === view.seat ? 'own' : 'other';
  const found: Mark[] = [];
  const lanes: [number, number][][] = [[], []];
  const add = (enzyme: string, sites: Sites, ready: boolean, wouldBe: boolean): void => {
    const values = catalogue.get(`card:${enzyme}`)?.values ?? {};
    const length = printed(values['site']).replace('^', '').length;
    sites.starts.forEach((at, which) => {
      const start = at - 1;
      const reach: [number, number] = [start - 0.5, start + Math.max(length, which ? length : label) + 0.5];
      const free = (lane: [number, number][]): boolean => lane.every(([a, b]) => reach[1] <= a || reach[0] >= b);
      const lane = lanes.findIndex(free);
      if (lane < 0) return;
      lanes[lane]!.push(reach);
      found.push({
        enzyme,
        start,
        end: start + length,
        cut: which ? null : sites.cuts_after,
        removes: which ? 0 : sites.removes,
        colour: printed(values['colour']),
        ready,
        wouldBe,
        lane: lane as 0 | 1,
      });
    });
  };
  const map = view.restriction_map ?? [];
  if (reads === null) {
    const order = [...map].sort((a, b) => a.lacks.length - b.lacks.length || b[side].removes - a[side].removes);
    for (const entry of order) add(entry.enzyme, entry[side], entry.lacks.length === 0, false);
    return found;
  }
  for (const entry of map) {
    const values = catalogue.get(`card:${entry.enzyme}`)?.values;
    if (!values) continue;
    const starts = sitesOn(printed(values['site']).replace('^', ''), reads);
    const cut = starts.length ? starts[0]! - 1 + (values['cut'] as number) : null;
    const off = cut !== null && cut < reads.length ? reads.length - cut : 0;
    const isNew = starts.join() !== entry[side].starts.join();
    add(
      entry.enzyme,
      { starts, cuts_after: off ? cut : null, cuts_below_after: null, removes: off },
      entry.lacks.length === 0,
      isNew,
    );
  }
  return found;
}

/** How large a chain is drawn, in pixels. */
export interface Scale {
  per: number;
  rows: number;
  tile: number;
  high: number;
  /** Tiles without partners. */
  bare: boolean;
  narrow: boolean;
  /** One rem: on large screens everything grows with it. */
  rem: number;
}

const PAIRED = 120 / 58;
const BARE = 90 / 58;
/** How wide a tile is in rem: with its partner, without it, for a finger; and as wide as it gets. */
const LEAST = { paired: 1.75, bare: 1.425, finger: 2.82 };
const LARGEST = { paired: 2.15, finger: 2.9 };
const NARROW = 600;
/** Before anything has been measured. */
const AT_FIRST = 33;

/** Both chains alike, so that a lead is a length; where bases are chosen with a finger, as few in a row as it needs. */
export function scaleOf(cells: number, bases: number, width: number, rem: number, choosing: boolean): Scale {
  const narrow = width > 0 && width < NARROW;
  const { per, rows } = rowsOf(
    choosing ? bases : cells,
    width,
    rem * (choosing ? LEAST.finger : narrow ? LEAST.bare : LEAST.paired),
  );
  const tile = width ? Math.min(width / per, (choosing || narrow ? LARGEST.finger : LARGEST.paired) * rem) : AT_FIRST;
  const bare = narrow || rows > 1 || choosing;
  return { per, rows, tile, high: (tile - 1) * (bare ? BARE : PAIRED), bare, narrow, rem };
}

/** How many cells a row holds, and how many rows there are: both chains alike, so that a lead is a length. */
export function rowsOf(cells: number, width: number, least: number): { per: number; rows: number } {
  if (!width) return { per: cells, rows: 1 };
  const most = Math.max(5, Math.floor(width / least));
  const rows = Math.ceil(cells / most);
  const even = Math.ceil(cells / rows);
  const five = Math.ceil(even / 5) * 5;
  return { per: five <= most ? five : even, rows };
}
