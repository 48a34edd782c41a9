// Made from the server by `make docs`; changes here are lost.

export type MessagesFromABenchtopServer = Full | Resumed | Update | Presence | Ok | Refused | Pong | MyTable;

/**
 * Everything: it comes first, after `resync`, after a gap that the server noticed, and when a hot seat changes.
 */
export interface Full {
  /**
   * How many moves have been played: a move that you send names it.
   */
  ply: number;
  /**
   * The seat that decides; null before the game and after it.
   */
  to_move: number | null;
  /**
   * The same seat if a bot decides.
   */
  thinking: number | null;
  /**
   * Since when it is that seat's decision.
   */
  turn_since: string;
  /**
   * When the clock reminds that seat, or after the reminder plays for it; null without a clock and for bots.
   */
  due: string | null;
  /**
   * How far everybody is, as all can see it: points, coins, or what the game counts.
   */
  points: number[];
  /**
   * Which message this is.
   */
  type: 'full';
  /**
   * The version of the protocol.
   */
  protocol: number;
  /**
   * The newest entry.
   */
  n: number;
  you: You;
  presence: Crowd;
  table: TableInfo;
  /**
   * What your seat may know: `GET /api/v1/games/KEY/schema` describes it.
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * The same in words, from the shared middle to your own things, for those who asked with `?text=1`.
   */
  text?: TextBlock[];
  /**
   * What you may play; empty unless it is your turn.
   */
  legal: LegalMove[];
  undo: Possible;
  takeback: Possible;
  /**
   * Once the game is over, for every seat: what it saw besides what all see. Laid over `view` it is that seat's. Not while the table is `sealed`.
   */
  open?: {
    [k: string]: unknown;
  }[];
  /**
   * The last 50 moves; there are `ply` of them, and `GET /api/v1/tables/CODE/log` has the others.
   */
  log: LogLine[];
  /**
   * The last lines of the chat.
   */
  chat: ChatLine[];
}
/**
 * Who the server thinks you are.
 */
export interface You {
  /**
   * The seat you look from; null for a spectator.
   */
  seat: number | null;
  /**
   * The seats you hold.
   */
  seats: number[];
  /**
   * Whether you opened the table.
   */
  host: boolean;
  /**
   * The seat of yours for whose player a curtain waits: send `look` when they are there.
   */
  curtain?: number;
}
/**
 * Who is connected.
 */
export interface Crowd {
  /**
   * How many people of each seat.
   */
  seats: number[];
  /**
   * How many without a seat.
   */
  watching: number;
}
/**
 * What everybody may know about a table.
 */
export interface TableInfo {
  /**
   * Its six letters.
   */
  code: string;
  /**
   * The game's key.
   */
  game: string;
  /**
   * The version of the game's rules.
   */
  rules_version: number;
  /**
   * The game's options, by key.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * When it was opened.
   */
  created: string;
  /**
   * Whether the lobby shows it.
   */
  listed: boolean;
  /**
   * What may be said.
   */
  chat: 'presets' | 'free' | 'off';
  /**
   * Whether a fair undo is allowed.
   */
  undo: boolean;
  /**
   * Whether a take-back may be asked for.
   */
  takeback: boolean;
  /**
   * Whether a hand is kept back on a screen that several share until its player has said to be there.
   */
  curtain: boolean;
  /**
   * Seconds a turn; null for none.
   */
  clock: number | null;
  /**
   * Whether its seed was chosen, so that somebody may know the deal.
   */
  seeded: boolean;
  /**
   * Its seats in order.
   */
  seats: SeatInfo[];
  /**
   * Whether every seat is taken.
   */
  started: boolean;
  /**
   * Whether play has ended.
   */
  over: boolean;
  /**
   * Whether the host has closed it, so that nobody can move or sit down any more.
   */
  closed: boolean;
  /**
   * Whether its deal stays a secret though it is over, because another table that was dealt alike still plays.
   */
  sealed: boolean;
  /**
   * How it ended; null while it goes on.
   */
  result: Result | null;
  /**
   * The take-back that waits for consent, if any.
   */
  takeback_asked: TakeBackAsked | null;
  /**
   * The code of the next table of the same people, if there is one.
   */
  rematch: string | null;
  /**
   * The turn of another table from which this one plays on, if it does.
   */
  continues: PlayedOn | null;
}
/**
 * One seat of a table.
 */
