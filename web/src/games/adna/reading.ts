/** Pure functions that turn the view and the catalogue into what the board draws: chains, sites, temperatures. */

import type { Card } from '../../net/api';
import type { LegalMove } from '../../net/messages.gen';
import type { Catalogue } from '../../table/thing';
import type { GameEvent } from './events.gen';
import type { Play, Sites, View } from './view.gen';

// -- chains

export interface Cell {
  look: 'base' | 'fragment' | 'coming' | 'gap' | 'slot' | 'goal';
  /** The letter; empty if there is none. */
  base: string;
  /** The position on the chain or fragment, from 1. */
  place: number;
  /** The letter that would leave this place. */
  was?: string;
  /** Whether it is picked for the card being played. */
  picked?: boolean;
  /** Whether a Deletion would take it out. */
  out?: boolean;
  /** Whether it would come off. */
  risk?: boolean;
  /** Whether it belongs to a fragment that would be joined again. */
  home?: boolean;
  /** Whether the next base goes here. */
  next?: boolean;
}

/** Return the card being played, or the swap in the heat, if it is aimed at this chain. */
export function aimedAt({ play, swap }: View, seat: number): Play | null {
  return play && (swap ? swap.chain : play.chain) === seat ? play : null;
}

/** Return the cells of a chain up to the goal: as it stands, and what the card being played would change. */
export function cellsOf(view: View, seat: number): Cell[] {
  const chain = view.chains[seat]!;
  const play = aimedAt(view, seat);
  const picked = play?.positions ?? [];
  const removes = play?.removes ?? 0;
  const takesOut = removes > 0 && play!.site === null && picked.length > 0;
  const keeps = takesOut || view.phase === 'remove' ? chain.length : chain.length - removes;
  const joins = play !== null && play.joins && !view.over;

  const cells: Cell[] = [...chain.bases].map((base, index) => {
    const place = index + 1;
    const pick = picked.indexOf(place);
    if (pick < 0) return { look: 'base', base, place, risk: index >= keeps };
    if (takesOut) return { look: 'base', base, place, picked: true, out: true };
    if (view.phase === 'pick' || view.phase === 'mutate') return { look: 'base', base, place, picked: true };
    const after = play!.placed[pick];
    return after === undefined
      ? { look: 'coming', base: '', place, was: base, picked: true, next: pick === play!.placed.length }
      : { look: 'base', base: after, place, picked: true, ...(after === base ? {} : { was: base }) };
  });
  for (let index = 0; index < (play?.adds ?? 0); index++) {
    const next = index === 0 && play!.turned_up !== '';
    cells.push({ look: 'coming', base: '', place: chain.length + index + 1, next });
  }
  if (chain.fragment && !joins) cells.push({ look: 'gap', base: '', place: 0 });
  [...(chain.fragment ?? '')].forEach((base, index) =>
    cells.push({ look: 'fragment', base, place: index + 1, home: joins }),
  );
  while (cells.length < view.target)
    cells.push({ look: cells.length === view.target - 1 ? 'goal' : 'slot', base: '', place: cells.length + 1 });
  return cells;
}

