// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | TurnBegan
  | RolledAmino
  | RolledSymbol
  | TookAmino
  | ReturnedAmino
  | DrewAction
  | SawAction
  | FoundNothing
  | ReshuffledActions
  | DealtProteins
  | PutUnder
  | DrewProtein
  | LookedAtPile
  | SawProteins
  | OfferMade
  | OfferWithdrawn
  | Accepted
  | Declined
  | OfferLapsed
  | Traded
  | ShowedBuild
  | Built
  | PlayedAction
  | WonPrize
  | PassedUnseen
  | SawPassed
  | CameToLight
  | AskedFor
  | GaveInReturn
  | Voted
  | Started
  | RolledStart
  | ChoseAtTie
  | GameEnded
  | CountedHand;

/**
 * The next player's turn began.
 */
export interface TurnBegan {
  event: 'TurnBegan';
  /**
   * The player whose turn it is.
   */
  seat: number;
  /**
   * Turns so far, this one included.
   */
  turn: number;
  /**
   * Rounds so far, this one included.
   */
  round: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * `count` copies of a piece moved from one zone of the game to another.
 */
export interface Travel {
  /**
   * As in the catalogue; back:NAME for a card whose face the reader may not see.
   */
  piece: string;
  /**
   * The zone it left.
   */
  from: string;
  /**
   * The zone it moved to.
   */
  to: string;
  /**
   * Number of copies.
   */
  count: number;
}
/**
 * The d20 was rolled.
 */
export interface RolledAmino {
  event: 'RolledAmino';
  /**
   * The player who rolled.
   */
  seat: number;
  /**
   * The amino acid that it showed.
   */
  letter: string;
  /**
   * `taken`; `empty` if its stack was empty (the player chooses); `bank` if the whole bank was empty.
   */
  outcome: 'taken' | 'empty' | 'bank';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The d6 was rolled.
 */
export interface RolledSymbol {
  event: 'RolledSymbol';
  /**
   * The player who rolled.
   */
  seat: number;
  /**
   * The symbol, from 1 to 4: one roll of the d20, two, an action card, a protein card.
   */
  symbol: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took an amino acid of their choice from the bank.
 */
export interface TookAmino {
  event: 'TookAmino';
  /**
   * The player who took it.
   */
  seat: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player put amino acids back on their stacks.
 */
export interface ReturnedAmino {
  event: 'ReturnedAmino';
  /**
   * The player.
   */
  seat: number;
  /**
   * The amino acids, in alphabetical order.
   */
  letters: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player drew an action card and kept it.
 */
export interface DrewAction {
  event: 'DrewAction';
  /**
   * The player who drew.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The action card that was drawn, for the player who drew it.
 */
export interface SawAction {
  event: 'SawAction';
  /**
   * The player who drew.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player found no card to take.
 */
export interface FoundNothing {
  event: 'FoundNothing';
  /**
   * The player.
   */
  seat: number;
  /**
   * The kind of card that ran out.
   */
  cards: 'action' | 'protein';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The discarded action cards became the new pile.
 */
export interface ReshuffledActions {
  event: 'ReshuffledActions';
  /**
   * The number of cards.
   */
  cards: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took their first protein cards.
 */
export interface DealtProteins {
  event: 'DealtProteins';
  /**
   * The player.
   */
  seat: number;
  /**
   * The numbers on their backs.
   */
  backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player put a protein card under the pile, face down; everybody sees which back it was.
 */
export interface PutUnder {
  event: 'PutUnder';
  /**
   * The player.
   */
  seat: number;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * Its former place: the player's row, or the top of the pile, where the player looked at it.
   */
  source: 'row' | 'pile';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player took a protein card from the pile.
 */
export interface DrewProtein {
  event: 'DrewProtein';
  /**
   * The player.
   */
  seat: number;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player looked at the top cards of the protein pile.
 */
export interface LookedAtPile {
  event: 'LookedAtPile';
  /**
   * The player.
   */
  seat: number;
  /**
   * The numbers on their backs, from the top.
   */
  backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The faces of protein cards that a player looked at or moved, for that player.
 */
export interface SawProteins {
  event: 'SawProteins';
  /**
   * The player who sees them.
   */
  seat: number;
  /**
   * The proteins.
   */
  proteins: string[];
  /**
   * The numbers on their backs, in that order.
   */
  backs: number[];
  /**
   * Whether they were dealt at the start, drawn from the pile, put under it, or looked at on top of it.
   */
  how: 'dealt' | 'drawn' | 'put' | 'looked';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player made an offer or a counter-offer. Everybody sees it.
 */
export interface OfferMade {
  event: 'OfferMade';
  /**
   * The player who made it.
   */
  seat: number;
  /**
   * The seats that are asked.
   */
  to: number[];
  /**
   * The items offered: letters, coins, proteins.
   */
  give: string[];
  /**
   * The items wanted in return.
   */
  want: string[];
  /**
   * Whether it is a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player stopped composing an offer.
 */
export interface OfferWithdrawn {
  event: 'OfferWithdrawn';
  /**
   * The player.
   */
  seat: number;
  /**
   * Whether it was a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player accepted the offer. Its maker waits for all answers, then chooses.
 */
export interface Accepted {
  event: 'Accepted';
  /**
   * The player who accepted.
   */
  seat: number;
  /**
   * The player whose offer it is.
   */
  to: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player declined an offer or a counter-offer. The others do not learn whether they could have accepted it.
 */
export interface Declined {
  event: 'Declined';
  /**
   * The player who declined.
   */
  seat: number;
  /**
   * The player whose offer it was.
   */
  to: number;
  /**
   * Whether it was a counter-offer.
   */
  counter: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Nobody took the offer.
 */
export interface OfferLapsed {
  event: 'OfferLapsed';
  /**
   * The player who had made it.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * Two players traded.
 */
export interface Traded {
  event: 'Traded';
  /**
   * The player who had made the offer.
   */
  seat: number;
  /**
   * The player who accepted it.
   */
  other: number;
  /**
   * The items that `seat` gave.
   */
  gave: string[];
  /**
   * The items that `seat` got.
   */
  got: string[];
  /**
   * The numbers on the backs of the protein cards that `seat` gave, in that order.
   */
  gave_backs: number[];
  /**
   * The numbers on the backs of the protein cards that `seat` got, in that order.
   */
  got_backs: number[];
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player showed a protein and paid its amino acids. The coins follow once the others have reacted.
 */
export interface ShowedBuild {
  event: 'ShowedBuild';
  /**
   * The player who builds.
   */
  seat: number;
  /**
   * The protein.
   */
  protein: string;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * The amino acids, in alphabetical order.
   */
  paid: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A protein was built and its coins were taken.
 */
export interface Built {
  event: 'Built';
  /**
   * The player who built it.
   */
  seat: number;
  /**
   * The protein.
   */
  protein: string;
  /**
   * The number on its back.
   */
  back: number;
  /**
   * Coins it paid, including what cards added or took off.
   */
  coins: number;
  /**
   * Coins left in the pool.
   */
  pool: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An action card took effect: an immediate card when it was drawn, any other from a hand.
 */
export interface PlayedAction {
  event: 'PlayedAction';
  /**
   * The player who played it.
   */
  seat: number;
  /**
   * The action card.
   */
  card: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A Nobel Prize: coins from the pool.
 */
export interface WonPrize {
  event: 'WonPrize';
  /**
   * The player who won it.
   */
  seat: number;
  /**
   * Coins it paid.
   */
  coins: number;
  /**
   * Coins left in the pool.
   */
  pool: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An amino acid passed from hand to hand, and nobody else saw which.
 */
export interface PassedUnseen {
  event: 'PassedUnseen';
  /**
   * The player who gave it.
   */
  giver: number;
  /**
   * The player who got it.
   */
  taker: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The amino acid that passed unseen, for its giver or taker.
 */
export interface SawPassed {
  event: 'SawPassed';
  /**
   * The player who gave it.
   */
  giver: number;
  /**
   * The player who got it.
   */
  taker: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * An amino acid that passed unseen long ago became public (§1.6).
 */
export interface CameToLight {
  event: 'CameToLight';
  /**
   * The player who gave it.
   */
  giver: number;
  /**
   * The player who got it.
   */
  taker: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * CRISPR-Cas9 asked an opponent for a letter.
 */
export interface AskedFor {
  event: 'AskedFor';
  /**
   * The player who asked.
   */
  seat: number;
  /**
   * The player who was asked.
   */
  target: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Whether the opponent had it and handed it over.
   */
  found: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player gave the opponent an amino acid in return for CRISPR-Cas9.
 */
export interface GaveInReturn {
  event: 'GaveInReturn';
  /**
   * The player who gave it.
   */
  seat: number;
  /**
   * The player who got it.
   */
  target: number;
  /**
   * The amino acid.
   */
  letter: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player voted for the starting player or among tied players.
 */
export interface Voted {
  event: 'Voted';
  /**
   * The player who voted.
   */
  seat: number;
  /**
   * The seat voted for.
   */
  choice: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The vote named the starting player.
 */
export interface Started {
  event: 'Started';
  /**
   * The player who begins.
   */
  seat: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player rolled the d20 for the first amino acids (§2.4).
 */
export interface RolledStart {
  event: 'RolledStart';
  /**
   * The player who rolled.
   */
  seat: number;
  /**
   * The amino acids, in the order of the rolls.
   */
  letters: string;
  /**
   * Letters that were rolled again because their stack was empty.
   */
  again: string;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player tied for the highest score chose how to settle it (§8.3).
 */
export interface ChoseAtTie {
  event: 'ChoseAtTie';
  /**
   * The player.
   */
  seat: number;
  /**
   * To share the victory, or to imitate a protein and let the others vote.
   */
  choice: 'share' | 'imitate';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * The game ended.
 */
export interface GameEnded {
  event: 'GameEnded';
  /**
   * The pool is empty, or the last round is over.
   */
  reason: 'pool' | 'round';
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
/**
 * A player showed their remaining protein cards, and their value was subtracted.
 */
export interface CountedHand {
  event: 'CountedHand';
  /**
   * The player whose cards they are.
   */
  seat: number;
  /**
   * Coins before that.
   */
  coins: number;
  /**
   * The proteins.
   */
  proteins: string[];
  /**
   * The numbers on their backs, in that order.
   */
  backs: number[];
  /**
   * Coins minus the value of the proteins, at least 0.
   */
  score: number;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
