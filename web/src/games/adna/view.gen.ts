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
   * The kind of decision that is due.
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
   * The seat whose turn it is.
   */
  active: number;
  /**
   * The number of the turn in this game, counting both seats; 0 while the first bases are laid.
   */
  turn: number;
  /**
   * Length of a complete chain.
   */
  target: number;
  /**
   * Both chains, by seat.
   */
  chains: Chain[];
  thermometer: Thermometer;
  decks: Counts;
  /**
   * Number of cards in hand from each deck, by seat.
   */
  backs: Counts[];
  /**
   * The card being played; null if none is.
   */
  play: Play | null;
  /**
   * The swap in the heat that is due; null in other phases.
   */
  swap: Swap | null;
  /**
   * What happens if the seat to move passes; null if it may not pass.
   */
  if_passed: Passing | null;
  /**
   * Number of cards discarded this turn.
   */
  discarded: number;
  /**
   * Points for a win with the cards now in hand, by seat.
   */
  win_points: number[];
  /**
   * Number of turns since a base was added to a chain or taken off.
   */
  quiet_turns: number;
  match: Match;
  /**
   * Cards whose faces you know, by seat; your whole hand is included.
   */
  known_cards: string[][];
  /**
   * Cards that you saw in a hand and that are still there or under their deck, by seat.
   */
  seen_before: string[][];
  known_in_decks: KnownDecks;
  /**
   * Your cards, by kind; null for a spectator.
   */
  hand: HandCard[] | null;
  /**
   * Where your enzymes would cut; null for a spectator.
   */
  restriction_map: MapEntry[] | null;
}
/**
 * A chain and the fragment beside it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Chain".
 */
export interface Chain {
  /**
   * Its bases, from the 5' start.
   */
  bases: string;
  /**
   * Number of cards.
   */
  length: number;
  /**
   * Whether it ends in uracil, so no base may be added.
   */
  contaminated: boolean;
  /**
   * The bases that an enzyme cut off and that still lie beside the chain; null if there are none.
   */
  fragment: string | null;
  /**
   * Whether the fragment can be ligated; dephosphorylated ends cannot.
   */
  ligatable: boolean;
  /**
   * The turn at whose end the fragment is lost; null without a fragment.
   */
  fragment_until_turn: number | null;
}
/**
 * The thermometer; the catalogue has its scale.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Thermometer".
 */
export interface Thermometer {
  /**
   * The current temperature.
   */
  celsius: number;
  /**
   * The last card that took effect, which lies on the thermometer; null at first.
   */
  card: string | null;
  /**
   * The temperature at which that card lies; null at first.
   */
  card_at: number | null;
  /**
   * The temperature after each step up or down that a move can make, by touch id: {"levels:+2": 50}.
   */
  steps: {
    [k: string]: number;
  };
}
/**
 * Numbers of cards, by deck.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Counts".
 */
