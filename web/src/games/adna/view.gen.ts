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
   * What is being decided.
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
   * Whose turn it is.
   */
  active: number;
  /**
   * The number of the turn in this game, of both seats together; 0 while the first bases are laid.
   */
  turn: number;
  /**
   * Cards on a complete chain.
   */
  target: number;
  /**
   * Both chains, by seat.
   */
  chains: Chain[];
  thermometer: Thermometer;
  decks: Counts;
  /**
   * Cards in hand by their backs, by seat.
   */
  backs: Counts[];
  /**
   * The card being played; null if none is.
   */
  play: Play | null;
  /**
   * The swap in the heat that is being decided; null in other phases.
   */
  swap: Swap | null;
  /**
   * What comes of it if the seat to move passes; null if it may not.
   */
  if_passed: Passing | null;
  /**
   * Cards discarded in this turn.
   */
  discarded: number;
  /**
   * What a win would score with the cards now in hand, by seat.
   */
  win_points: number[];
  /**
   * Turns since a base was added to a chain or taken off one.
   */
  quiet_turns: number;
  match: Match;
  /**
   * Cards in each hand whose faces one knows, by seat; all of one's own.
   */
  known_cards: string[][];
  /**
   * Cards one saw in each hand that are still there or were put under their deck, by seat.
   */
  seen_before: string[][];
  known_in_decks: KnownDecks;
  /**
   * One's own cards by kind; null for a spectator.
   */
  hand: HandCard[] | null;
  /**
   * Where one's own enzymes would cut; null for a spectator.
   */
  restriction_map: MapEntry[] | null;
}
/**
 * One chain and what lies beside it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Chain".
 */
export interface Chain {
  /**
   * Its bases from the 5' start.
   */
  bases: string;
  /**
   * How many cards that are.
   */
  length: number;
  /**
   * Whether it ends in uracil, so that no base may be added.
   */
  contaminated: boolean;
  /**
   * What an enzyme has cut off and what still lies beside it; null if nothing does.
   */
  fragment: string | null;
  /**
   * Whether that fragment can be ligated: its ends have not been dephosphorylated.
   */
  ligatable: boolean;
  /**
   * The turn at whose end the fragment goes; null without one.
   */
  fragment_until_turn: number | null;
}
/**
 * The thermometer, whose scale is printed.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Thermometer".
 */
export interface Thermometer {
  /**
   * What it shows.
   */
  celsius: number;
  /**
   * The last card that took effect, which lies on it; null at first.
   */
  card: string | null;
  /**
   * The temperature at which that card lies; null at first.
   */
  card_at: number | null;
  /**
   * The temperatures that so many levels up or down lead to, as moves touch them: {"levels:+2": 50}.
   */
  steps: {
    [k: string]: number;
  };
}
/**
 * A number of cards of each deck.
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
 * The card being played, with all that has been declared and answered; also a swap in the heat.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  /**
   * Who plays it.
   */
  seat: number;
  /**
   * The main card; null for a swap in the heat.
   */
  card: string | null;
  /**
   * The seat whose chain it is aimed at; null if it is aimed at none.
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
   * The temperature that it leads to; null if it is no temperature card.
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
   * How many may be picked.
   */
  most: number;
  /**
   * Bases for the positions picked, from the 5' end, as far as decided.
   */
  placed: string;
  /**
   * Bases turned up from the deck that wait to be laid.
   */
  turned_up: string;
  /**
   * Answers, each to the one before.
   */
  answers: Answer[];
  /**
   * Whether the first of them is its own player's, who brings the thermometer back.
   */
  restoring: boolean;
  /**
   * Answers that have already taken effect or failed, in order; those of `answers` came later.
   */
  spent: SpentAnswer[];
  /**
   * Whether it has taken effect and lies on the thermometer, while something about it is still to be decided.
   */
  took_effect: boolean;
  /**
   * Where an enzyme finds its site and cuts; null for other cards, and once it has cut.
   */
  site: Sites | null;
  /**
   * How many cards it would take off the chain; 0 once it has.
   */
  removes: number;
  /**
   * How many bases from the deck it would still lay, those turned up included.
   */
  adds: number;
  /**
   * Whether it would join the fragment beside the chain to it again.
   */
  joins: boolean;
  /**
   * How long the chain would then be; null if it stays as long as it is.
   */
  length_after: number | null;
  /**
   * How the chain would then read, once everything about a rearrangement is declared; else null.
   */
  reads_after: string | null;
}
/**
 * A card played in answer to the one before it.
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
   * Who played it.
   */
  seat: number;
  /**
   * Whether it takes effect if nobody answers any more; else it is cancelled by the next.
   */
  stands: boolean;
  /**
   * What it would make the thermometer for the card being played; null if that still works, or has no temperature.
   */
  too: ('hot' | 'cold') | null;
}
/**
 * An answer that has already taken effect or failed, while the card that it answered is still being played.
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
   * Who played it.
   */
  seat: number;
}
/**
 * Where an enzyme's site stands on one chain.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Sites".
 */
