/** Helpers that read the view and the catalogue, shared by several parts of the board. */

import { shortText } from '../../board/cards';
import { copies, counted, missing, ticked, without, type Residue } from '../../board/multiset';
import { spoken, type Board } from './board';
import type { OwnProtein, Player, Terms } from './view.gen';

export const COIN = 'coin';
const isLetter = (item: string): boolean => item.length === 1;

/** Whether you are to move in the position shown, which may be in the past. */
export const isYours = (board: Board): boolean => board.you !== null && board.view.to_move === board.you;

export interface Protein {
  /** The printed name up to a bracket or comma. */
  name: string;
  /** A one-word name for narrow places. */
  word: string;
  value: number;
  chain: string;
  residues: string;
}

/** Short names of proteins whose first word is not telling. */
const WORDS: Record<string, string> = { gfp: 'GFP', trh: 'TRH', igg1: 'IgG1', penk: 'Enkephalin' };

/** Return what is printed on a protein card. */
export function proteinOf(board: Board, card: string): Protein {
  const id = `protein:${card}`;
  const { value = 0, amino_acids: chain = '', residues = '' } = board.catalogue.get(id)?.values ?? {};
  const name = board.cardName(id).replace(/[ -]\(.*\)$|,.*$/, '');
  return { name, word: WORDS[card] ?? name.split(' ', 1)[0]!, value, chain, residues } as Protein;
}

/** Return the names of proteins in a sentence: "Insulin and BiP". */
export const proteinNames = (board: Board, cards: string[]): string =>
  spoken().and(cards.map((card) => proteinOf(board, card).name));

/** Return the total value of proteins. */
export const worthOf = (board: Board, cards: string[]): number =>
  cards.reduce((sum, card) => sum + proteinOf(board, card).value, 0);

/** Return the name of a trade item. */
export const itemName = (board: Board, item: string): string =>
  item === COIN ? spoken().coin : isLetter(item) ? board.cardName(`amino:${item}`) : proteinOf(board, item).name;

/** Return the short text of an action card. */
export const effectOf = (board: Board, card: string): string =>
  shortText(board.catalogue.get(`action:${card}`), spoken().cards);

/** The gain of a d6 symbol: amino acids to roll for, or a card. */
export interface DieSymbol {
  rolls: number;
  card: 'action' | 'protein' | null;
}

/** Return what a symbol of the d6 gives; undefined before the roll. */
export const symbolOf = (board: Board, symbol: number | null): DieSymbol | undefined =>
  (board.catalogue.get('piece:d6')?.values['symbols'] as DieSymbol[] | undefined)?.[(symbol ?? 0) - 1];

/** Return what a symbol of the d6 gives, in words. */
export function symbolWords(board: Board, symbol: number): string {
  const { symbolRolls, symbolCards } = spoken();
  const { rolls = 0, card = null } = symbolOf(board, symbol) ?? {};
  return card ? symbolCards[card] : symbolRolls(rolls);
}

/** Return the position of each residue of a chain if the card gives it: "Ser65-Tyr66-Gly67", "Tyr100-Met104". */
export function placesOf(chain: string, residues: string): number[] {
  const places = [...residues.matchAll(/[A-Z][a-z]{2}(\d+)/g)].map((match) => Number(match[1]));
  const [first, last] = places;
  if (places.length === chain.length) return places;
  if (places.length === 2 && last! - first! === chain.length - 1) return [...chain].map((_, index) => first! + index);
  return [];
}

/** Mark the letters of a chain that a hand would fill after a trade, for drawing only. */
export const afterTrade = (chain: string, hand: string, come: string[], go: string[]): Residue[] =>
  ticked(chain, without(hand, go), come.filter(isLetter));

/** The effect of a trade: proteins you can build after it but not now, and the reverse. */
export type Outcome = Pick<Terms, 'completes' | 'breaks'>;

/** Compute the effect of a trade that only this page knows, from what your proteins lack and can spare. The server
 * computes it for offers that it has. */
export function outcomeOf(proteins: OwnProtein[], give: string[], want: string[]): Outcome {
  const kept = proteins.filter(({ card }) => !give.includes(card));
  const isBuilt = ({ missing: lacks, spare }: OwnProtein): boolean =>
    !missing(lacks, want).length && counted(give).every(([item, count]) => count <= (spare[item] ?? count));
  return {
    completes: kept.filter((protein) => protein.missing && isBuilt(protein)).map(({ card }) => card),
    breaks: kept.filter((protein) => !protein.missing && !isBuilt(protein)).map(({ card }) => card),
  };
}

/** Return the other seats in `of` that are known to hold more than `asked` copies of an item. */
export function holders(board: Board, item: string, of = board.seats.map(({ seat }) => seat), asked = 0): number[] {
  const held = ({ coins, sure, proteins }: Player): number => {
    if (item === COIN) return coins;
    return isLetter(item) ? copies(sure, item) : proteins.filter(({ card }) => card === item).length;
  };
  return of.filter((seat) => seat !== board.you && held(board.view.players[seat]!) > asked);
}

/** Return the letters that your proteins lack, without repeats. */
export const lacking = (board: Board): string[] => [
  ...new Set((board.view.hand?.proteins ?? []).flatMap(({ missing }) => [...missing])),
];
