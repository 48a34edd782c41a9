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
   * How soon bots move.
   */
  pace?: 'unhurried' | 'normal' | 'quick';
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
 * Where other devices reach this server.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  addresses: string[];
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
   * The numbers of players that it is for.
   */
  seats: number[];
  /**
   * About how long a game takes.
   */
  minutes: number;
  options: Option[];
  credit: Credit;
  /**
   * How many moves its book has.
   */
  moves: number;
}
/**
 * Something agreed before play.
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
 * Whose game it is.
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
 * One game with what else there is about it.
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
   * The numbers of players that it is for.
   */
  seats: number[];
  /**
   * About how long a game takes.
   */
  minutes: number;
  options: Option[];
  credit: Credit;
  /**
   * How many moves its book has.
   */
  moves: number;
  /**
   * No game is longer.
   */
  max_moves: number;
  /**
   * Which pages there are about it.
   */
  pages: string[];
  /**
   * Where pieces lie, with what that is; a name in capitals stands for many.
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
 * What is printed on every card and piece of a game, what its things are called, and the numbers of its rules.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  game: string;
  rules_version: number;
  cards: Card[];
  /**
   * By what moves touch: "base:3".
   */
  things: {
    [k: string]: Thing;
  };
  /**
   * The numbers that its rules name, by what they count; those of cards are among the cards' values.
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
   * How many of it there are.
   */
  count: number;
  /**
   * What it does.
   */
  text: string;
  /**
   * The same in a few words, for a small card; empty if there is no shorter form.
   */
  short: string;
  /**
   * What it needs, where it needs something.
   */
  requirement: string | null;
  /**
   * Something true about its biology.
   */
  fact: string | null;
  /**
   * Where this comes from.
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
 * Something on the table that moves touch.
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
 * The words of biology and of the table.
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
 * A move about which somebody asked.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AskedMove".
 */
export interface AskedMove {
  /**
   * Its notation: what you send.
   */
  move: string;
  /**
   * What kind of move it is.
   */
  key: string;
  /**
   * What tells it from the others of its kind.
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
   * The verb of its notation.
   */
  group: string;
  /**
   * Why it may not be played now; null if it may.
   */
  refusal: Refusal | null;
  /**
   * Why you cannot decide anything now, if you cannot.
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
   * What is wrong, for programs.
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
   * The biology of it, where there is some.
   */
  biology: string | null;
  /**
   * What to do instead, where that is known.
   */
  remedy: string | null;
  /**
   * The facts that the sentences name.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * The legal moves that the remedy names, in notation.
   */
  moves: string[];
}
/**
 * A thing on the table, and the moves about it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AskedTouch".
 */
export interface AskedTouch {
  touch: string;
  /**
   * What it is called; empty if no move touches it.
   */
  name: string;
  /**
   * What it is for, in a sentence.
   */
  about: string;
  /**
   * What stands in the way of the moves that may not be played: a few reasons, each for all moves that it holds for, those first that can be remedied at once.
   */
  reasons: Refusal[];
  /**
   * Why you cannot decide anything now, if you cannot.
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
   * How many further moves there are.
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
 * A move with what a bot thinks of it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RatedMove".
 */
export interface RatedMove {
  /**
   * Its notation: what you send.
   */
  move: string;
  /**
   * What kind of move it is.
   */
  key: string;
  /**
   * What tells it from the others of its kind.
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
   * The verb of its notation.
   */
  group: string;
  /**
   * 1 is the best.
   */
  rank: number;
  /**
   * How many moves were ranked.
   */
  of?: number;
  /**
   * How much the bot likes it.
   */
  value: number;
  /**
   * What it expects in the end, in the game's own points.
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
   * How far it is behind the best, in points.
   */
  behind?: number | null;
}
/**
 * What your view would be after a move.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  ply: number;
  move: string;
  /**
   * Who would decide next; null if the game would be over.
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
 * Something that happened in the game; `GET /api/v1/games/KEY/schema` describes its other fields.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameEvent".
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
 * A page of the log.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LogPage".
 */
export interface LogPage {
  /**
   * How many moves have been played.
   */
  of: number;
  /**
   * The ply of the first line: the `before` of the next page.
   */
  from: number;
  lines: LogLine[];
}
/**
 * One move as you may read it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LogLine".
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
 * Some plies of a game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplayPage".
 */
export interface ReplayPage {
  code: string;
  game: string;
  /**
   * The seat from which you look.
   */
  seat: number | null;
  over: boolean;
  /**
   * How many moves have been played.
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
   * Points by seat, where they mean something before the end.
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
   * Its notation; without what only its player may know, if that is not you.
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
 * This interface was referenced by `Http`'s JSON-Schema
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
