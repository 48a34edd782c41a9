// Made from the server by `make docs`; changes here are lost.

/**
 * How a game went: the answer of `GET /api/v1/tables/CODE/story`.
 */
export interface TableStory {
  /**
   * Scores and how they add up, by seat.
   */
  seats: SeatStory[];
  /**
   * The seats that won.
   */
  winners: number[];
  /**
   * What other than points decided the game, in a sentence; null if nothing did.
   */
  tie: string | null;
  length: Length;
  /**
   * What the curve shows, in words.
   */
  curve_label: string;
  /**
   * The standing after each turn.
   */
  curve: CurvePoint[];
  /**
   * The largest swings and the decisive turn, in order of play.
   */
  turning_points: TurningPoint[];
  /**
   * Every event that changed the standing, in order of play.
   */
  worth: Worth[];
  /**
   * The table's six letters.
   */
  code: string;
  /**
   * The game's key.
   */
  game: string;
  /**
   * As in the result of the table.
   */
  reason: 'rules' | 'resignation' | 'closed';
  /**
   * Whether the story is complete. If not, another table plays the same deal: curve, turning points and worth are empty, and so are the breakdowns unless the rules ended the game.
   */
  whole: boolean;
}
/**
 * A seat's score.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "SeatStory".
 */
export interface SeatStory {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * The player's name.
   */
  name: string;
  /**
   * Its points.
   */
  score: number;
  /**
   * The lines that add up to the score.
   */
  breakdown: ScoreLine[];
}
/**
 * A line of the sum that makes up a score.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  /**
   * What counts, in words ("Aromatic: 3 pairs × 2").
   */
  label: string;
  /**
   * Points it adds; negative if it takes points off.
   */
  points: number;
  /**
   * How many there are, if it is counted.
   */
  count?: number;
  /**
   * Which ones they are, in short ("H Y F").
   */
  note?: string;
}
/**
 * The length of a game.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "Length".
 */
export interface Length {
  /**
   * Number of moves.
   */
  plies: number;
  /**
   * Number of turns, all seats together.
   */
  turns: number;
  /**
   * Seconds from the first move to the last, if known.
   */
  seconds?: number;
}
/**
 * The standing after a turn; the first point is before the first turn.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  /**
   * Number of moves played so far.
   */
  ply: number;
  /**
   * The number of the turn, from 1; 0 before the first.
   */
  turn: number;
  /**
   * The seat whose turn it was; null before the first turn.
   */
  seat: number | null;
  /**
   * The standing by seat; `curve_label` says what it counts.
   */
  scores: number[];
}
/**
 * A turn that changed a lot.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  /**
   * Number of moves played, including this turn.
   */
  ply: number;
  /**
   * Its number, from 1.
   */
  turn: number;
  /**
   * The seat that gained.
   */
  seat: number;
  /**
   * How much this seat gained on the best of the others.
   */
  swing: number;
  /**
   * What happened.
   */
  words: string;
  /**
   * How the lead changed: who was ahead of whom.
   */
  note: string;
}
/**
 * How much an event was worth.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "Worth".
 */
export interface Worth {
  /**
   * The number of its move, from 1.
   */
  ply: number;
  /**
   * The turn, from 1; 0 before the first.
   */
  turn: number;
  /**
   * The seat that moved.
   */
  seat: number;
  /**
   * The event's name; null if no event explains the change.
   */
  event: string | null;
  /**
   * What happened.
   */
  words: string;
  /**
   * The change of the standing, by seat.
   */
  points: number[];
}
