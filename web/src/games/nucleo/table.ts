/** Small readings of the view that several parts of the board share. */

import type { LegalMove } from '../../net/messages.gen';
import type { Catalogue } from '../../table/thing';
import type { View } from './view.gen';

export const verb = (move: LegalMove): string => move.move.split(' ', 1)[0]!;

export const copies = (letters: string, letter: string): number => letters.split(letter).length - 1;

/** Letters with how often each is there, in order. */
export const counted = (letters: Iterable<string>): [string, number][] => {
  const found = new Map<string, number>();
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1);
  return [...found];
};

/** All legal moves, each once. */
export const movesIn = (legal: Map<string, LegalMove[]>): LegalMove[] => [...new Set([...legal.values()].flat())];

export const chainOf = (protein: string, catalogue: Catalogue): string =>
  (catalogue.get(`protein:${protein}`)?.values['amino_acids'] as string | undefined) ?? '';

export const valueOf = (protein: string, catalogue: Catalogue): number =>
  (catalogue.get(`protein:${protein}`)?.values['value'] as number | undefined) ?? 0;

/** A protein's name without what is added to it in brackets or after a comma. */
export const shortName = (protein: string, catalogue: Catalogue): string =>
  (catalogue.get(`protein:${protein}`)?.name ?? protein).replace(/[ -]\(.*\)$|,.*$/, '');

/** Where a first word says nothing. */
const SYMBOLS: Record<string, string> = { gfp: 'GFP', trh: 'TRH', igg1: 'IgG1', penk: 'Enkephalin' };

/** A protein in one word, for where there is little room. */
export const oneWord = (protein: string, catalogue: Catalogue): string =>
  SYMBOLS[protein] ?? shortName(protein, catalogue).split(' ', 1)[0]!;

/** Where in its protein each residue of a chain sits, as far as the card says: "Ser65-Tyr66-Gly67", "Tyr100-Met104". */
export function placesOf(chain: string, residues: string): number[] {
  const named = [...residues.matchAll(/[A-Z][a-z]{2}(\d+)/g)].map((one) => Number(one[1]));
  const [first, last] = named;
  if (named.length === chain.length) return named;
  if (named.length === 2 && last! - first! === chain.length - 1) return [...chain].map((_, place) => first! + place);
  return [];
}

export interface Residue {
  letter: string;
  state: 'have' | 'lacks' | 'chosen';
}

/** A chain ticked off against a hand: what is there, what would come, what is missing. */
export function ticked(chain: string, hand: string, coming: string[] = [], going: string[] = []): Residue[] {
  const have = new Map(counted(hand));
  const come = new Map(counted(coming));
  for (const letter of going) have.set(letter, (have.get(letter) ?? 0) - 1);
  const take = (from: Map<string, number>, letter: string): boolean => {
    const left = from.get(letter) ?? 0;
    from.set(letter, left - 1);
    return left > 0;
  };
  return [...chain].map((letter) => ({
    letter,
    state: take(have, letter) ? 'have' : take(come, letter) ? 'chosen' : 'lacks',
  }));
}

export const isFull = (chain: Residue[]): boolean => chain.length > 0 && chain.every((one) => one.state !== 'lacks');

/** The seats that surely hold a thing, apart from one's own. */
export function holders(view: View, item: string, you: number | null): number[] {
  return view.players.flatMap((player, seat) => {
    if (seat === you) return [];
    if (item === 'coin') return player.coins > 0 ? [seat] : [];
    if (item.length > 1) return player.proteins.some((one) => one.card === item) ? [seat] : [];
    return player.sure.includes(item) ? [seat] : [];
  });
}

/** The letters that one's own proteins still lack, each once. */
export const lacking = (view: View): string[] => [
  ...new Set((view.hand?.proteins ?? []).flatMap((one) => [...one.missing])),
];
