// Made from the server by `make docs`; changes here are lost.

export type MessagesFromABenchtopServer = Full | Resumed | Update | Presence | Ok | Refused | Pong | MyTable;

/**
 * The complete state. Sent first, after `resync`, after a gap that the server noticed, and when a hot seat
 * changes.
 */
export interface Full {
  /**
   * Number of moves played; you send it with a move.
   */
  ply: number;
  /**
   * The seat that decides; null before and after the game.
   */
  to_move: number | null;
  /**
   * The same seat, if a bot decides.
   */
  thinking: number | null;
  /**
   * When this decision began.
   */
  turn_since: string;
  /**
   * When the clock reminds that seat or, after the reminder, plays for it; null without a clock and for bots.
   */
  due: string | null;
  /**
   * Everyone's public progress: points, coins, or whatever the game counts.
   */
  points: number[];
  /**
   * The message type.
   */
  type: 'full';
  /**
   * The version of the protocol.
   */
  protocol: number;
  /**
   * Number of the newest entry.
   */
  n: number;
  you: You;
  presence: Crowd;
  table: TableInfo;
  /**
   * What your seat may know; `GET /api/v1/games/KEY/schema` describes it.
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * The view in words, from the shared middle to your own pieces, if you asked with `?text=1`.
   */
  text?: TextBlock[];
  /**
   * The moves you may play; empty unless it is your turn.
   */
  legal: LegalMove[];
  undo: Possible;
  takeback: Possible;
  /**
   * After the end, what each seat saw in addition to the public view; merge it into `view` to get that seat's view. Missing while the table is `sealed`.
   */
  open?: {
    [k: string]: unknown;
  }[];
  /**
   * The last 50 of `ply` moves; `GET /api/v1/tables/CODE/log` returns the others.
   */
  log: LogLine[];
  /**
   * The last lines of the chat.
   */
  chat: ChatLine[];
}
/**
 * Who you are at this table.
 */
export interface You {
  /**
   * The seat whose view you see; null for a spectator.
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
   * The seat of yours behind a curtain: send `look` when its player is at the screen.
   */
  curtain?: number;
}
/**
 * Number of connected guests.
 */
export interface Crowd {
  /**
   * Number of connected guests of each seat.
   */
  seats: number[];
  /**
   * Number of connected guests without a seat.
   */
  watching: number;
}
/**
 * Public information about a table.
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
   * What players may say in the chat.
   */
  chat: 'presets' | 'free' | 'off';
  /**
   * Whether undo is allowed.
   */
  undo: boolean;
  /**
   * Whether players may ask for a take-back.
   */
  takeback: boolean;
  /**
   * Whether a hand on a shared screen stays hidden until its player confirms.
   */
  curtain: boolean;
  /**
   * Seconds per turn; null for no limit.
   */
  clock: number | null;
  /**
   * How fast bots move.
   */
  pace: 'unhurried' | 'normal' | 'quick';
  /**
   * Whether its seed was chosen, so that someone may know the deal.
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
   * Whether the host has closed it, so that nobody can move or sit down.
   */
  closed: boolean;
  /**
   * Whether its deal is still secret after the end, because another table with the same deal is still playing.
   */
  sealed: boolean;
  /**
   * How it ended; null if it is not over.
   */
  result: Result | null;
  /**
   * The take-back that is waiting for consent, if any.
   */
  takeback_asked: TakeBackAsked | null;
  /**
   * The code of the rematch, if there is one.
   */
  rematch: string | null;
  /**
   * The position of another table that this one continues from, if any.
   */
  continues: PlayedOn | null;
}
/**
 * A seat of a table.
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
   * The name that everybody sees.
   */
  name: string;
  /**
   * The bot's level; null if it is not a bot.
   */
  level: string | null;
  /**
   * Number of guests who hold it; several share it.
   */
  people: number;
  /**
   * Whether its player has left, so that a bot plays for them.
   */
  away: boolean;
  /**
   * Whether its player has resigned, so that the easy bot plays.
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
   * The seats that won; resigned seats cannot win.
   */
  winners: number[];
  /**
   * The seats that resigned.
   */
  resigned: number[];
  /**
   * Whether the rules ended it, nobody was left to play against, or the host closed the table.
   */
  reason: 'rules' | 'resignation' | 'closed';
}
/**
 * A take-back that is waiting for consent.
 */
