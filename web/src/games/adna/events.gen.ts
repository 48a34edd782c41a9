// Made from the server by `make docs`; changes here are lost.

export type GameEvent =
  | GameStarted
  | TurnBegan
  | Drew
  | SawDraw
  | SetUracilAside
  | Laid
  | Mutated
  | Passed
  | Declared
  | Chose
  | Planned
  | Stopped
  | Answered
  | Cancelled
  | ThermometerMoved
  | TookEffect
  | Failed
  | ChainCut
  | BasesRemoved
  | TurnedUp
  | UracilTurnedUp
  | Added
  | Rearranged
  | LookedAtHand
  | SawHand
  | TookCards
  | TookBases
  | SawTaken
  | FragmentLost
  | Rejoined
  | Dephosphorylated
  | Discarded
  | PutDown
  | GameWon
  | GameDrawn;

/**
 * A game started: the table was cleared, the starter was found, and the decks were shuffled (§2.4). For the first
 * game this event comes with the first move.
 */
export interface GameStarted {
  event: 'GameStarted';
  /**
   * The number of the game in the match, from 1.
   */
  number: number;
  /**
   * The seat that starts.
   */
  starter: number;
  /**
   * Number of blocks of bases that each seat took in the draw for A, T and G.
   */
  blocks: number[];
  /**
   * How the starter was found: by the draw, by chance, or by agreement (the first seat, then in turns).
   */
  by: 'atg' | 'random' | 'first';
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
 * A turn began.
 */
export interface TurnBegan {
  event: 'TurnBegan';
  /**
   * The seat whose turn it is.
   */
  seat: number;
  /**
   * The number of the turn in this game, from 1, counting both seats.
   */
  turn: number;
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
 * A seat drew cards; everybody sees from which decks.
 */
export interface Drew {
  event: 'Drew';
  /**
   * The seat that drew.
   */
  seat: number;
  /**
   * Number of cards drawn from the Bases deck.
   */
  bases: number;
  /**
   * Number of cards drawn from the Enzymes deck.
   */
  enzymes: number;
  /**
   * Number of cards drawn from the Reactions deck.
   */
  reactions: number;
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
 * The cards drawn, for the seat that drew them.
 */
export interface SawDraw {
  event: 'SawDraw';
  /**
   * The seat that drew.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * A second uracil among the first bases went under the deck and was replaced (§2.7).
 */
export interface SetUracilAside {
  event: 'SetUracilAside';
  /**
   * The seat that had taken it.
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
 * A seat laid a base from its hand at a 3' end.
 */
export interface Laid {
  event: 'Laid';
  /**
   * The seat that laid it.
   */
  seat: number;
  /**
   * Its letter.
   */
  base: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Length of that chain now.
   */
  length: number;
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
 * Two bases were swapped in the heat (§3.2).
 */
export interface Mutated {
  event: 'Mutated';
  /**
   * The seat that swapped them.
   */
  seat: number;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Their positions, from 1.
   */
  positions: number[];
  /**
   * The bases there before.
   */
  before: string;
  /**
   * The bases there now.
   */
  after: string;
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
 * A seat passed.
 */
export interface Passed {
  event: 'Passed';
  /**
   * The seat that passed.
   */
  seat: number;
  /**
   * The decision that was due.
   */
  phase:
    | 'opening'
    | 'mutate'
    | 'main'
    | 'discard'
    | 'remove'
    | 'pick'
    | 'place'
    | 'take'
    | 'answer'
    | 'restore'
    | 'add'
    | 'shift'
    | 'seal'
    | 'repair'
    | 'clean';
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
 * A card was played, with everything that goes with it, and has not taken effect yet.
 */
export interface Declared {
  event: 'Declared';
  /**
   * The seat that played it.
   */
  seat: number;
  /**
   * The main card.
   */
  card: string;
  /**
   * The seat whose chain it targets; null if it targets no chain.
   */
  chain: number | null;
  /**
   * Cards played with it.
   */
  supports: string[];
  /**
   * The temperature that it leads to; null if it isn't a temperature card.
   */
  celsius: number | null;
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
 * A seat made a choice for the card being played or for a swap in the heat; nothing has moved yet.
 */
export interface Chose {
  event: 'Chose';
  /**
   * The seat that chose.
   */
  seat: number;
  /**
   * The kind of choice: a base to take out, a base to rearrange, the end of picking, a base for a position, or a card by its back.
   */
  what: 'remove' | 'pick' | 'done' | 'place' | 'take';
  /**
   * The card being played; null for a swap in the heat.
   */
  card: string | null;
  /**
   * The seat whose chain it is about; null if it isn't about a chain.
   */
  chain: number | null;
  /**
   * The position, from 1. At the end of picking, the number of bases; for a card, its number among those picked.
   */
  place: number;
  /**
   * The letter there, or the letter to put there; for a card, its deck; empty if there is none.
   */
  base: string;
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
 * A rearrangement was declared in full; the rival may answer it now.
 */
export interface Planned {
  event: 'Planned';
  /**
   * The seat that played the card.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Positions that would change, from 1, ascending.
   */
  positions: number[];
  /**
   * The bases there now.
   */
  before: string;
  /**
   * The bases there afterwards.
   */
  after: string;
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
 * A seat plays nothing more this turn, in order to discard (§3.4).
 */
export interface Stopped {
  event: 'Stopped';
  /**
   * The seat that stopped.
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
 * A card was played in answer to another.
 */
export interface Answered {
  event: 'Answered';
  /**
   * The seat that answered.
   */
  seat: number;
  /**
   * The answer.
   */
  card: string;
  /**
   * The card that it answers.
   */
  to: string;
  /**
   * The temperature that it leads to; null if it only cancels.
   */
  celsius: number | null;
  /**
   * The number of the answer in this exchange, from 1.
   */
  number: number;
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
 * An answer was cancelled by the next answer.
 */
export interface Cancelled {
  event: 'Cancelled';
  /**
   * The cancelled answer.
   */
  card: string;
  /**
   * The seat that had played it.
   */
  seat: number;
  /**
   * The number of the answer in this exchange, from 1.
   */
  number: number;
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
 * The thermometer shows another temperature.
 */
export interface ThermometerMoved {
  event: 'ThermometerMoved';
  /**
   * The temperature before, in °C.
   */
  before: number;
  /**
   * The temperature now, in °C.
   */
  after: number;
  /**
   * The card that moved it.
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
 * A card took effect and lies on the thermometer; the cards played with it or against it are put away.
 */
export interface TookEffect {
  event: 'TookEffect';
  /**
   * The seat that had played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The temperature at which it lies (§5.6).
   */
  celsius: number;
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
 * A card was spent without effect; the cards played with it or against it are put away too.
 */
export interface Failed {
  event: 'Failed';
  /**
   * The seat that had played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The reason: it was cancelled, or the temperature no longer allowed it.
   */
  why: 'cancelled' | 'temperature';
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
 * A restriction enzyme cut a chain.
 */
export interface ChainCut {
  event: 'ChainCut';
  /**
   * The seat that played it.
   */
  seat: number;
  /**
   * The enzyme.
   */
  enzyme: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * The first position of its site, from 1.
   */
  site: number;
  /**
   * Number of cards that stay on the chain.
   */
  kept: number;
  /**
   * The bases taken off.
   */
  removed: string;
  /**
   * Number of bases before the cut in the other strand, which is not on the table.
   */
  kept_below: number;
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
 * A Reactions card took bases off a chain, or out of it.
 */
export interface BasesRemoved {
  event: 'BasesRemoved';
  /**
   * The seat that played it.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * The bases, in chain order.
   */
  bases: string;
  /**
   * Length of that chain now.
   */
  length: number;
  /**
   * Their positions, from 1, ascending.
   */
  positions: number[];
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
 * Bases were turned up from the deck, to be laid on a chain.
 */
export interface TurnedUp {
  event: 'TurnedUp';
  /**
   * The seat that turned them up.
   */
  seat: number;
  /**
   * The bases.
   */
  bases: string;
  /**
   * The seat whose chain they are for.
   */
  chain: number;
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
 * A uracil was turned up; it went to a hand and was replaced.
 */
export interface UracilTurnedUp {
  event: 'UracilTurnedUp';
  /**
   * The seat that got it.
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
 * A base turned up from the deck was laid.
 */
export interface Added {
  event: 'Added';
  /**
   * The seat that laid it.
   */
  seat: number;
  /**
   * Its letter.
   */
  base: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Length of that chain now.
   */
  length: number;
  /**
   * Bases left over because the chain is complete; they go under the deck.
   */
  surplus: string;
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
 * Bases of a chain were rearranged.
 */
export interface Rearranged {
  event: 'Rearranged';
  /**
   * The seat that played the card.
   */
  seat: number;
  /**
   * The card.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * Their positions, from 1, ascending.
   */
  positions: number[];
  /**
   * The bases there before.
   */
  before: string;
  /**
   * The bases there now.
   */
  after: string;
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
 * A seat saw its rival's whole hand.
 */
export interface LookedAtHand {
  event: 'LookedAtHand';
  /**
   * The seat that looked.
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
 * The cards in the rival's hand, for the seat that looked.
 */
export interface SawHand {
  event: 'SawHand';
  /**
   * The seat that looked.
   */
  seat: number;
  /**
   * The rival's cards.
   */
  cards: string[];
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
 * Cards picked by their backs were shown and taken (Ethidium Bromide).
 */
export interface TookCards {
  event: 'TookCards';
  /**
   * The seat that took them.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * A seat took all Bases cards from its rival's hand (Electrophoresis tank).
 */
export interface TookBases {
  event: 'TookBases';
  /**
   * The seat that took them.
   */
  seat: number;
  /**
   * Number of cards.
   */
  count: number;
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
 * The bases taken, for each of the two seats.
 */
export interface SawTaken {
  event: 'SawTaken';
  /**
   * The seat that took them.
   */
  seat: number;
  /**
   * The cards.
   */
  cards: string[];
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
 * A fragment beside a chain went under the deck.
 */
export interface FragmentLost {
  event: 'FragmentLost';
  /**
   * The seat whose chain it lay beside.
   */
  chain: number;
  /**
   * Its bases.
   */
  bases: string;
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
 * A fragment was joined to its chain again.
 */
export interface Rejoined {
  event: 'Rejoined';
  /**
   * The seat that played the repair.
   */
  seat: number;
  /**
   * The repair.
   */
  card: string;
  /**
   * The seat whose chain it is.
   */
  chain: number;
  /**
   * The bases joined to it.
   */
  bases: string;
  /**
   * Length of that chain now.
   */
  length: number;
  /**
   * Bases left over because the chain is complete; they go under the deck.
   */
  surplus: string;
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
 * A fragment was dephosphorylated and can no longer be ligated.
 */
export interface Dephosphorylated {
  event: 'Dephosphorylated';
  /**
   * The seat that did it.
   */
  seat: number;
  /**
   * The seat whose fragment it is.
   */
  chain: number;
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
 * A card went face down under its deck.
 */
export interface Discarded {
  event: 'Discarded';
  /**
   * The seat that discarded it.
   */
  seat: number;
  /**
   * Its deck, which everybody sees.
   */
  deck: 'bases' | 'enzymes' | 'reactions';
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
 * The card discarded, for the seat that discarded it.
 */
export interface PutDown {
  event: 'PutDown';
  /**
   * The seat that discarded it.
   */
  seat: number;
  /**
   * The card.
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
 * A chain was completed, which wins the game (§10.1).
 */
export interface GameWon {
  event: 'GameWon';
  /**
   * The seat that won.
   */
  seat: number;
  /**
   * Length of the complete chain.
   */
  length: number;
  /**
   * Number of cards left in the winner's hand.
   */
  cards: number;
  /**
   * Length minus cards.
   */
  points: number;
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
 * A game ended in a draw (§10.4).
 */
export interface GameDrawn {
  event: 'GameDrawn';
  /**
   * Number of turns played.
   */
  turns: number;
  /**
   * Whether the game is played again.
   */
  again: boolean;
  /**
   * Pieces that moved, in order; missing if none did.
   */
  moved?: Travel[];
  /**
   * The only seat that sees this event; missing if everybody does.
   */
  only?: number;
}