export interface SeatInfo {
  /**
   * Its number, from 0.
   */
  seat: number;
  /**
   * Who sits there.
   */
  kind: 'open' | 'person' | 'bot';
  /**
   * What everybody calls it.
   */
  name: string;
  /**
   * How well its bot plays; null if none does.
   */
  level: string | null;
  /**
   * How many people hold it; more than one share it.
   */
  people: number;
  /**
   * Whether its people have left, so that a bot plays on for them.
   */
  away: boolean;
  /**
   * Whether it has given up, so that the easy bot plays on.
   */
  resigned: boolean;
}
/**
 * How a game ended.
 */
export interface Result {
  /**
   * Points by seat.
   */
  scores: number[];
  /**
   * The seats that won; none of them has resigned.
   */
  winners: number[];
  /**
   * The seats that gave up.
   */
  resigned: number[];
  /**
   * Whether the rules ended it, nobody was left to play against, or the host closed the table.
   */
  reason: 'rules' | 'resignation' | 'closed';
}
/**
 * A take-back that waits for consent.
 */
export interface TakeBackAsked {
  /**
   * The seat that asks.
   */
  by: number;
  /**
   * How many moves would be left.
   */
  ply: number;
  /**
   * The seats that have not answered.
   */
  waiting: number[];
}
/**
 * A turn of another table.
 */
export interface PlayedOn {
  /**
   * The table.
   */
  code: string;
  /**
   * How many moves had been played there.
   */
  ply: number;
}
/**
 * A titled part of the table in words, as a terminal shows it.
 */
export interface TextBlock {
  /**
   * What it is about.
   */
  title: string;
  /**
   * Its lines of text, if any.
   */
  lines: string[];
  /**
   * What the columns of `rows` are called; may be empty.
   */
  head: string[];
  /**
   * The rows of a table, if there is one: a text in each cell.
   */
  rows: string[][];
  /**
   * Whether it shows what you hold in your hand.
   */
  own: boolean;
}
/**
 * A move that you may play now.
 */
export interface LegalMove {
  /**
   * Its notation: what you send.
   */
  move: string;
  /**
   * What kind of move it is, for programs; the kinds of a game are in its book.
   */
  key: string;
  /**
   * What tells it from the others of its kind: {"amino": "K"}.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * What it does, in words.
   */
  words: string;
  /**
   * The things on the table that it is about.
   */
  touches: string[];
  /**
   * The verb of its notation: moves of one group are listed together.
   */
  group: string;
  /**
   * Whether dice or hidden cards come into it, as far as you can foresee: such a move cannot be undone alone.
   */
  reveals: boolean;
  /**
   * Whether somebody else decides after it, as far as you can foresee.
   */
  ends_turn: boolean;
}
/**
 * Whether you may do something now.
 */
export interface Possible {
  /**
   * Whether you may.
   */
  ok: boolean;
  /**
   * Why not, in a sentence; null if you may.
   */
  reason: string | null;
}
/**
 * One move as you may read it.
 */
export interface LogLine {
  /**
   * How many moves were played before it.
   */
  ply: number;
  /**
   * Its entry; 1 for moves that were taken over from another table.
   */
  n: number;
  /**
   * When it was stored.
   */
  at: string;
  /**
   * Who played it.
   */
  seat: number;
  /**
   * Its notation; without what only its player may know, if that is not you.
   */
  move: string;
  /**
   * The game's events that you may hear, with `words`; `GET /api/v1/games/KEY/schema` describes their fields.
   */
  happened: GameEvent[];
}
/**
 * Something that happened in the game; `GET /api/v1/games/KEY/schema` describes its other fields.
 */
