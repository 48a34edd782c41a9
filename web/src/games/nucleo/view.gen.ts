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
   * The round after which the game ends in any case (§8.5).
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
   * What is due; idle if the current player goes on with the part they are in.
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
   * Action cards in their pile.
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
   * The dice as they lie; null before the first turn's, which those of the deal are not.
   */
  last_dice: Dice | null;
  /**
   * The proteins that have been built, by seat, oldest first.
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
   * One's own cards; null for a spectator.
   */
  hand: Hand | null;
  /**
   * Amino acids that passed unseen; null if all hands are known to all.
   */
  unseen: UnseenPasses | null;
  pending: Pending;
}
/**
 * All dice of the last turn in which any were thrown.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Dice".
 */
export interface Dice {
  /**
   * Who threw them.
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
 * A die as it fell.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Throw".
 */
export interface Throw {
  /**
   * Which die.
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
   * The part of the turn for which it was thrown, 1 or 2; null if a card asked for it.
   */
  part: number | null;
  /**
   * The action card that asked for it; null if none did.
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
   * The number on its back, from 1 to 20: the card went under the pile.
   */
  back: number;
  /**
   * What it paid, cards added and taken off.
   */
  coins: number;
  /**
   * In which turn.
   */
  turn: number;
}
/**
 * A player as somebody at the table sees them.
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
   * How many amino acids they hold.
   */
  amino_acids: number;
  /**
   * The amino acids that surely are in their hand, as far as this seat can tell.
   */
  sure: string;
  /**
   * The others in that hand are among these.
   */
  maybe: string;
  /**
   * The protein cards in their row, oldest first. In a hand (option `proteins`), those that this seat knows come first, and the numbers say nothing.
   */
  proteins: ProteinBack[];
  /**
   * How many action cards they hold.
   */
  actions: number;
  /**
   * Which these are; null if this seat may not see them.
   */
  action_cards: string[] | null;
  /**
   * Coins that their protein cards cost at the end (§8.2); null if this seat has not seen all of them.
   */
  unbuilt: number | null;
  /**
   * What they would score if the game ended now; null like `unbuilt`.
   */
  score: number | null;
}
/**
 * A protein card that lies face down.
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
 * One's own cards.
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
   * The protein cards in one's row or hand, oldest first.
   */
  proteins: OwnProtein[];
  /**
   * The action cards.
   */
  actions: string[];
  tradable?: Tradable;
}
/**
 * A protein card of one's own.
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
   * The amino acids that one's hand lacks for it, in alphabetical order.
   */
  missing: string;
  /**
   * The amino acids of its chain, each with how many one may give away and still build it with those that it lacks.
   */
  spare: {
    [k: string]: number;
  };
  /**
   * What one would score if building it ended the game; null if it would leave coins in the pool.
   */
  final: number | null;
}
/**
 * What an offer may name, and how many of each; nothing may be on both sides (§4.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Tradable".
 */
export interface Tradable {
  /**
   * What one holds, by letter, `coin` or protein.
   */
  give: {
    [k: string]: number;
  };
  /**
   * What the others can hold together, as everybody can count; of a protein, one.
   */
  want: {
    [k: string]: number;
  };
}
/**
 * The cards that passed unseen and are not known to all (§1.6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "UnseenPasses".
 */
export interface UnseenPasses {
  /**
   * Every hand before the first of them, by seat.
   */
  before: string[];
  /**
   * All of them, oldest first.
   */
  passes: UnseenPass[];
}
/**
 * An amino acid that went from hand to hand unseen.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "UnseenPass".
 */
export interface UnseenPass {
  /**
   * Who gave it.
   */
  giver: number;
  /**
   * Who got it.
   */
  taker: number;
  /**
   * The amino acid, if this seat saw it.
   */
  letter: string | null;
}
/**
 * What is under way, as far as this seat may know; only what there is.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Pending".
 */
export interface Pending {
  offer?: OpenOffer;
  /**
   * The counter-offers made so far, in the order of the seats that answer.
   */
  counters?: CounterOffer[];
  /**
   * The seat that CRISPR-Cas9 is aimed at.
   */
  target?: number;
  /**
   * The action card at work, which asks for a choice.
   */
  card?: string;
  /**
   * The seat that composes an offer or a counter-offer.
   */
  composing?: number;
  draft?: Terms;
  /**
   * Amino acids still to be returned to the bank.
   */
  to_return?: number;
  building?: Construction;
  /**
   * The seats that have chosen an amino acid for a Frameshift.
   */
  shifted?: number[];
  /**
   * The amino acid that one has chosen oneself.
   */
  my_shift?: string;
  /**
   * The cards of the pile that the current player looks at and can still choose from, from the top.
   */
  looking?: ProteinBack[];
  /**
   * Rolls of the d20 that follow.
   */
  rolls?: number;
  /**
   * Whom each seat has voted for; null if it has not.
   */
  votes?: (number | null)[];
  /**
   * The seats that are tied and have yet to say whether they share the victory.
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
   * The proteins that this seat could build after the trade and cannot now; none if it takes no part in it.
   */
  completes: string[];
  /**
   * The proteins that it keeps, can build now and could not after the trade.
   */
  breaks: string[];
  /**
   * Who made it.
   */
  by: number;
  /**
   * The seats that were asked, in the order in which they answer.
   */
  to: number[];
  /**
   * The seats that have yet to answer, in the order in which they do.
   */
  waiting: number[];
  /**
   * The seats that would take it, in that order; once all have answered, its maker chooses.
   */
  accepted: number[];
  /**
   * The seats that have made a counter-offer to it, in that order.
   */
  countered: number[];
  /**
   * The seats that have declined it, in that order.
   */
  declined: number[];
}
/**
 * A counter-offer to it (§4.6).
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
   * The proteins that this seat could build after the trade and cannot now; none if it takes no part in it.
   */
  completes: string[];
  /**
   * The proteins that it keeps, can build now and could not after the trade.
   */
  breaks: string[];
  /**
   * Who made it.
   */
  by: number;
  /**
   * Who chooses among them: the current player.
   */
  to: number;
}
/**
 * What is given and what is wanted for it.
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
   * The proteins that this seat could build after the trade and cannot now; none if it takes no part in it.
   */
  completes: string[];
  /**
   * The proteins that it keeps, can build now and could not after the trade.
   */
  breaks: string[];
}
/**
 * A protein that is being built (§6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Construction".
 */
export interface Construction {
  /**
   * Who builds it.
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
   * Coins that it pays with these cards, as far as the pool has them.
   */
  pays: number;
  /**
   * The seats that have yet to react, in the order in which they do.
   */
  waiting: number[];
  /**
   * Whether paying it takes the last coin, which ends the game (§8.1).
   */
  ends: boolean;
  /**
   * What the builder would then score; null if it does not end the game, or if this seat cannot tell.
   */
  final: number | null;
}
