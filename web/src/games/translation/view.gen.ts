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
   * What is to be decided: an action, the letter or the gap of an Insert, or nothing.
   */
  phase: 'act' | 'letter' | 'gap' | 'over';
  /**
   * Points that the seat to move has left.
   */
  points: number;
  /**
   * The active strand, from 5' to 3'.
   */
  strand: string;
  /**
   * The other strand, from its own 5' to its 3' end.
   */
  other_strand: string;
  /**
   * Whether the strand that is active now was the other one at the start.
   */
  flipped: boolean;
  /**
   * Nucleotide cards that are free.
   */
  supply: number;
  /**
   * Whether the water is on; null in the variant without water.
   */
  water: boolean | null;
  /**
   * Amino acids in the deck, sorted: nobody knows their order.
   */
  in_deck: string[];
  /**
   * Copies for sale, by action card.
   */
  pool: {
    [k: string]: number;
  };
  /**
   * Copies that the seat to move may still use this turn, by action card that it owns.
   */
  ready: {
    [k: string]: number;
  };
  /**
   * Copies that it bought this turn, which work from its next turn on.
   */
  bought: {
    [k: string]: number;
  };
  /**
   * The Insert that is under way; null if none is.
   */
  inserting: Inserting | null;
  /**
   * Turns in a row, before this one, without a translation.
   */
  quiet_turns: number;
  /**
   * So many of them end the game.
   */
  quiet_limit: number;
  /**
   * By seat.
   */
  players: Player[];
  /**
   * Which turn of the game this is, from 1.
   */
  turn: number;
  /**
   * Points that this turn began with.
   */
  turn_points: number;
  /**
   * What each letter that an Insert allows would do in each gap, from the 5' end; empty while none is under way.
   */
  gaps: {
    [k: string]: Outcome[];
  };
  /**
   * The strand read in threes from each of its first three letters.
   */
  frames: ReadingFrame[];
  /**
   * The amino acids that lie face up, by place, with what learners ask about them.
   */
  face_up: FaceUp[];
  /**
   * Cards in the deck.
   */
  deck_size: number;
  /**
   * The dice rolled last; null before the first roll, which the strand at the start is not.
   */
  last_dice: Dice | null;
  /**
   * What you can do to each letter with the action cards that you may use now; empty while you may use none.
   */
  changes: Change[];
}
/**
 * An Insert that is not finished.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Inserting".
 */
export interface Inserting {
  /**
   * What the black die shows.
   */
  face: string;
  /**
   * The letters that this allows.
   */
  choices: string[];
  /**
   * The letter to lay; null until it is chosen.
   */
  letter: string | null;
}
/**
 * What lies in front of a player, and what it is worth.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  /**
   * Amino acids, in the order of translation.
   */
  collected: string[];
  /**
   * Pairs of one group among them.
   */
  pairs: number;
  /**
   * Points.
   */
  score: number;
  /**
   * How many there are of each group that there is at all.
   */
  groups: {
    [k: string]: number;
  };
  /**
   * Copies of action cards, those dealt included.
   */
  cards: {
    [k: string]: number;
  };
}
/**
 * What a change of the strand does to the amino acids that lie face up.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  /**
   * Those that the strand would newly spell.
   */
  gains: string[];
  /**
   * Those that it would no longer spell.
   */
  losses: string[];
}
/**
 * One of the three ways to read the strand in threes.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ReadingFrame".
 */
export interface ReadingFrame {
  /**
   * The letter at which it begins: 1, 2 or 3.
   */
  frame: number;
  /**
   * Its codons, from the 5' end.
   */
  codons: string[];
  /**
   * What they spell, a letter a codon; * is a stop.
   */
  protein: string;
}
/**
 * An amino acid that lies face up.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "FaceUp".
 */
export interface FaceUp {
  /**
   * Which.
   */
  amino: string;
  /**
   * Where the active strand spells it.
   */
  sites: Site[];
  /**
   * Whether the water allows it.
   */
  water_ok: boolean;
  /**
   * What keeps it from being translated now: a codon, the right water.
   */
  missing: ('codon' | 'water')[];
  /**
   * What would make the strand spell it, where it does not yet.
   */
  one_card: OneCard[];
  /**
   * The pairs it would make, by seat.
   */
  new_pairs: number[];
  /**
   * The points it would add, by seat.
   */
  worth: number[];
}
/**
 * Where the active strand spells an amino acid.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Site".
 */
export interface Site {
  /**
   * The letter at which the codon begins, from 1.
   */
  at: number;
  /**
   * The codon.
   */
  codon: string;
}
/**
 * One change that would bring a codon of an amino acid onto the active strand.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "OneCard".
 */
export interface OneCard {
  /**
   * The action cards that make it, each by itself.
   */
  cards: string[];
  /**
   * The letter or gap to change, from 1; 0 where the whole strand changes.
   */
  position: number;
  /**
   * The letter that comes; for Delete the letter that goes; empty where the whole strand changes.
   */
  letter: string;
  /**
   * The codon that it makes.
   */
  codon: string;
  /**
   * The letter at which that codon then begins, from 1.
   */
  site: number;
}
/**
 * Dice as they lie since they were rolled.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Dice".
 */
export interface Dice {
  /**
   * Which die it was.
   */
  die: 'white' | 'black';
  /**
   * What it was rolled for: to fill up the strand before a turn, or for an action card.
   */
  use: 'filling up' | 'extend' | 'insert';
  /**
   * What it showed: a letter for each that was laid, or the one face of the black die.
   */
  faces: string[];
  /**
   * Who rolled.
   */
  seat: number;
  /**
   * In which turn of the game.
   */
  turn: number;
}
/**
 * A change of one letter that you can pay for now, and what it does.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  /**
   * Those that the strand would newly spell.
   */
  gains: string[];
  /**
   * Those that it would no longer spell.
   */
  losses: string[];
  /**
   * The action cards that make it, each by itself; the first is the one that makes no other change of that letter.
   */
  cards: string[];
  /**
   * The letter to change, from 1.
   */
  position: number;
  /**
   * The letter that it becomes; empty where it is taken out.
   */
  letter: string;
  /**
   * What the codons across the change would spell, from the 5' end; * is a stop.
   */
  spells: string;
}