export interface GameEvent {
  /**
   * Which event of the game.
   */
  event: string;
  /**
   * The same in a sentence, in which you are "you"; empty where the next event tells you more of it.
   */
  words: string;
  /**
   * The seat it is about.
   */
  seat?: number | null;
  [k: string]: unknown;
}
/**
 * Something that was said.
 */
export interface ChatLine {
  /**
   * Its entry.
   */
  n: number;
  /**
   * When it was said.
   */
  at: string;
  /**
   * The seat of whoever said it.
   */
  seat: number | null;
  /**
   * Who said it.
   */
  name: string;
  /**
   * What was said.
   */
  words: string;
  /**
   * The key of the phrase, if it was a preset one: for clients that speak other languages.
   */
  phrase?: string;
}
/**
 * Comes first, instead of `full`, where `since` was given and what was missed can be told: `update`s follow.
 *
 * How things stand (`table`, `view`, `legal` and the like) comes with the last of them, entry `n`.
 */
export interface Resumed {
  /**
   * Which message this is.
   */
  type: 'resumed';
  /**
   * The version of the protocol.
   */
  protocol: number;
  /**
   * The entry that you named.
   */
  since: number;
  /**
   * The newest entry: the same if you have missed nothing.
   */
  n: number;
  you: You;
  presence: Crowd;
}
/**
 * What one entry did. What is not there has not changed.
 */
export interface Update {
  /**
   * Which message this is.
   */
  type: 'update';
  /**
   * The entry. If it is not one more than the last, you have missed something: send `resync`.
   */
  n: number;
  /**
   * What sort of entry it is.
   */
  kind:
    | 'agreed'
    | 'arranged'
    | 'asked'
    | 'chat'
    | 'closed'
    | 'copied'
    | 'declined'
    | 'ended'
    | 'filled'
    | 'freed'
    | 'left'
    | 'move'
    | 'nudged'
    | 'opened'
    | 'rematch'
    | 'removed'
    | 'renamed'
    | 'reseated'
    | 'resigned'
    | 'returned'
    | 'revoked'
    | 'sat'
    | 'stood'
    | 'undo'
    | 'upgraded';
  /**
   * The seat it is about.
   */
  seat: number | null;
  /**
   * When it was stored.
   */
  at: string;
  /**
   * What you may hear of it, at the table and in the game.
   */
  happened: (TableEvent | GameEvent)[];
  /**
   * As in `full`.
   */
  ply?: number;
  /**
   * As in `full`.
   */
  to_move?: number | null;
  /**
   * As in `full`.
   */
  thinking?: number | null;
  /**
   * As in `full`.
   */
  turn_since?: string;
  /**
   * As in `full`.
   */
  due?: string | null;
  /**
   * As in `full`.
   */
  points?: number[];
  table?: TableInfo;
  /**
   * As in `full`.
   */
  view?: {
    [k: string]: unknown;
  };
  /**
   * As in `full`: wherever there is a `view`.
   */
  text?: TextBlock[];
  /**
   * As in `full`.
   */
  legal?: LegalMove[];
  undo?: Possible;
  takeback?: Possible;
  /**
   * As in `full`.
   */
  open?: {
    [k: string]: unknown;
  }[];
  log?: LogChange;
}
/**
 * Something that happened at the table rather than in the game.
 */
