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
 * A move at an archived table.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ArchivedMoveLine".
 */
export interface ArchivedMoveLine {
  seat: number;
  move: string | null;
  at: string;
}
/**
 * A seat of an archived table.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ArchivedSeatLine".
 */
export interface ArchivedSeatLine {
  kind: 'open' | 'person' | 'bot';
  name: string;
}
/**
 * A table whose rules this program no longer has.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ArchivedTable".
 */
export interface ArchivedTable {
  code: string;
  game: string;
  title: string;
  rules_version: number;
  why: string;
  created: string;
  seats: ArchivedSeatLine[];
  result: {
    [k: string]: unknown;
  } | null;
  redacted: boolean;
  moves: ArchivedMoveLine[];
}
/**
 * What to change; fields and options that you leave out stay as they are.
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
 * Fields common to all commands.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CommandBody".
 */
export interface CommandBody {
  key?: string | null;
  seat?: number | null;
}
/**
 * Success: entry n of the table's log.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  n: number;
}
/**
 * The handover token from the other device.
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
   * Only this seat; null for all.
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
 * A step of the lesson.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GoToStepBody".
 */
export interface GoToStepBody {
  key?: string | null;
  seat?: number | null;
  step: string;
}
/**
 * Lets you continue on another device, once.
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
 * Fields common to all commands of the host.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "HostBody".
 */
export interface HostBody {
  key?: string | null;
}
/**
 * Lets another guest share your seat.
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
   * The name the others see; generated if empty.
   */
  name?: string;
  seat?: number | null;
  /**
   * To share a seat that is taken.
   */
  invitation?: string | null;
  /**
   * A further seat for someone at your screen; needs a guest token.
   */
  another?: boolean;
  /**
   * Sent again, it returns the same seat. Without a token: a secret of 16 letters or more.
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
 * Your name for seats you take from now on.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MyName".
 */
export interface MyName {
  name: string;
}
/**
 * A seat for yourself; several of them share a screen and take turns.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MySeat".
 */
export interface MySeat {
  kind: 'me';
  /**
   * The name the others see; generated if empty.
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
 * A guest without a seat yet.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  /**
   * The name the others see; generated if empty.
   */
  name?: string;
}
/**
 * A lesson to open.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewLesson".
 */
export interface NewLesson {
  /**
   * The game's key.
   */
  game: string;
  /**
   * The lesson's id.
   */
  lesson: string;
  /**
   * The step to begin with; the first by default.
   */
  step?: string | null;
}
/**
 * A table to open.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  /**
   * The game's key; optional with `from`.
   */
  game?: string;
  /**
   * Continue from there, with the game, options and deal of that table.
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
   * With several seats on one screen, a hand is shown only after its player confirms.
   */
  curtain?: boolean;
  /**
   * Seconds per turn; null for no limit.
   */
  clock?: number | null;
  /**
   * How fast bots move.
   */
  pace?: 'unhurried' | 'normal' | 'quick';
  /**
   * The bot that plays for absent or late players.
   */
  stand_in?: 'easy' | 'medium' | 'hard' | 'expert';
  /**
   * The same seed deals the same game; the table shows it has one.
   */
  seed?: string | null;
}
/**
 * A position of another table to continue from.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  code: string;
  /**
   * Number of moves to keep.
   */
  ply: number;
}
/**
 * A seat that anyone may take.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OpenSeat".
 */
export interface OpenSeat {
  kind: 'open';
}
/**
 * How soon bots move.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PaceBody".
 */
export interface PaceBody {
  key?: string | null;
  pace: 'unhurried' | 'normal' | 'quick';
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
   * Number of moves played so far, as you know it.
   */
  ply: number;
}
/**
 * A move to preview.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PreviewBody".
 */
export interface PreviewBody {
  move: string;
  seat?: number | null;
}
/**
 * Why a request was refused (application/problem+json).
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
 * A field that is wrong in a request.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "WrongField".
 */
export interface WrongField {
  where: string[];
  why: string;
}
/**
 * Whether this server can send push notifications.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Push".
 */
export interface Push {
  public_key: string | null;
  reason: string | null;
}
/**
 * The keys of a browser, in base64url.
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
 * The browser to stop notifying.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PushOff".
 */
export interface PushOff {
  /**
   * The URL of the browser's push service.
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
   * The URL of the browser's push service.
   */
  endpoint: string;
  /**
   * Not used.
   */
  expirationTime?: number | null;
  keys: PushKeys;
}
/**
 * Where other devices reach this server.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  addresses: string[];
}
/**
 * Which guest to remove if several share the seat; null for all.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RemoveBody".
 */
export interface RemoveBody {
  key?: string | null;
  name?: string | null;
}
/**
 * Your name at the table.
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
 * A seat of yours, and the token that proves it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeatToken".
 */
