// Made from the server by `make docs`; changes here are lost.

export interface Http {}
/**
 * An answer to a take-back.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AnswerBody".
 */
export interface AnswerBody {
  key?: string | null;
  seat?: number | null;
  agree: boolean;
}
/**
 * What to change; what is left out stays as it is, and so does an option that is not named.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ArrangeBody".
 */
export interface ArrangeBody {
  key?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  } | null;
  seats?: number | null;
  listed?: boolean | null;
  chat?: ('presets' | 'free' | 'off') | null;
  undo?: boolean | null;
  takeback?: boolean | null;
  curtain?: boolean | null;
  /**
   * Seconds a turn; null for none.
   */
  clock?: number | null;
}
/**
 * A seat for a bot.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "BotSeat".
 */
export interface BotSeat {
  kind: 'bot';
  level: 'easy' | 'medium' | 'hard' | 'expert';
}
/**
 * Something to say: a phrase or a text.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ChatBody".
 */
export interface ChatBody {
  key?: string | null;
  seat?: number | null;
  phrase?: string | null;
  text?: string | null;
}
/**
 * What every command has.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CommandBody".
 */
export interface CommandBody {
  key?: string | null;
  seat?: number | null;
}
/**
 * It is done: entry n of the table's list.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  n: number;
}
/**
 * What the other device gave you.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Exchange".
 */
export interface Exchange {
  token: string;
}
/**
 * Open seats to give to bots.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  level: 'easy' | 'medium' | 'hard' | 'expert';
  /**
   * Only this one; null for all.
   */
  seat?: number | null;
}
/**
 * Which bot takes the seat.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GiveBody".
 */
export interface GiveBody {
  key?: string | null;
  level: 'easy' | 'medium' | 'hard' | 'expert';
}
/**
 * Lets you carry on on another device, once.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Handover".
 */
export interface Handover {
  token: string;
  url: string;
  qr: string;
  until: string;
}
/**
 * What every command of the host has.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "HostBody".
 */
export interface HostBody {
  key?: string | null;
}
/**
 * Lets somebody share your seat.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  seat: number;
  invitation: string;
  url: string;
}
/**
 * A seat to take.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  /**
   * What the others call you; made up if empty.
   */
  name?: string;
  seat?: number | null;
  /**
   * Shares a seat that is taken.
   */
  invitation?: string | null;
  /**
   * One more seat, for somebody at your screen; needs a guest token.
   */
  another?: boolean;
  /**
   * Sent again, it gets the same seat again; without a token, a secret of 16 letters or more.
   */
  key?: string | null;
}
/**
 * A seat of a table in a list.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ListedSeat".
 */
export interface ListedSeat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  away: boolean;
  resigned: boolean;
  you: boolean;
}
/**
 * Who you are.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  guest: string | null;
  known: boolean;
}
/**
 * What you want to be called where you sit down from now on.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MyName".
 */
export interface MyName {
  name: string;
}
/**
 * A seat for whoever asks; several of them are played in turns on one screen.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MySeat".
 */
export interface MySeat {
  kind: 'me';
  /**
   * What the others call you; made up if empty.
   */
  name?: string;
}
/**
 * Your tables, newest first.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MyTableList".
 */
export interface MyTableList {
  tables: MyTableListing[];
  next: string | null;
}
/**
 * A table of yours in a list.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MyTableListing".
 */
export interface MyTableListing {
  code: string;
  game: string;
  title: string;
  url: string;
  created: string;
  updated: string;
  seats: ListedSeat[];
  open_seats: number;
  started: boolean;
  ply: number;
  over: boolean;
  result: {
    [k: string]: unknown;
  } | null;
  standing: 'waiting' | 'your_turn' | 'their_turn' | 'over';
}
/**
 * Somebody who has no seat yet.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  /**
   * What the others call you; made up if empty.
   */
  name?: string;
}
/**
 * A table to open.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  /**
   * The game's key; may be left out with `from`.
   */
  game?: string;
  /**
   * Play on from there: game, options and deal are those of that table.
   */
  from?: PlayOn | null;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: (OpenSeat | BotSeat | MySeat)[];
  options?: {
    [k: string]: boolean | number | string;
  };
  listed?: boolean;
  chat?: 'presets' | 'free' | 'off';
  undo?: boolean;
  takeback?: boolean;
  /**
   * Who holds several seats sees a hand only once its player says to be there.
   */
  curtain?: boolean;
  /**
   * Seconds a turn; null for none.
   */
  clock?: number | null;
  /**
   * The bot that plays for those who leave or are too late.
   */
  stand_in?: 'easy' | 'medium' | 'hard' | 'expert';
  /**
   * The same seed deals the same game; the table says it has one.
   */
  seed?: string | null;
}
/**
 * A turn of another table, to play on from.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  code: string;
  /**
   * How many of its moves are kept.
   */
  ply: number;
}
/**
 * A seat for whoever comes.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OpenSeat".
 */