export interface Counts {
  /**
   * Bases cards.
   */
  bases: number;
  /**
   * Enzymes cards.
   */
  enzymes: number;
  /**
   * Reactions cards.
   */
  reactions: number;
}
/**
 * The card being played, with all choices and answers so far; also a swap in the heat.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  /**
   * The seat that plays it.
   */
  seat: number;
  /**
   * The main card; null for a swap in the heat.
   */
  card: string | null;
  /**
   * The seat whose chain it targets; null if it targets no chain.
   */
  chain: number | null;
  /**
   * Cards played with it.
   */
  supports: string[];
  /**
   * Temperatures at which it works.
   */
  works_at: number[];
  /**
   * The temperature that it leads to; null if it isn't a temperature card.
   */
  celsius: number | null;
  /**
   * Positions picked, from 1.
   */
  positions: number[];
  /**
   * Decks of the cards picked by their backs.
   */
  backs: ('bases' | 'enzymes' | 'reactions')[];
  /**
   * Maximum number of picks.
   */
  most: number;
  /**
   * Bases chosen so far for the picked positions, from the 5' end.
   */
  placed: string;
  /**
   * Bases turned up from the deck and not yet laid.
   */
  turned_up: string;
  /**
   * Open answers, each to the card before it.
   */
  answers: Answer[];
  /**
   * Whether the first answer is by the player of the card, to bring the thermometer back.
   */
  restoring: boolean;
  /**
   * Answers that took effect or failed, in order, before those in `answers`.
   */
  spent: SpentAnswer[];
  /**
   * Whether it took effect and lies on the thermometer, while part of it is still to be decided.
   */
  took_effect: boolean;
  /**
   * The enzyme's sites and its cut; null for other cards and after the cut.
   */
  site: Sites | null;
  /**
   * Number of cards that it would take off the chain; 0 afterwards.
   */
  removes: number;
  /**
   * Number of bases from the deck that it would still lay, including those turned up.
   */
  adds: number;
  /**
   * Whether it would join the fragment to its chain again.
   */
  joins: boolean;
  /**
   * The length of the chain afterwards; null if it does not change.
   */
  length_after: number | null;
  /**
   * The bases of the chain after a rearrangement; null until all of it is declared.
   */
  reads_after: string | null;
}
/**
 * A card played in answer to the card before it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  /**
   * The card.
   */
  card: string;
  /**
   * The temperature that it leads to; null if it only cancels.
   */
  celsius: number | null;
  /**
   * The seat that played it.
   */
  seat: number;
  /**
   * Whether it takes effect if nobody answers again; otherwise the next answer cancels it.
   */
  stands: boolean;
  /**
   * Too hot or too cold for the card being played; null if that card would still work.
   */
  too: ('hot' | 'cold') | null;
}
/**
 * An answer that took effect or failed while the card that it answered is still being played.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "SpentAnswer".
 */
export interface SpentAnswer {
  /**
   * The card.
   */
  card: string;
  /**
   * The seat that played it.
   */
  seat: number;
}
/**
 * The sites of an enzyme on a chain.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Sites".
 */
export interface Sites {
  /**
   * The first positions of its sites, from 1.
   */
  starts: number[];
  /**
   * Number of cards that would stay on the chain; null if it would not be cut.
   */
  cuts_after: number | null;
  /**
   * Number of bases before the cut in the other strand, which is not on the table; null if it would not be cut.
   */
  cuts_below_after: number | null;
  /**
   * Number of cards that would come off.
   */
  removes: number;
}
/**
 * A swap in the heat (§3.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Swap".
 */
export interface Swap {
  /**
   * The seat whose bases are swapped.
   */
  chain: number;
  /**
   * Number of bases.
   */
  bases: number;
}
/**
 * What happens if the seat to move passes.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Passing".
 */
export interface Passing {
  /**
   * effect: the card being played takes effect; cancelled, temperature: it fails; thermometer: an answer moves the thermometer; answer: an answer is cancelled, and the rival may answer again; restore: an answer is cancelled, and another card may bring the thermometer back; repair: the owner of the chain may repair it; turn: the turn continues.
   */
  leads_to: 'effect' | 'cancelled' | 'temperature' | 'thermometer' | 'answer' | 'restore' | 'repair' | 'turn';
  /**
   * The temperature afterwards; null if it does not change.
   */
  celsius: number | null;
}
/**
 * The state of the match.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Match".
 */