export interface TableEvent {
  /**
   * Which.
   */
  event:
    | 'Arranged'
    | 'BotSat'
    | 'ClockRanOut'
    | 'Closed'
    | 'Copied'
    | 'Ended'
    | 'InvitationsRevoked'
    | 'Left'
    | 'Nudged'
    | 'Opened'
    | 'Rematch'
    | 'Removed'
    | 'Renamed'
    | 'Reseated'
    | 'Resigned'
    | 'Returned'
    | 'Said'
    | 'SeatFreed'
    | 'SeatTaken'
    | 'Started'
    | 'StoodUp'
    | 'TakeBackAgreed'
    | 'TakeBackAsked'
    | 'TakeBackDeclined'
    | 'TookBack'
    | 'Undone'
    | 'Upgraded';
  /**
   * The same in a sentence, in which you are "you", or what was said.
   */
  words: string;
  /**
   * The seat it is about.
   */
  seat?: number | null;
  /**
   * The person it is about; who had the seat that was freed.
   */
  name?: string;
  /**
   * What the person who is renamed was called.
   */
  before?: string;
  /**
   * How well the bot plays that sat down.
   */
  level?: string;
  /**
   * The ply that a take-back goes to, or at which the game begins or goes on.
   */
  ply?: number;
  /**
   * The table of the rematch.
   */
  code?: string;
  /**
   * The entry of what was said.
   */
  n?: number;
  /**
   * When it was said.
   */
  at?: string;
  /**
   * The key of the phrase that was said.
   */
  phrase?: string;
  /**
   * As in the result.
   */
  scores?: number[];
  /**
   * As in the result.
   */
  winners?: number[];
  /**
   * As in the result.
   */
  resigned?: number[];
  /**
   * As in the result.
   */
  reason?: 'rules' | 'resignation' | 'closed';
}
/**
 * The end of the log, which takes the place of what you have from that ply on.
 */
export interface LogChange {
  /**
   * The ply from which on the log is new.
   */
  from: number;
  /**
   * What is there now: nothing, where moves were taken back.
   */
  lines: LogLine[];
}
/**
 * Who is connected, when that has changed. It is no entry: it has no number and is stored nowhere.
 */
export interface Presence {
  /**
   * How many people of each seat.
   */
  seats: number[];
  /**
   * How many without a seat.
   */
  watching: number;
  /**
   * Which message this is.
   */
  type: 'presence';
}
/**
 * Your command is done and stored.
 */
export interface Ok {
  /**
   * Which message this is.
   */
  type: 'ok';
  /**
   * The key of your command.
   */
  key: string | null;
  /**
   * Its entry.
   */
  n: number;
}
/**
 * Your command was refused, or your socket: then it is closed with 4000 + status.
 */
export interface Refused {
  /**
   * Which message this is.
   */
  type: 'refused';
  /**
   * The key of your command, if it had one that could be read.
   */
  key?: string | null;
  /**
   * What HTTP would answer.
   */
  status: number;
  /**
   * Why; the same for ever.
   */
  code: string;
  /**
   * The same for people.
   */
  detail: string;
  /**
   * The facts that `detail` names; `variant` tells the sentence where a code has several.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * With `stale`: how many moves have been played.
   */
  ply?: number;
  /**
   * With `stale`: how things stand, as an `update` would say it.
   */
  now?: {
    [k: string]: unknown;
  };
  /**
   * With an illegal move: its `code`, `rule`, `text`, `biology`, `remedy`, `params` and `moves` (legal ones, which the remedy means).
   */
  refusal?: {
    [k: string]: unknown;
  };
  /**
   * With `too_fast`: the `key` of the limit and the `seconds` to wait.
   */
  ratelimit?: {
    [k: string]: unknown;
  };
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  /**
   * Which message this is.
   */
  type: 'pong';
  /**
   * The newest entry.
   */
  n: number;
}
/**
 * A table of yours as it stands: the lines of `GET /api/v1/me/stream`.
 */
export interface MyTable {
  /**
   * Which message this is.
   */
  type: 'table';
  /**
   * Its six letters.
   */
  code: string;
  /**
   * Its address.
   */
  url: string;
  /**
   * The game's key.
   */
  game: string;
  /**
   * Waiting for people, for you, for others, or for nothing any more; `gone` if you no longer sit there.
   */
  standing: 'waiting' | 'your_turn' | 'their_turn' | 'over' | 'gone';
  /**
   * The seats that you hold.
   */
  seats: number[];
  /**
   * Its newest entry.
   */
  n: number;
  /**
   * How many moves have been played.
   */
  ply: number;
  /**
   * How it ended; null while it goes on.
   */
  result: Result | null;
}