export interface OpenSeat {
  kind: 'open';
}
/**
 * A move to play.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PlayBody".
 */
export interface PlayBody {
  key?: string | null;
  seat?: number | null;
  move: string;
  /**
   * How many moves have been played, as you know it.
   */
  ply: number;
}
/**
 * A move to see the outcome of.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PreviewBody".
 */
export interface PreviewBody {
  move: string;
  seat?: number | null;
}
/**
 * Why something was refused (application/problem+json).
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ProblemBody".
 */
export interface ProblemBody {
  type: string;
  status: number;
  code: string;
  detail: string;
  params: {
    [k: string]: unknown;
  };
  key?: string | null;
  refusal?: {
    [k: string]: unknown;
  } | null;
  errors?: WrongField[] | null;
  ratelimit?: {
    [k: string]: unknown;
  } | null;
  now?: {
    [k: string]: unknown;
  } | null;
}
/**
 * One thing that is wrong with a request.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "WrongField".
 */
export interface WrongField {
  where: string[];
  why: string;
}
/**
 * Whether this server can tell browsers anything.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Push".
 */
export interface Push {
  public_key: string | null;
  reason: string | null;
}
/**
 * The keys of one browser, in base64url.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PushKeys".
 */
export interface PushKeys {
  /**
   * A point of P-256, uncompressed.
   */
  p256dh: string;
  /**
   * 16 bytes.
   */
  auth: string;
}
/**
 * The browser that is no longer to be told.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PushOff".
 */
export interface PushOff {
  /**
   * Where the browser's push service listens.
   */
  endpoint: string;
}
/**
 * A subscription as browsers write it (`PushSubscription.toJSON()`).
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PushOn".
 */
export interface PushOn {
  /**
   * Where the browser's push service listens.
   */
  endpoint: string;
  /**
   * Not used.
   */
  expirationTime?: number | null;
  keys: PushKeys;
}
/**
 * Whom to remove of those who share the seat; null for all.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RemoveBody".
 */
export interface RemoveBody {
  key?: string | null;
  name?: string | null;
}
/**
 * What you want to be called at the table.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RenameBody".
 */
export interface RenameBody {
  key?: string | null;
  seat?: number | null;
  name: string;
}
/**
 * A seat that is yours, and the token that proves it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeatToken".
 */
export interface SeatToken {
  seat: number;
  token: string;
}
/**
 * You have a place at a table.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  code: string;
  url: string;
  guest: string | null;
  seats: SeatToken[];
}
/**
 * Which of your devices to sign out.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SignOut".
 */
export interface SignOut {
  devices?: 'this' | 'others' | 'all';
}
/**
 * Which of your seats you give up for the other one.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SitBody".
 */
export interface SitBody {
  key?: string | null;
  leaving?: number | null;
}
/**
 * Tables, newest first.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableListing[];
  next: string | null;
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableListing".
 */
export interface TableListing {
  code: string;
  game: string;
  title: string;
  url: string;
  created: string;
  updated: string;
  seats: ListedSeat[];
  open_seats: number;
  started: boolean;
  ply: number;
  over: boolean;
  result: {
    [k: string]: unknown;
  } | null;
}
/**
 * A take-back to ask for.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TakeBackBody".
 */
export interface TakeBackBody {
  key?: string | null;
  seat?: number | null;
  ply?: number | null;
}
/**
 * How many browsers of yours are told.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  browsers: number;
}
