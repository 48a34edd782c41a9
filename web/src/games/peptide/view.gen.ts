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
   * The number of the round, from 1.
   */
  round: number;
  /**
   * The number of the last round, once STOP has been shown (§6.1).
   */
  last_round: number | null;
  /**
   * What the seat to move decides; Phase 1 has "selecting" and "voting", Phase 2 all others but "discarding".
   */
  phase:
    | 'selecting'
    | 'resolving'
    | 'choosing rna'
    | 'keeping rna'
    | 'using vacuole'
    | 'keeping amino'
    | 'building'
    | 'discarding'
    | 'voting';
  /**
   * Which pass of Phase 1 this is, from 1; null later (§2.2).
   */
  pass_number: number | null;
  /**
   * Selections, or RNA cards to discard, that the seat on turn has still to choose.
   */
  due: number;
  /**
   * Whether the seat to move has bought its second selection in this turn (§4.3).
   */
  twice: boolean;
  /**
   * Whether the seat on turn keeps its turn open for an ATP action after all else (§4.4).
   */
  held: boolean;
  /**
   * The seat that has proposed to end the game, while the others answer (§6.6).
   */
  asker: number | null;
  /**
   * Whether that has been proposed this round.
   */
  proposed: boolean;
  /**
   * Whether all have agreed that this round is the last (§6.6).
   */
  agreed: boolean;
  /**
   * Whole rounds since an amino acid was drawn last, or since the beginning.
   */
  quiet_rounds: number;
  /**
   * The seats that come after the one to move, in this pass, phase, choice of discards or round of answers.
   */
  waiting: number[];
  /**
   * The seat that holds the First Player card.
   */
  first: number;
  /**
   * Whether that card has been selected this round (§2.5).
   */
  first_taken: boolean;
  /**
   * Organelles that may be selected, by name.
   */
  field: {
    [k: string]: number;
  };
  /**
   * The same, one by one, by place.
   */
  field_row: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * Organelles in the deck, by name.
   */
  organelle_deck: {
    [k: string]: number;
  };
  /**
   * Organelles discarded, by name.
   */
  organelle_discards: {
    [k: string]: number;
  };
  /**
   * RNA cards face up, as letters, by place.
   */
  rna_field: string[];
  /**
   * RNA cards in the deck.
   */
  rna_deck_size: number;
  /**
   * RNA cards discarded, by letter.
   */
  rna_discards: {
    [k: string]: number;
  };
  /**
   * ATP in the supply; null where it has no limit (§5.1).
   */
  atp_supply: number | null;
  /**
   * Points of the bonus cards left, from the top.
   */
  bonuses: number[];
  /**
   * What the seat to move can fix; null unless it uses a Ribosome and has an amino acid face up.
   */
  fixing: Fixing | null;
  /**
   * Cards in the amino acid deck, STOP among them until it is shown.
   */
  amino_deck_size: number;
  /**
   * Amino acids out of the game, unseen (§1.4).
   */
  amino_removed: number;
  /**
   * Where in the amino acid deck STOP can be; null once it has been shown.
   */
  stop: StopPlaces | null;
  /**
   * What everybody sees of the seats.
   */
  players: PlayerView[];
  /**
   * What was hidden; null until the game is over.
   */
  shown: Shown | null;
  /**
   * RNA that the viewer has not located, in the deck or in others' hands, by letter (§8.1).
   */
  rna_unseen: {
    [k: string]: number;
  };
  /**
   * One's own cards; null for a spectator.
   */
  hand: Hand | null;
  /**
   * The two cards of which the viewer keeps one now: RNA letters, or amino acids, the top one first.
   */
  looking: string[] | null;
  /**
   * For each of these cards: the RNA that would be missing if you kept it, by amino acid.
   */
  looking_missing:
    | {
        [k: string]: string;
      }[]
    | null;
  /**
   * Organelles that the viewer, taking them now, could only discard in Phase 2, and what they lack so far.
   */
  traps: {
    [k: string]: 'atp' | 'chain' | 'deck';
  };
  knowledge: Knowledge;
}
/**
 * The amino acid that a Ribosome can fix (§3.7).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Fixing".
 */
export interface Fixing {
  /**
   * Its place in the chain, from 0.
   */
  place: number;
  /**
   * Points of the bonus card that goes with it; null if none is left.
   */
  bonus: number | null;
}
/**
 * Between which cards of the deck, counted from the top, STOP lies (§8.3).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "StopPlaces".
 */
