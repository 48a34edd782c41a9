// Made from the server by `make docs`; changes here are lost.

export interface View {
  /**
   * The game's key.
   */
  game: string;
  /**
   * The version of its rules.
   */
  version: number;
  /**
   * Number of seats.
   */
  seats: number;
  /**
   * The seat that decides next, from 0; meaningless once the game is over.
   */
  to_move: number;
  /**
   * Whether the game is over.
   */
  over: boolean;
  /**
   * Number of moves played.
   */
  ply: number;
  /**
   * Agreed options and their values.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Points by seat, once the game is over.
   */
  scores?: number[];
  /**
   * The winning seats, once the game is over.
   */
  winners?: number[];
  /**
   * The seat that sees this view; null for a spectator.
   */
  seat: number | null;
  /**
   * The round, from 1; 0 before the start.
   */
  round: number;
  /**
   * The round after which the game ends even if coins are left (§8.5).
   */
  last_round: number;
  /**
   * The turn, from 1; 0 before the start.
   */
  turn: number;
  /**
   * The starting player.
   */
  first: number;
  /**
   * The player whose turn it is.
   */
  current: number;
  /**
   * The part of the turn: 1 the d20, 2 the d6, 3 trading, 4 building (§3.1).
   */
  part: number;
  /**
   * The pending decision; `idle` if the current player continues with their part of the turn.
   */
  phase:
    | 'vote_start'
    | 'idle'
    | 'take'
    | 'swap'
    | 'mutate'
    | 'shift'
    | 'return'
    | 'goods'
    | 'compose'
    | 'answer'
    | 'reply'
    | 'fold'
    | 'react'
    | 'target'
    | 'cut'
    | 'repay'
    | 'choose'
    | 'sink'
    | 'shed'
    | 'vote_tie'
    | 'deal'
    | 'tie';
  /**
   * Coins left to be earned.
   */
  pool: number;
  /**
   * Amino acids left on each stack, by letter.
   */
  bank: {
    [k: string]: number;
  };
  /**
   * Number of action cards in the deck.
   */
  deck: number;
  /**
   * Action cards on the discards, oldest first.
   */
  discards: string[];
  /**
   * Offers that the current player may still make this turn (§4.7).
   */
  offers_left: number;
  /**
   * The last dice thrown; null before the first turn, even after the dice of the deal.
   */
  last_dice: Dice | null;
  /**
   * The proteins built, by seat, oldest first.
   */
  built: BuiltProtein[][];
  /**
   * All players, by seat.
   */
  players: Player[];
  /**
   * The protein pile, from the top.
   */
  pile: ProteinBack[];
  /**
   * Your cards; null for a spectator.
   */
  hand: Hand | null;
  /**
   * Amino acids that passed unseen; null if all hands are public.
   */
  unseen: UnseenPasses | null;
  pending: Pending;
}
/**
 * The dice of the last turn in which any were thrown.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Dice".
 */
export interface Dice {
  /**
   * The player who threw them.
   */
  seat: number;
  /**
   * In which turn.
   */
  turn: number;
  /**
   * Every throw, in order.
   */
  throws: Throw[];
}
/**
 * A throw of a die.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Throw".
 */
export interface Throw {
  /**
   * The die.
   */
  die: 'd20' | 'd6';
  /**
   * The amino acid that the d20 shows; null for the d6.
   */
  letter: string | null;
  /**
   * The symbol that the d6 shows, from 1 to 4; null for the d20.
   */
  symbol: number | null;
  /**
   * The part of the turn it was thrown for, 1 or 2; null if it was for a card.
   */
  part: number | null;
  /**
   * The action card it was thrown for; null if none.
   */
  card: string | null;
}
/**
 * A protein that a player has built.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "BuiltProtein".
 */
export interface BuiltProtein {
  /**
   * The protein.
   */
  card: string;
  /**
   * The number on its back, from 1 to 20; the card went under the pile.
   */
  back: number;
  /**
   * Coins it paid, including what cards added or took off.
   */
  coins: number;
  /**
   * In which turn.
   */
  turn: number;
}
/**
 * A player as this seat sees them.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  /**
   * Coins earned and traded for.
   */
  coins: number;
  /**
   * Number of amino acids they hold.
   */
  amino_acids: number;
  /**
   * The amino acids that this seat knows to be in their hand.
   */
  sure: string;
  /**
   * The amino acids that the rest of the hand can be.
   */
  maybe: string;
  /**
   * The protein cards in their row, oldest first. In a hand (option `proteins`), the cards that this seat knows come first, and the numbers mean nothing.
   */
  proteins: ProteinBack[];
  /**
   * Number of action cards they hold.
   */
  actions: number;
  /**
   * Their action cards; null if this seat may not see them.
   */
  action_cards: string[] | null;
  /**
   * Coins that their protein cards cost at the end (§8.2); null if this seat has not seen all of them.
   */
  unbuilt: number | null;
  /**
   * Their score if the game ended now; null like `unbuilt`.
   */
  score: number | null;
}
/**
 * A protein card lying face down.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ProteinBack".
 */
export interface ProteinBack {
  /**
   * The number on its back, from 1 to 20.
   */
  back: number;
  /**
   * The protein, if this seat has seen its face.
   */
  card: string | null;
}
/**
 * Your cards.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  /**
   * The amino acids, in alphabetical order.
   */
  amino_acids: string;
  /**
   * The protein cards in your row or hand, oldest first.
   */
  proteins: OwnProtein[];
  /**
   * The action cards.
   */
  actions: string[];
  tradable?: Tradable;
}
/**
 * A protein card of yours.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "OwnProtein".
 */
