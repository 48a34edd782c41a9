// Made from the server by `make docs`; changes here are lost.

/**
 * How a game went: the answer of `GET /api/v1/tables/CODE/story`.
 */
export interface TableStory {
  /**
   * Scores with their arithmetic, by seat.
   */
  seats: SeatStory[];
  /**
   * The seats that won.
   */
  winners: number[];
  /**
   * What decided the game besides the points, in a sentence; null if nothing did.
   */
  tie: string | null;
  length: Length;
  /**
   * What the curve shows, in words.
   */
  curve_label: string;
  /**
   * How everybody stood after each turn.
   */
  curve: CurvePoint[];
  /**
   * The largest swings and the turn that decided the game, in the order of play.
   */
  turning_points: TurningPoint[];
  /**
   * Every event that changed the standing, in the order of play.
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
   * Whether this is all. If not, another table plays the same deal: curve, turning points and worth are empty, and the breakdowns too unless the rules have ended the game.
   */
  whole: boolean;
}
/**
 * One seat's score.
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
   * What everybody calls it.
   */
  name: string;
  /**
   * Its points.
   */
  score: number;
  /**
   * What they are made of: the points of these lines add up to the score.
   */
  breakdown: ScoreLine[];
}
/**
 * One line of the sum that makes a score.
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
   * What it adds; below zero, what it takes off.
   */
  points: number;
  /**
   * How many of it there are, where it is counted.
   */
  count?: number;
  /**
   * Which ones they are, in short ("H Y F").
   */
  note?: string;
}
/**
 * How long a game was.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "Length".
 */
export interface Length {
  /**
   * Moves.
   */
  plies: number;
  /**
   * Turns, of all seats together.
   */
  turns: number;
  /**
   * From the first move to the last, where that is known.
   */
  seconds?: number;
}
/**
 * How everybody stood after a turn; the first point is before the first turn.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  /**
   * How many moves had been played.
   */
  ply: number;
  /**
   * The number of the turn, from 1; 0 before the first.
   */
  turn: number;
  /**
   * Whose turn it was; null before the first.
   */
  seat: number | null;
  /**
   * The standing by seat; `curve_label` says what it counts.
   */
  scores: number[];
}
/**
 * A turn that changed much.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  /**
   * How many moves had been played after it.
   */
  ply: number;
  /**
   * Its number, from 1.
   */
  turn: number;
  /**
   * Who gained by it.
   */
  seat: number;
  /**
   * By how much this seat came closer to the best of the others, or away from them.
   */
  swing: number;
  /**
   * What happened.
   */
  words: string;
  /**
   * What it changed: who was ahead of whom.
   */
  note: string;
}
/**
 * What an event was worth.
 *
 * This interface was referenced by `TableStory`'s JSON-Schema
 * via the `definition` "Worth".
 */
export interface Worth {
  /**
   * The move that it belongs to, from 1.
   */
  ply: number;
  /**
   * The turn, from 1; 0 before the first.
   */
  turn: number;
  /**
   * Who moved.
   */
  seat: number;
  /**
   * The event's name; null if nobody was told of one.
   */
  event: string | null;
  /**
   * What happened.
   */
  words: string;
  /**
   * What it changed in the standing, by seat.
   */
  points: number[];
}