export interface Sites {
  /**
   * Where it begins, from 1, every time it stands there.
   */
  starts: number[];
  /**
   * How many cards would stay on the chain; null if it would not be cut.
   */
  cuts_after: number | null;
  /**
   * After how many bases the other strand would be cut, which is not on the table; null if it would not be.
   */
  cuts_below_after: number | null;
  /**
   * How many cards would come off.
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
   * The seat whose bases change places.
   */
  chain: number;
  /**
   * How many do.
   */
  bases: number;
}
/**
 * What comes of it if the seat to move passes.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Passing".
 */
export interface Passing {
  /**
   * The card being played takes effect, fails because it is cancelled, or because of the temperature; the thermometer moves because of an answer; an answer is cancelled, and the rival may answer anew or the thermometer may be restored by another card; the owner of the chain may repair it; the turn goes on.
   */
  leads_to: 'effect' | 'cancelled' | 'temperature' | 'thermometer' | 'answer' | 'restore' | 'repair' | 'turn';
  /**
   * What the thermometer then shows; null if it does not move.
   */
  celsius: number | null;
}
/**
 * How the match stands.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Match".
 */
export interface Match {
  /**
   * The number of the game being played, from 1.
   */
  game: number;
  /**
   * How many are played, without an extra one.
   */
  games: number;
  /**
   * How often this game has been begun: a drawn game is played again.
   */
  attempt: number;
  /**
   * Points of finished games, by seat.
   */
  points: number[];
  /**
   * Games won, by seat.
   */
  wins: number[];
  /**
   * How each game ended, drawn ones too.
   */
  endings: Ending[];
  /**
   * Who started this game.
   */
  starter: number;
  /**
   * Blocks of bases that each seat took in the draw for the start.
   */
  atg_blocks: number[];
}
/**
 * How the table stood when a game of the match ended.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  /**
   * Its number in the match, from 1.
   */
  game: number;
  /**
   * How often it had been begun: a drawn game is played again.
   */
  attempt: number;
  /**
   * The seat that won it; null if it was drawn.
   */
  winner: number | null;
  /**
   * What the winner scored.
   */
  points: number;
  /**
   * Turns played, of both seats together.
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
   * What the thermometer showed.
   */
  celsius: number;
}
/**
 * Cards in the decks whose places one knows, lowest first.
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
 * A card in a deck whose place one knows.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "KnownPlace".
 */
export interface KnownPlace {
  /**
   * How many cards lie above it.
   */
  above: number;
  /**
   * The card.
   */
  card: string;
}
/**
 * One kind of card in one's own hand.
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
   * How many of it there are.
   */
  count: number;
  /**
   * The temperature and the cards that it asks for, and which of that is there; the catalogue has the rest.
   */
  needs: Need[];
  /**
   * What keeps it from being played in one's own turn; empty if nothing does. Of a card that is played with others, what keeps all of those from being played.
   */
  lacks: Lack[];
  /**
   * Temperatures to which it could move the thermometer now; empty if it is no temperature card.
   */
  leads_to: number[];
  /**
   * What it would make of the fragment beside one's own chain; null for other cards, and without a fragment.
   */
  rejoins: Rejoining | null;
}
/**
 * One thing that a card asks for before it may be played.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Need".
 */
export interface Need {
  /**
   * A temperature, or a card to be played with it.
   */
  kind: 'temperature' | 'card';
  /**
   * Temperatures of which one is needed; empty for cards.
   */
  celsius: number[];
  /**
   * Cards of which one is needed; empty for temperatures.
   */
  cards: string[];
  /**
   * The same in words.
   */
  words: string;
  /**
   * Whether the thermometer shows it, or it is in one's hand.
   */
  met: boolean;
}
/**
 * One thing that a card in hand still lacks.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Lack".
 */
export interface Lack {
  /**
   * A temperature, a card in hand, a site on a chain, something else on the table, cards in the Bases deck, a card to answer, the one moment at which it is played, or what another card in hand lacks that it is played with.
   */
  kind: 'temperature' | 'card' | 'site' | 'table' | 'deck' | 'answer' | 'moment' | 'served';
  /**
   * Temperatures of which one is needed; empty for other kinds.
   */
  celsius: number[];
  /**
   * Cards of which one is needed in hand, or to answer, or the card in hand that it is played with; empty for other kinds, and where any card would do.
   */
  cards: string[];
  /**
   * The same in words.
   */
  words: string;
}
/**
 * What a card would make of one's own chain and of the fragment beside it.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Rejoining".
 */
export interface Rejoining {
  /**
   * Bases from the deck between the two.
   */
  adds: number;
  /**
   * How long the chain would be.
   */
  length: number;
}
/**
 * One enzyme in one's own hand.
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
   * Its site on the chain that is to be rearranged, as that would read; null if nothing is declared.
   */
  planned: Sites | null;
}