export interface SeatToken {
  seat: number;
  token: string;
}
/**
 * Your seats at a table.
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
 * Which of your seats to give up for the other one.
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
 * Number of your browsers that get notifications.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  browsers: number;
}
/**
 * Every game, the levels of bots, and the phrases of the chat.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Shelf".
 */
export interface Shelf {
  games: GameFacts[];
  levels: Level[];
  /**
   * The preset phrases of the chat, by key.
   */
  phrases: {
    [k: string]: string;
  };
}
/**
 * What a client needs to offer a game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameFacts".
 */
export interface GameFacts {
  key: string;
  title: string;
  /**
   * What the game is about, in a sentence.
   */
  summary: string;
  /**
   * What you do, how you score, when it ends.
   */
  goal: string[];
  rules_version: number;
  /**
   * The possible numbers of players.
   */
  seats: number[];
  /**
   * Approximate duration of a game.
   */
  minutes: number;
  options: Option[];
  credit: Credit;
  /**
   * Number of moves in its book.
   */
  moves: number;
}
/**
 * A setting agreed before play.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  key: string;
  title: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  /**
   * A sentence that explains it.
   */
  help: string;
}
/**
 * The authors of a game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Credit".
 */
export interface Credit {
  designer: string;
  publisher: string;
  licence: string;
  link: string;
  /**
   * Which of its cards or numbers are our reconstruction; may be empty.
   */
  reconstructed: string;
}
/**
 * A level of bots.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Level".
 */
export interface Level {
  key: string;
  words: string;
}
/**
 * A game, with its pages and zones.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GamePages".
 */
export interface GamePages {
  key: string;
  title: string;
  /**
   * What the game is about, in a sentence.
   */
  summary: string;
  /**
   * What you do, how you score, when it ends.
   */
  goal: string[];
  rules_version: number;
  /**
   * The possible numbers of players.
   */
  seats: number[];
  /**
   * Approximate duration of a game.
   */
  minutes: number;
  options: Option[];
  credit: Credit;
  /**
   * Number of moves in its book.
   */
  moves: number;
  /**
   * Upper limit on the number of moves.
   */
  max_moves: number;
  /**
   * Names of the pages about it.
   */
  pages: string[];
  /**
   * Where pieces lie, with a description; capitals stand for a number.
   */
  zones: {
    [k: string]: string;
  };
}
/**
 * Every move of a game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Book".
 */
export interface Book {
  game: string;
  rules_version: number;
  moves: BookMove[];
}
/**
 * A move of the book.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "BookMove".
 */
export interface BookMove {
  move: string;
  key: string;
  params: {
    [k: string]: unknown;
  };
  touches: string[];
  group: string;
}
/**
 * The printed content of every card and piece of a game, the names of everything that moves touch, and the numbers
 * of its rules.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  game: string;
  rules_version: number;
  cards: Card[];
  /**
   * By id, as in a move's touches: "base:3".
   */
  things: {
    [k: string]: Thing;
  };
  /**
   * Numbers used in the rules, by name; numbers on cards are in the cards' values.
   */
  numbers: {
    [k: string]: unknown;
  };
}
/**
 * What is printed on a kind of card or piece.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  id: string;
  kind: string;
  name: string;
  /**
   * Number of copies.
   */
  count: number;
  /**
   * What it does.
   */
  text: string;
  /**
   * `text` in a few words, for a small card; empty if there is no shorter form.
   */
  short: string;
  /**
   * What you need to use it, if anything.
   */
  requirement: string | null;
  /**
   * A fact about its biology.
   */
  fact: string | null;
  /**
   * Source of its values.
   */
  source: string;
  /**
   * Whether it is our reconstruction.
   */
  reconstructed: boolean;
  /**
   * Its numbers and other data.
   */
  values: {
    [k: string]: unknown;
  };
}
/**
 * Something that moves touch.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
  name: string;
  /**
   * What it is for, in a sentence; may be empty.
   */
  about: string;
}
/**
 * The terms of biology and of the games.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Glossary".
 */
export interface Glossary {
  sections: GlossarySection[];
}
/**
 * Words that belong together.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GlossarySection".
 */
export interface GlossarySection {
  title: string;
  words: GlossaryWord[];
}
/**
 * A word and its meaning.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GlossaryWord".
 */
export interface GlossaryWord {
  word: string;
  meaning: string;
}
/**
 * The answer to a question about a move.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AskedMove".
 */
export interface AskedMove {
  /**
   * Its notation, which you send to play it.
   */
  move: string;
  /**
   * The kind of move.
   */
  key: string;
  /**
   * Distinguishes moves of the same kind.
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
   * The verb of its notation.
   */
  group: string;
  /**
   * Why it may not be played now; null if it may.
   */
  refusal: Refusal | null;
  /**
   * Why you cannot decide anything now, if so.
   */
  note?: string | null;
  /**
   * The facts of the note.
   */
  note_params?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Why a move may not be played.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  /**
   * Machine-readable reason.
   */
  code: string;
  /**
   * The § of the rules.
   */
  rule: string;
  /**
   * What is wrong, in a sentence.
   */
  text: string;
  /**
   * The biology behind the rule, if there is any.
   */
  biology: string | null;
  /**
   * What to do instead, if known.
   */
  remedy: string | null;
  /**
   * The facts named in the sentences.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * The legal moves that the remedy suggests, in notation.
   */
  moves: string[];
}
/**
 * The answer to a question about something on the table, with the moves that touch it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AskedTouch".
 */
