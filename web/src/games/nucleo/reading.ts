/** Readings of the view and the catalogue that several parts of the board share. */

import { shortText } from '../../board/cards';
import { copies, counted, missing, ticked, without, type Residue } from '../../board/multiset';
import { spoken, type Board } from './board';
import type { OwnProtein, Player, Terms } from './view.gen';

export const COIN = 'coin';
const isLetter = (item: string): boolean => item.length === 1;

/** Whether you decide in the position that is shown, which may be a past one. */
export const isYours = (board: Board): boolean => board.you !== null && board.view.to_move === board.you;

export interface Protein {
  /** The printed name without what follows in brackets or after a comma. */
  name: string;
  /** The name in one word, for narrow places. */
  word: string;
  value: number;
  chain: string;
  residues: string;
}

/** Names whose first word says nothing. */
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

/** Return what proteins pay together. */
export const worthOf = (board: Board, cards: string[]): number =>
  cards.reduce((sum, card) => sum + proteinOf(board, card).value, 0);

/** Return what an item of a trade is called. */
export const itemName = (board: Board, item: string): string =>
  item === COIN ? spoken().coin : isLetter(item) ? board.cardName(`amino:${item}`) : proteinOf(board, item).name;

/** Return what an action card does, in a few words. */
export const effectOf = (board: Board, card: string): string =>
  shortText(board.catalogue.get(`action:${card}`), spoken().cards);

/** What a symbol of the d6 gives: amino acids to roll for, or a card. */
export interface DieSymbol {
  rolls: number;
  card: 'action' | 'protein' | null;
}

/** Return what a symbol of the d6 gives; nothing before it is thrown. */
export const symbolOf = (board: Board, symbol: number | null): DieSymbol | undefined =>
  (board.catalogue.get('piece:d6')?.values['symbols'] as DieSymbol[] | undefined)?.[(symbol ?? 0) - 1];

/** Say what a symbol of the d6 gives. */
export function symbolWords(board: Board, symbol: number): string {
  const { symbolRolls, symbolCards } = spoken();
  const { rolls = 0, card = null } = symbolOf(board, symbol) ?? {};
  return card ? symbolCards[card] : symbolRolls(rolls);
}

/** Where in its protein each residue of a chain sits, as far as the card says: "Ser65-Tyr66-Gly67", "Tyr100-Met104". */
export function placesOf(chain: string, residues: string): number[] {
  const places = [...residues.matchAll(/[A-Z][a-z]{2}(\d+)/g)].map((match) => Number(match[1]));
  const [first, last] = places;
  if (places.length === chain.length) return places;
  if (places.length === 2 && last! - first! === chain.length - 1) return [...chain].map((_, index) => first! + index);
  return [];
}

/** Mark the letters of a chain as a hand would fill them after a trade: a drawing, whatever the trade does. */
export const afterTrade = (chain: string, hand: string, come: string[], go: string[]): Residue[] =>
  ticked(chain, without(hand, go), come.filter(isLetter));

/** What a trade does for you: the proteins that you could build after it and not now, and the other way round. */
export type Outcome = Pick<Terms, 'completes' | 'breaks'>;

/** Compare a trade that is on this page only with what the server says that your proteins lack and can spare. An offer
 * changes with every touch, long before the server has it; of one that it has, the server says all this itself. */
export function outcomeOf(proteins: OwnProtein[], give: string[], want: string[]): Outcome {
  const kept = proteins.filter(({ card }) => !give.includes(card));
  const isBuilt = ({ missing: lacks, spare }: OwnProtein): boolean =>
    !missing(lacks, want).length && counted(give).every(([item, count]) => count <= (spare[item] ?? count));
  return {
    completes: kept.filter((protein) => protein.missing && isBuilt(protein)).map(({ card }) => card),
    breaks: kept.filter((protein) => !protein.missing && !isBuilt(protein)).map(({ card }) => card),
  };
}

/** The other seats, of some or of all, that are known to hold more copies of an item than are asked for. */
export function holders(board: Board, item: string, of = board.seats.map(({ seat }) => seat), asked = 0): number[] {
  const held = ({ coins, sure, proteins }: Player): number => {
    if (item === COIN) return coins;
    return isLetter(item) ? copies(sure, item) : proteins.filter(({ card }) => card === item).length;
  };
  return of.filter((seat) => seat !== board.you && held(board.view.players[seat]!) > asked);
}

/** The letters that your proteins lack, each once. */
export const lacking = (board: Board): string[] => [
  ...new Set((board.view.hand?.proteins ?? []).flatMap(({ missing }) => [...missing])),
];
