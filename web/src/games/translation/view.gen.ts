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
   * The decision that is due: an action, the letter or the gap of an Insert, or none.
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
   * Whether the active strand is the strand that was not active at the start.
   */
  flipped: boolean;
  /**
   * Free nucleotide cards.
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
   * Copies it bought this turn; they work from its next turn on.
   */
  bought: {
    [k: string]: number;
  };
  /**
   * The pending Insert; null if there is none.
   */
  inserting: Inserting | null;
  /**
   * Turns in a row, before this one, without a translation.
   */
  quiet_turns: number;
  /**
   * Number of such turns that ends the game.
   */
  quiet_limit: number;
  /**
   * By seat.
   */
  players: Player[];
  /**
   * The turn of the game, from 1.
   */
  turn: number;
  /**
   * Points at the start of this turn.
   */
  turn_points: number;
  /**
   * The effect of each allowed letter in each gap, from the 5' end; empty if no Insert is pending.
   */
  gaps: {
    [k: string]: Outcome[];
  };
  /**
   * The strand read in threes from each of its first three letters.
   */
  frames: ReadingFrame[];
  /**
   * The face-up amino acids, by place, with explanations for learners.
   */
  face_up: FaceUp[];
  /**
   * Cards in the deck.
   */
  deck_size: number;
  /**
   * The last roll; null before the first. Rolls for the strand at the start don't count.
   */
  last_dice: Dice | null;
  /**
   * Changes you can make to each letter with the action cards you can use now; empty if you can use none.
   */
  changes: Change[];
}
/**
 * A pending Insert.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Inserting".
 */
export interface Inserting {
  /**
   * The face of the black die.
   */
  face: string;
  /**
   * The letters that the face allows.
   */
  choices: string[];
  /**
   * The letter to lay; null until it is chosen.
   */
  letter: string | null;
}
/**
 * The cards in front of a player, and their score.
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
   * Amino acids of each group; groups without any are left out.
   */
  groups: {
    [k: string]: number;
  };
  /**
   * Copies of action cards, including those dealt.
   */
  cards: {
    [k: string]: number;
  };
}
/**
 * The effect of a change of the strand on the face-up amino acids.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  /**
   * Amino acids that the strand would newly spell.
   */
  gains: string[];
  /**
   * Amino acids that it would no longer spell.
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
   * The position of its first letter: 1, 2 or 3.
   */
  frame: number;
  /**
   * Its codons, from the 5' end.
   */
  codons: string[];
  /**
   * The amino acids they spell, a letter for each codon; * is a stop.
   */
  protein: string;
}
/**
 * A face-up amino acid.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "FaceUp".
 */
export interface FaceUp {
  /**
   * The amino acid.
   */
  amino: string;
  /**
   * Positions where the active strand spells it.
   */
  sites: Site[];
  /**
   * Whether the water allows it.
   */
  water_ok: boolean;
  /**
   * The conditions still missing to translate it: a codon, the right water.
   */
  missing: ('codon' | 'water')[];
  /**
   * Changes that would make the strand spell it, if it doesn't yet.
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
 * A position where the active strand spells an amino acid.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Site".
 */
export interface Site {
  /**
   * The position of the codon's first letter, from 1.
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
   * The letter or gap to change, from 1; 0 if the whole strand changes.
   */
  position: number;
  /**
   * The new letter; for Delete, the deleted letter; empty if the whole strand changes.
   */
  letter: string;
  /**
   * The codon it makes.
   */
  codon: string;
  /**
   * The position where that codon then begins, from 1.
   */
  site: number;
}
/**
 * The last roll.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Dice".
 */
export interface Dice {
  /**
   * The die rolled.
   */
  die: 'white' | 'black';
  /**
   * The purpose: to fill up the strand before a turn, or an action card.
   */
  use: 'filling up' | 'extend' | 'insert';
  /**
   * The faces rolled: each letter laid, or the single face of the black die.
   */
  faces: string[];
  /**
   * The seat that rolled.
   */
  seat: number;
  /**
   * The turn of the game.
   */
  turn: number;
}
/**
 * A change of one letter that you can pay for now, and its effect.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  /**
   * Amino acids that the strand would newly spell.
   */
  gains: string[];
  /**
   * Amino acids that it would no longer spell.
   */
  losses: string[];
  /**
   * The action cards that make it, each by itself; the first makes no other change of that letter.
   */
  cards: string[];
  /**
   * The letter to change, from 1.
   */
  position: number;
  /**
   * The new letter; empty if the letter is deleted.
   */
  letter: string;
  /**
   * The amino acids that the codons across the change would spell, from the 5' end; * is a stop.
   */
  spells: string;
}