export interface AskedTouch {
  touch: string;
  /**
   * Its name; empty if no move touches it.
   */
  name: string;
  /**
   * What it is for, in a sentence.
   */
  about: string;
  /**
   * Why the other moves may not be played: a few reasons, each covering all moves it applies to, reasons with a remedy first.
   */
  reasons: Refusal[];
  /**
   * Why you cannot decide anything now, if so.
   */
  note: string | null;
  note_params: {
    [k: string]: unknown;
  } | null;
  /**
   * The most useful first.
   */
  moves: AskedMove[];
  /**
   * Number of further moves.
   */
  more: number;
}
/**
 * What a bot would play, best first.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  ply: number;
  hints: RatedMove[];
  /**
   * The move that you asked to compare.
   */
  compared: RatedMove | null;
}
/**
 * A move with a bot's rating.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RatedMove".
 */
export interface RatedMove {
  /**
   * Its notation, which you send to play it.
   */
  move: string;
  /**
   * The kind of move.
   */
  key: string;
  /**
   * Distinguishes moves of the same kind.
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
   * The verb of its notation.
   */
  group: string;
  /**
   * 1 is the best.
   */
  rank: number;
  /**
   * Number of moves ranked.
   */
  of?: number;
  /**
   * The bot's rating.
   */
  value: number;
  /**
   * The expected final score, in the game's own points.
   */
  score: number | null;
  /**
   * How often the search tried it.
   */
  visits: number;
  /**
   * The reason, in words.
   */
  why: string;
  /**
   * Points behind the best move.
   */
  behind?: number | null;
}
/**
 * Your view after a move.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  ply: number;
  move: string;
  /**
   * The seat that would decide next; null if the game would be over.
   */
  to_move: number | null;
  ends_turn: boolean;
  view: {
    [k: string]: unknown;
  };
  text?: TextBlock[];
  happened: GameEvent[];
}
/**
 * A titled part of the table in words, as a terminal shows it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TextBlock".
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
 * An event in the game; `GET /api/v1/games/KEY/schema` describes its other fields.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameEvent".
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
 * A page of the log.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LogPage".
 */
export interface LogPage {
  /**
   * Number of moves played.
   */
  of: number;
  /**
   * The ply of the first line, to use as `before` of the next page.
   */
  from: number;
  lines: LogLine[];
}
/**
 * A move as you may read it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LogLine".
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
 * A page of plies of a game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplayPage".
 */
export interface ReplayPage {
  code: string;
  game: string;
  /**
   * The seat whose view you see.
   */
  seat: number | null;
  over: boolean;
  /**
   * Number of moves played.
   */
  of: number;
  from: number;
  /**
   * Where the next page begins; null after the last.
   */
  next: number | null;
  plies: Ply[];
}
/**
 * The table after a move.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Ply".
 */
export interface Ply {
  ply: number;
  /**
   * The move that led here; null before the first.
   */
  move: PlayedMove | null;
  happened: GameEvent[];
  view: {
    [k: string]: unknown;
  };
  text?: TextBlock[];
  /**
   * Points by seat, if they mean something before the end.
   */
  points: number[] | null;
}
/**
 * A move that was played.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PlayedMove".
 */
export interface PlayedMove {
  seat: number;
  /**
   * Its notation; hides what only its player may know.
   */
  move: string;
  at?: string;
}
/**
 * The table after that many moves.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OnePly".
 */
export interface OnePly {
  ply: number;
  of: number;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
  text?: TextBlock[];
  move: PlayedMove | null;
  happened: GameEvent[];
}
/**
 * The record of a game; `record.schema.json` describes it in full.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameRecord".
 */
export interface GameRecord {
  format: 'benchtop-record';
  format_version: number;
  game: string;
  rules_version: number;
  options: {
    [k: string]: unknown;
  };
  seats: {
    [k: string]: unknown;
  }[];
  result: {
    [k: string]: unknown;
  } | null;
  moves: RecordMove[];
  seed?: string;
  undone?: {
    [k: string]: unknown;
  }[];
  cards?: string;
  redacted_for?: number | string;
  table: {
    [k: string]: unknown;
  };
}
/**
 * A move of a record.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RecordMove".
 */
export interface RecordMove {
  ply: number;
  seat: number;
  move: string;
}
/**
 * How a game went: the answer of `GET /api/v1/tables/CODE/story`.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableStory".
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