export interface OwnProtein {
  /**
   * The number on its back, from 1 to 20.
   */
  back: number;
  /**
   * The protein.
   */
  card: string;
  /**
   * The amino acids that your hand lacks for it, in alphabetical order.
   */
  missing: string;
  /**
   * The amino acids of its chain, each with the number you can give away without lacking more.
   */
  spare: {
    [k: string]: number;
  };
  /**
   * Your score if building it ends the game; null if coins would be left in the pool.
   */
  final: number | null;
}
/**
 * The items that an offer may name, with the number of each; no item may be on both sides (§4.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Tradable".
 */
export interface Tradable {
  /**
   * Items that you hold, by letter, `coin` or protein.
   */
  give: {
    [k: string]: number;
  };
  /**
   * Items that the others can hold together, from public knowledge; 1 for a protein.
   */
  want: {
    [k: string]: number;
  };
}
/**
 * The amino acids that passed unseen and are not public (§1.6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "UnseenPasses".
 */
export interface UnseenPasses {
  /**
   * Every hand before the first pass, by seat.
   */
  before: string[];
  /**
   * The passes, oldest first.
   */
  passes: UnseenPass[];
}
/**
 * An amino acid that passed from hand to hand unseen.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "UnseenPass".
 */
export interface UnseenPass {
  /**
   * The player who gave it.
   */
  giver: number;
  /**
   * The player who got it.
   */
  taker: number;
  /**
   * The amino acid, if this seat saw it.
   */
  letter: string | null;
}
/**
 * The pending decision, as far as this seat may know; fields that do not apply are absent.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Pending".
 */
export interface Pending {
  offer?: OpenOffer;
  /**
   * The counter-offers so far, in order of play.
   */
  counters?: CounterOffer[];
  /**
   * The seat that CRISPR-Cas9 is aimed at.
   */
  target?: number;
  /**
   * The action card that requires a choice.
   */
  card?: string;
  /**
   * The seat that is composing an offer or a counter-offer.
   */
  composing?: number;
  draft?: Terms;
  /**
   * Number of amino acids still to return to the bank.
   */
  to_return?: number;
  building?: Construction;
  /**
   * The seats that have chosen an amino acid for a Frameshift.
   */
  shifted?: number[];
  /**
   * The amino acid that you have chosen.
   */
  my_shift?: string;
  /**
   * The cards of the pile that the current player is choosing from, from the top.
   */
  looking?: ProteinBack[];
  /**
   * Rolls of the d20 still to come.
   */
  rolls?: number;
  /**
   * The vote of each seat; null if it has not voted.
   */
  votes?: (number | null)[];
  /**
   * The tied seats that have yet to choose whether to share the victory.
   */
  tied?: number[];
}
/**
 * The offer of the current player (§4.4).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "OpenOffer".
 */
export interface OpenOffer {
  /**
   * Letters, coins and proteins that are given.
   */
  give: string[];
  /**
   * Letters, coins and proteins that are wanted.
   */
  want: string[];
  /**
   * The proteins that this seat can build after the trade but not now; empty if it takes no part.
   */
  completes: string[];
  /**
   * The proteins that this seat keeps and can build now but not after the trade.
   */
  breaks: string[];
  /**
   * The player who made it.
   */
  by: number;
  /**
   * The seats that were asked, in order of play.
   */
  to: number[];
  /**
   * The seats that have yet to answer, in order of play.
   */
  waiting: number[];
  /**
   * The seats that accepted, in order of play; once all have answered, the maker chooses.
   */
  accepted: number[];
  /**
   * The seats that made a counter-offer, in order of play.
   */
  countered: number[];
  /**
   * The seats that declined, in order of play.
   */
  declined: number[];
}
/**
 * A counter-offer (§4.6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "CounterOffer".
 */
export interface CounterOffer {
  /**
   * Letters, coins and proteins that are given.
   */
  give: string[];
  /**
   * Letters, coins and proteins that are wanted.
   */
  want: string[];
  /**
   * The proteins that this seat can build after the trade but not now; empty if it takes no part.
   */
  completes: string[];
  /**
   * The proteins that this seat keeps and can build now but not after the trade.
   */
  breaks: string[];
  /**
   * The player who made it.
   */
  by: number;
  /**
   * The player who chooses among the answers: the current player.
   */
  to: number;
}
/**
 * Both sides of an offer.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  /**
   * Letters, coins and proteins that are given.
   */
  give: string[];
  /**
   * Letters, coins and proteins that are wanted.
   */
  want: string[];
  /**
   * The proteins that this seat can build after the trade but not now; empty if it takes no part.
   */
  completes: string[];
  /**
   * The proteins that this seat keeps and can build now but not after the trade.
   */
  breaks: string[];
}
/**
 * A protein being built (§6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Construction".
 */
export interface Construction {
  /**
   * The player who builds it.
   */
  by: number;
  /**
   * The protein.
   */
  protein: string;
  /**
   * The number on its back, from 1 to 20.
   */
  back: number;
  /**
   * Coins that cards add to its value, or take off.
   */
  bonus: number;
  /**
   * Coins it pays with these cards, at most what is in the pool.
   */
  pays: number;
  /**
   * The seats that have yet to react, in order of play.
   */
  waiting: number[];
  /**
   * Whether it takes the last coin, which ends the game (§8.1).
   */
  ends: boolean;
  /**
   * The builder's score then; null if the game does not end, or if this seat cannot tell.
   */
  final: number | null;
}