export interface Match {
  /**
   * The number of the current game, from 1.
   */
  game: number;
  /**
   * Number of games in the match, without an extra game.
   */
  games: number;
  /**
   * Number of times this game was started; a drawn game is played again.
   */
  attempt: number;
  /**
   * Points from finished games, by seat.
   */
  points: number[];
  /**
   * Games won, by seat.
   */
  wins: number[];
  /**
   * Results of all games that ended, drawn games included.
   */
  endings: Ending[];
  /**
   * The seat that started this game.
   */
  starter: number;
  /**
   * Number of blocks of bases that each seat took in the draw for the start.
   */
  atg_blocks: number[];
}
/**
 * The table when a game of the match ended.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  /**
   * The number of the game in the match, from 1.
   */
  game: number;
  /**
   * The number of times it was started; a drawn game is played again.
   */
  attempt: number;
  /**
   * The seat that won; null if the game was drawn.
   */
  winner: number | null;
  /**
   * The winner's points.
   */
  points: number;
  /**
   * The number of turns, of both seats together.
   */
  turns: number;
  /**
   * Both chains by seat, from the 5' start.
   */
  chains: string[];
  /**
   * Bases, Enzymes and Reactions cards in hand, by seat.
   */
  backs: number[][];
  /**
   * The temperature on the thermometer.
   */
  celsius: number;
}
/**
 * Cards whose places in the decks you know, lowest first.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "KnownDecks".
 */
export interface KnownDecks {
  /**
   * In the Bases deck.
   */
  bases: KnownPlace[];
  /**
   * In the Enzymes deck.
   */
  enzymes: KnownPlace[];
  /**
   * In the Reactions deck.
   */
  reactions: KnownPlace[];
}
/**
 * A card whose place in a deck you know.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "KnownPlace".
 */
export interface KnownPlace {
  /**
   * Number of cards above it.
   */
  above: number;
  /**
   * The card.
   */
  card: string;
}
/**
 * A kind of card in your hand.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "HandCard".
 */
export interface HandCard {
  /**
   * The card.
   */
  card: string;
  /**
   * Number of copies.
   */
  count: number;
  /**
   * The temperature and cards that it needs, and whether they are there; other requirements are in the catalogue.
   */
  needs: Need[];
  /**
   * What prevents you from playing it in your turn; empty if you can. For a card that is only played with others, what prevents all of those.
   */
  lacks: Lack[];
  /**
   * Temperatures to which it could move the thermometer now; empty if it isn't a temperature card.
   */
  leads_to: number[];
  /**
   * The result of joining your fragment with it; null for other cards and without a fragment.
   */
  rejoins: Rejoining | null;
}
/**
 * A requirement of a card.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Need".
 */
export interface Need {
  /**
   * A temperature, or a card played with it.
   */
  kind: 'temperature' | 'card';
  /**
   * Suitable temperatures; empty for a card.
   */
  celsius: number[];
  /**
   * Suitable cards; empty for a temperature.
   */
  cards: string[];
  /**
   * The requirement in words.
   */
  words: string;
  /**
   * Whether the thermometer shows a suitable temperature, or a suitable card is in your hand.
   */
  met: boolean;
}
/**
 * A requirement that a card in hand does not meet.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Lack".
 */
export interface Lack {
  /**
   * What is missing: a temperature, a card in hand, a site on a chain, something else on the table, cards in the Bases deck, a card to answer, the right moment, or a requirement of the card that it is played with.
   */
  kind: 'temperature' | 'card' | 'site' | 'table' | 'deck' | 'answer' | 'moment' | 'served';
  /**
   * Suitable temperatures; empty for other kinds.
   */
  celsius: number[];
  /**
   * Suitable cards in hand or to answer, or the card in hand that it is played with; empty for other kinds, and if any card will do.
   */
  cards: string[];
  /**
   * The requirement in words.
   */
  words: string;
}
/**
 * The result of joining your fragment to your chain with a card.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Rejoining".
 */
export interface Rejoining {
  /**
   * Number of bases from the deck that go between them.
   */
  adds: number;
  /**
   * The length of the chain afterwards.
   */
  length: number;
}
/**
 * An enzyme in your hand.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "MapEntry".
 */
export interface MapEntry {
  /**
   * The enzyme.
   */
  enzyme: string;
  /**
   * The temperature, buffer or BSA that it lacks.
   */
  lacks: Lack[];
  own: Sites;
  other: Sites;
  /**
   * Its sites on the chain after the declared rearrangement; null if none is declared.
   */
  planned: Sites | null;
}