export interface TakeBackAsked {
  /**
   * The seat that asks.
   */
  by: number;
  /**
   * Number of moves that would be left.
   */
  ply: number;
  /**
   * The seats that have not answered.
   */
  waiting: number[];
}
/**
 * A position of another table.
 */
export interface PlayedOn {
  /**
   * The table.
   */
  code: string;
  /**
   * Number of moves played there.
   */
  ply: number;
}
/**
 * A titled part of the table in words, as a terminal shows it.
 */
export interface TextBlock {
  /**
   * Its title.
   */
  title: string;
  /**
   * Its lines of text, if any.
   */
  lines: string[];
  /**
   * The headings of the columns of `rows`; may be empty.
   */
  head: string[];
  /**
   * The rows of a table, if there is one, as texts.
   */
  rows: string[][];
  /**
   * Whether it shows your own hand.
   */
  own: boolean;
}
/**
 * A move that you may play now.
 */
export interface LegalMove {
  /**
   * Its notation, which you send to play it.
   */
  move: string;
  /**
   * The kind of move, for programs; a game's book lists its kinds.
   */
  key: string;
  /**
   * Distinguishes moves of the same kind: {"amino": "K"}.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * What it does, in words.
   */
  words: string;
  /**
   * Ids of what it is about on the table.
   */
  touches: string[];
  /**
   * The verb of its notation; moves of a group are listed together.
   */
  group: string;
  /**
   * Whether it reveals dice or hidden cards, as far as you can foresee; such a move cannot be undone without consent.
   */
  reveals: boolean;
  /**
   * Whether another player decides next, as far as you can foresee.
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
 * A move as you may read it.
 */
export interface LogLine {
  /**
   * Number of moves played before it.
   */
  ply: number;
  /**
   * The number of its entry; 1 for moves copied from another table.
   */
  n: number;
  /**
   * When it was stored.
   */
  at: string;
  /**
   * The seat that played it.
   */
  seat: number;
  /**
   * Its notation; hides what only its player may know.
   */
  move: string;
  /**
   * The game events that you may see, with `words`; `GET /api/v1/games/KEY/schema` describes their fields.
   */
  happened: GameEvent[];
}
/**
 * An event in the game; `GET /api/v1/games/KEY/schema` describes its other fields.
 */
export interface GameEvent {
  /**
   * The name of the event.
   */
  event: string;
  /**
   * The event in a sentence that calls you "you"; empty if the next event says more.
   */
  words: string;
  /**
   * The seat it is about.
   */
  seat?: number | null;
  [k: string]: unknown;
}
/**
 * A chat message.
 */
export interface ChatLine {
  /**
   * The number of its entry.
   */
  n: number;
  /**
   * When it was sent.
   */
  at: string;
  /**
   * The sender's seat.
   */
  seat: number | null;
  /**
   * The sender's name.
   */
  name: string;
  /**
   * The text of the message.
   */
  words: string;
  /**
   * The key of a preset phrase, for clients in other languages.
   */
  phrase?: string;
}
/**
 * Sent first instead of `full` if you passed `since` and the server can send what you missed as `update`s.
 *
 * Only the last of these, entry `n`, includes the current standing (`table`, `view`, `legal` and so on).
 */
export interface Resumed {
  /**
   * The message type.
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
   * Number of the newest entry; equal to `since` if you missed nothing.
   */
  n: number;
  you: You;
  presence: Crowd;
}
/**
 * The changes made by an entry. Missing fields have not changed.
 */
export interface Update {
  /**
   * The message type.
   */
  type: 'update';
  /**
   * Number of the entry. If it is not one more than the last, you have missed something: send `resync`.
   */
  n: number;
  /**
   * The kind of entry.
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
    | 'paced'
    | 'rematch'
    | 'removed'
    | 'renamed'
    | 'reseated'
    | 'resigned'
    | 'returned'
    | 'revoked'
    | 'sat'
    | 'stepped'
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
   * The events that you may see, at the table and in the game.
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
   * As in `full`, whenever there is a `view`.
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
 * An event at the table rather than in the game.
 */
export interface TableEvent {
  /**
   * The name of the event.
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
    | 'Paced'
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
    | 'Stepped'
    | 'StoodUp'
    | 'TakeBackAgreed'
    | 'TakeBackAsked'
    | 'TakeBackDeclined'
    | 'TookBack'
    | 'Undone'
    | 'Upgraded';
  /**
   * The event in a sentence that calls you "you", or the text of a chat message.
   */
  words: string;
  /**
   * The seat it is about.
   */
  seat?: number | null;
  /**
   * The player it is about; for a freed seat, its last player.
   */
  name?: string;
  /**
   * The former name of a renamed player.
   */
  before?: string;
  /**
   * The level of the bot that sat down.
   */
  level?: string;
  /**
   * The ply that a take-back returns to, or at which the game begins or continues.
   */
  ply?: number;
  /**
   * The code of the rematch.
   */
  code?: string;
  /**
   * The entry of a chat message.
   */
  n?: number;
  /**
   * The time of a chat message.
   */
  at?: string;
  /**
   * The key of a preset phrase.
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
 * The new end of the log, which replaces your log from that ply on.
 */
export interface LogChange {
  /**
   * The first ply to replace.
   */
  from: number;
  /**
   * The new lines; empty if moves were taken back.
   */
  lines: LogLine[];
}
/**
 * Who is connected, whenever that changes. Not an entry: unnumbered and never stored.
 */
export interface Presence {
  /**
   * Number of connected guests of each seat.
   */
  seats: number[];
  /**
   * Number of connected guests without a seat.
   */
  watching: number;
  /**
   * The message type.
   */
  type: 'presence';
}
/**
 * Your command was executed and stored.
 */
export interface Ok {
  /**
   * The message type.
   */
  type: 'ok';
  /**
   * The key of your command.
   */
  key: string | null;
  /**
   * Number of its entry.
   */
  n: number;
}
/**
 * Your command was refused, or your socket, which is then closed with 4000 + status.
 */
export interface Refused {
  /**
   * The message type.
   */
  type: 'refused';
  /**
   * The key of your command, if it had a readable one.
   */
  key?: string | null;
  /**
   * The HTTP status for the same problem.
   */
  status: number;
  /**
   * Machine-readable reason; never changes.
   */
  code: string;
  /**
   * The reason in words.
   */
  detail: string;
  /**
   * The facts named in `detail`; if a code has several sentences, `variant` says which.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * With `stale`: number of moves played.
   */
  ply?: number;
  /**
   * With `stale`: the current state, as in an `update`.
   */
  now?: {
    [k: string]: unknown;
  };
  /**
   * With an illegal move: its `code`, `rule`, `text`, `biology`, `remedy`, `params` and `moves` (legal ones that the remedy suggests).
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
   * The message type.
   */
  type: 'pong';
  /**
   * Number of the newest entry.
   */
  n: number;
}
/**
 * The standing of one of your tables: a line of `GET /api/v1/me/stream`.
 */
export interface MyTable {
  /**
   * The message type.
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
   * Whether it is waiting for players, for you, for others, or is over; `gone` if you no longer sit there.
   */
  standing: 'waiting' | 'your_turn' | 'their_turn' | 'over' | 'gone';
  /**
   * The seats you hold.
   */
  seats: number[];
  /**
   * Number of its newest entry.
   */
  n: number;
  /**
   * Number of moves played.
   */
  ply: number;
  /**
   * How it ended; null if it is not over.
   */
  result: Result | null;
}