/** A site of one of your enzymes on a chain. */
export interface Mark {
  enzyme: string;
  /** From 0. */
  start: number;
  end: number;
  /** Number of bases before the cut; null if the enzyme doesn't cut at this site. */
  cut: number | null;
  /** Number of bases before the cut in the lower strand. */
  below: number | null;
  removes: number;
  colour: string;
  /** Whether the enzyme lacks nothing. */
  ready: boolean;
  /** Whether the site appears only after the declared rearrangement. */
  wouldBe: boolean;
  /** 0 above the chain, 1 below it. */
  lane: number;
  /** The text beside it; may be empty. */
  name: string;
  /** Whether the text runs towards the start of the row. */
  back: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Widths in rem: the widest letter of a name, the square before the name, and the gap between names. */
const LETTER = 0.53;
const SQUARE = 0.9;
const APART = 0.6;

/** Return the sites of your enzymes on a chain, or on the chain after a declared rearrangement, named by `nameOf`.
 *  If two overlap, one goes above and one below; a third is left out. No name crosses the end of its row. */
export function marksOf(
  view: View,
  seat: number,
  catalogue: Catalogue,
  { per, tile, bare, rem }: Scale,
  nameOf: (enzyme: string, wouldBe: boolean) => string,
): Mark[] {
  const side = seat === view.seat ? 'own' : 'other';
  const isPlanned = (aimedAt(view, seat)?.reads_after ?? null) !== null;
  const marks: Mark[] = [];
  const lanes: [number, number][][] = bare ? [[]] : [[], []];
  const add = (enzyme: string, sites: Sites, ready: boolean, wouldBe: boolean): void => {
    const { site, colour } = catalogue.get(`card:${enzyme}`)?.values ?? {};
    const length = text(site).replace('^', '').length;
    sites.starts.forEach((at, which) => {
      const start = at - 1;
      const edge = start - (start % per) + per;
      const end = Math.min(start + length, edge);
      const cut = which ? null : sites.cuts_after;
      const below = which ? null : sites.cuts_below_after;
      const removes = which ? 0 : sites.removes;
      const name = cut !== null || wouldBe || !bare ? nameOf(enzyme, wouldBe) : '';
      const letters = name.length + (removes ? ` −${removes}`.length : 0);
      const wide = name ? ((letters * LETTER + SQUARE + APART) * rem) / tile : 0;
      for (const [lane, taken] of lanes.entries()) {
        // above, the name begins where the site begins; below, it lies beside the site
        const after = lane ? end + wide : Math.max(end, start + wide);
        const back = after > edge;
        const [from, to] = back ? [lane ? start - wide : Math.min(start, end - wide), end] : [start, after];
        if (taken.some(([a, b]) => from < b && a < to)) continue;
        taken.push([from, to]);
        const looks = { colour: text(colour), ready, wouldBe, lane, name, back };
        marks.push({ enzyme, start, end: start + length, cut, below, removes, ...looks });
        return;
      }
    });
  };
  const map = [...(view.restriction_map ?? [])];
  if (!isPlanned) map.sort((a, b) => a.lacks.length - b.lacks.length || b[side].removes - a[side].removes);
  for (const entry of map) {
    const sites = isPlanned ? (entry.planned ?? entry[side]) : entry[side];
    add(entry.enzyme, sites, entry.lacks.length === 0, sites.starts.join() !== entry[side].starts.join());
  }
  return marks;
}

export type CutMade = Extract<GameEvent, { event: 'ChainCut' }>;

/** Return the cuts of a chain in the last game of a match. */
export function cutsOf(events: GameEvent[], seat: number): CutMade[] {
  const begun = events.findLastIndex(({ event }) => event === 'GameStarted');
  return events
    .slice(begun + 1)
    .filter((event): event is CutMade => event.event === 'ChainCut' && event.chain === seat);
}

/** The size of a drawn chain, in pixels. */
export interface Scale {
  per: number;
  rows: number;
  tile: number;
  high: number;
  /** Whether tiles omit the pairing base. */
  bare: boolean;
  narrow: boolean;
  /** Pixels per rem; larger on large screens. */
  rem: number;
}

const PAIRED = 120 / 58;
const BARE = 90 / 58;
/** Minimum widths of a tile in rem: with its partner, without it, and for a finger; then the maximum widths. */
const LEAST = { paired: 1.75, bare: 1.425, finger: 2.82 };
const LARGEST = { paired: 2.15, finger: 2.9 };
const NARROW = 600;
/** The width of a tile in pixels before the board is measured. */
const AT_FIRST = 33;

/** Return the scale, the same for both chains so that you see the lead; tiles are larger while you pick bases. */
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

/** Return the number of cells in a row and the number of rows, the same for both chains. */
export function rowsOf(cells: number, width: number, least: number): { per: number; rows: number } {
  if (!width) return { per: cells, rows: 1 };
  const most = Math.max(5, Math.floor(width / least));
  const rows = Math.ceil(cells / most);
  const even = Math.ceil(cells / rows);
  const five = Math.ceil(even / 5) * 5;
  return { per: five <= most ? five : even, rows };
}

// -- temperatures

export const degrees = (celsius: number): string => (celsius < 0 ? `−${-celsius}` : String(celsius));

/** Shorten a few temperatures of the scale: "25°", "25–37°", "≥ 55°". */
export function range(celsius: number[], scale: number[]): string {
  const [first, last] = [celsius[0], celsius.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return `${degrees(first)}°`;
  return last === scale.at(-1) ? `≥ ${degrees(first)}°` : `${degrees(first)}–${degrees(last)}°`;
}

/** Return the temperatures that you can touch, with their touch ids: a temperature, "level:55", or a number of levels
 *  from the current temperature, "levels:+2". */
export function stepsOf(legal: Map<string, LegalMove[]>, { steps }: View['thermometer']): Map<number, string> {
  const found = new Map<number, string>();
  for (const touch of legal.keys()) {
    const [kind, value] = touch.split(':');
    const celsius = kind === 'level' ? Number(value) : steps[touch];
    if (celsius !== undefined) found.set(celsius, touch);
  }
  return found;
}

// -- cards and moves

/** Split the words of a move into what it does and what follows. */
export function parts(words: string): [string, string] {
  const [what = '', ...then] = words.split(' · ');
  return [what, then.join(' · ')];
}

/** Values of a support that has an effect of its own. */
const OWN_EFFECTS = ['adds', 'draws', 'rearranges'];

/** Whether a card is only played with others. */
export const isOnlySupport = (card: Card | undefined): boolean =>
  card?.values['type'] === 'support' && !OWN_EFFECTS.some((name) => name in card.values);