export interface StopPlaces {
  /**
   * The first place where it can be, from 1.
   */
  first: number;
  /**
   * The last one.
   */
  last: number;
}
/**
 * What everybody sees of one seat.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  /**
   * ATP tokens.
   */
  atp: number;
  /**
   * ATP with all that the organelles taken will bring.
   */
  energy: number;
  /**
   * RNA cards in hand.
   */
  rna_size: number;
  /**
   * Those of them that everybody saw go there, as letters (§8.1).
   */
  rna_known: string;
  /**
   * Amino acids in hand.
   */
  amino_size: number;
  /**
   * Selections made this round.
   */
  picked: number;
  /**
   * Organelles taken face up and not yet resolved.
   */
  organelles: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * Organelles taken face down and not yet resolved.
   */
  face_down: ('mitochondria' | 'nucleus' | 'vacuole' | 'amino-acyl' | 'ribosome')[];
  /**
   * The peptide chain after START, left to right.
   */
  chain: string[];
  /**
   * How many of the chain, from the left, are fixed; the others lie face up over their RNA (§3.7).
   */
  fixed: number;
  /**
   * The RNA beneath those that are not fixed, one by one, its letters in the order of the codon.
   */
  codons: string[];
  /**
   * Points of the bonus cards taken.
   */
  bonus: number[];
  /**
   * What bonus cards and chain count now (§6.2).
   */
  points: number;
  /**
   * Points of the amino acids that are fixed.
   */
  fixed_points: number;
  /**
   * Points of those that lie face up.
   */
  face_up_points: number;
  /**
   * The limits of the advanced game; null in the basic game.
   */
  limits: Limits | null;
  /**
   * What each limit would be if the seat raised it, while it uses a Vacuole (§7.2).
   */
  raised: Limits | null;
  /**
   * RNA cards chosen for discard and not shown yet, counted in hand until then (§7.3).
   */
  laid_aside: number;
  /**
   * RNA cards drawn, of which the seat is to keep one (§3.4).
   */
  drawn: number;
  /**
   * RNA discarded at the end of the last round over the limit, as letters.
   */
  given_up: string;
}
/**
 * The limits of a seat in the advanced game (§7.1).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits {
  /**
   * ATP that may be kept at the end of a round.
   */
  energy: number;
  /**
   * RNA cards that may be kept in hand at the end of a round.
   */
  rna: number;
}
/**
 * What was hidden until the game was over (§8.4).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Shown".
 */
export interface Shown {
  /**
   * The hands, by seat.
   */
  hands: ShownHand[];
  /**
   * How the points add up, by seat.
   */
  counts: Points[];
  /**
   * What is left of the amino acid deck, from the top.
   */
  deck: string[];
  /**
   * Amino acids that were out of the game (§1.4).
   */
  removed: string[];
}
/**
 * A hand after the game.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "ShownHand".
 */
export interface ShownHand {
  /**
   * Its RNA, as letters.
   */
  rna: string;
  /**
   * Its amino acids.
   */
  amino: string[];
}
/**
 * The points of one seat, by where they come from (§6.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Points".
 */
export interface Points {
  /**
   * Bonus cards.
   */
  bonus: number;
  /**
   * Amino acids fixed in the chain, at their full value.
   */
  fixed: number;
  /**
   * Amino acids face up in the chain, at half their value, rounded up.
   */
  face_up: number;
  /**
   * Amino acids in hand that RNA in hand matches.
   */
  matched: number;
  /**
   * What the other amino acids in hand take off.
   */
  unmatched: number;
  /**
   * All of them together.
   */
  total: number;
}
/**
 * One's own cards.
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  /**
   * RNA, as letters.
   */
  rna: string;
  /**
   * Amino acids, sorted by name.
   */
  amino: string[];
  /**
   * Those of the RNA that are chosen for discard (§7.3).
   */
  laid_aside: string;
  /**
   * How many of the amino acids the RNA matches at once (§6.3).
   */
  matched: number;
  /**
   * The RNA that each of the amino acids lacks, if it is for this one alone, in the order of its codon (§3.8).
   */
  missing: {
    [k: string]: string;
  };
  /**
   * The same once the RNA chosen for discard is gone.
   */
  missing_after: {
    [k: string]: string;
  };
  /**
   * The amino acids that lack nothing alone, if the RNA does not match all of these at once.
   */
  either: string[];
  /**
   * What the hand would count now (§6.2).
   */
  points: number;
}
/**
 * What follows about the amino acid deck from all that the viewer has seen (§8.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Knowledge".
 */
export interface Knowledge {
  /**
   * Every draw so far.
   */
  draws: Draw[];
  /**
   * Cards that the viewer put back and that are not on the table.
   */
  traced: Traced[];
  /**
   * Amino acids that may be anywhere out of sight.
   */
  unseen: string[];
  /**
   * The top card of the deck, if the viewer knows it.
   */
  top: string | null;
}
/**
 * One draw from the amino acid deck (§3.6).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  /**
   * Who drew.
   */
  seat: number;
  /**
   * Whether a card went back on top.
   */
  put_back: boolean;
  /**
   * The card kept, if the viewer drew it.
   */
  kept: string | null;
  /**
   * The card put back, if the viewer did it.
   */
  back: string | null;
}
/**
 * An amino acid that the viewer put back on the deck, and where it can be now (§8.2).
 *
 * This interface was referenced by `View`'s JSON-Schema
 * via the `definition` "Traced".
 */
export interface Traced {
  /**
   * Which.
   */
  amino: string;
  /**
   * The seats that may hold it.
   */
  hands: number[];
  /**
   * Whether it may lie on top of the deck.
   */
  top: boolean;
}
