/**
 * Pieces with names that last: what lies where is read from a view, and what happened tells which piece went where, so
 * that a card keeps its name from the deck to the hand to the table. Boards draw pieces by name; travel.ts moves them.
 */

import { grouped } from '../board/multiset';
import type { GameEvent } from '../net/api';

/** What lies in a zone of a game, as a view shows it: `kind` as in the catalogue ("amino:K"), or "back:NAME". */
export interface Placed {
  kind: string;
  /** As in the game's `zones`: "hand:0", "base:3". */
  zone: string;
  /** The row that it is part of, where those behind it close up or make room: all of a strand, say. */
  row?: string;
}

export interface Piece extends Placed {
  /** Lasts as long as the piece can be followed; unique on the table. */
  id: string;
}

/** How a piece came to be where it is, where something that happened explains it. */
export interface Way {
  id: string;
  kind: string;
  from: string;
  to: string;
  /** The number of the event among those that happened. */
  beat: number;
}

export interface Step {
  pieces: Piece[];
  /** In the order in which things happened. */
  ways: Way[];
}

interface Travel {
  piece: string;
  from: string;
  to: string;
  count: number;
}

const travels = (event: GameEvent): Travel[] => (event['moved'] as Travel[] | undefined) ?? [];
let made = 0;

/** The pieces of a table that is seen for the first time. */
export function begin(placed: Placed[]): Piece[] {
  return placed.map((one) => ({ ...one, id: name() }));
}

/** The pieces after something happened: those that can be followed keep their names. */
export function follow(before: Piece[], placed: Placed[], happened: GameEvent[]): Step {
  const onTheWay = before.map((piece) => ({ ...piece }));
  const ways: Way[] = [];
  const halves: Half[] = [];
  happened.forEach((event, beat) => {
    for (const travel of travels(event)) {
      for (let n = 0; n < travel.count; n++) {
        const told = otherHalf(halves, travel, event['only'] !== undefined);
        if (told) {
          if (!isBack(travel.piece)) told.piece.kind = told.way.kind = travel.piece;
          continue;
        }
        const piece = leaving(onTheWay, travel) ?? arriving(onTheWay, travel);
        piece.zone = travel.to;
        piece.kind = travel.piece;
        delete piece.row;
        const way = { id: piece.id, kind: travel.piece, from: travel.from, to: travel.to, beat };
        ways.push(way);
        halves.push({ piece, way, own: event['only'] !== undefined });
      }
    }
  });
  return { pieces: named(placed, onTheWay), ways };
}

/** A way that may be told twice: to everybody as a back, and to the one who sees the face. */
interface Half {
  piece: Piece;
  way: Way;
  own: boolean;
}

/** The same way, told before to others than now; it is one way then. */
function otherHalf(halves: Half[], { piece, from, to }: Travel, own: boolean): Half | undefined {
  const found = halves.findIndex(
    (half) =>
      half.own !== own && half.way.from === from && half.way.to === to && isBack(half.way.kind) !== isBack(piece),
  );
  return found < 0 ? undefined : halves.splice(found, 1)[0];
}

const isBack = (kind: string): boolean => kind.startsWith('back:');

/** The piece that a travel means: one that lies there; of cards seen from behind it may be any. */
function leaving(pieces: Piece[], { piece, from }: Travel): Piece | undefined {
  const there = pieces.filter((one) => one.zone === from);
  return there.find((one) => one.kind === piece) ?? there.find((one) => isBack(one.kind) || isBack(piece));
}

/** A piece that lay where none is told from another, in a deck or a supply. */
function arriving(pieces: Piece[], { piece, from }: Travel): Piece {
  const fresh = { id: name(), kind: piece, zone: from };
  pieces.push(fresh);
  return fresh;
}

/** What a view shows, with the names of the pieces that came there. */
function named(placed: Placed[], candidates: Piece[]): Piece[] {
  const found: (Piece | undefined)[] = placed.map(() => undefined);
  const free = new Set(candidates);
  const rowOf = rows([...placed, ...candidates]);
  const take = (place: number, piece: Piece | undefined): void => {
    if (!piece || found[place]) return;
    free.delete(piece);
    found[place] = { ...placed[place]!, id: piece.id };
  };
  // in a row: the longest stretch of the same kinds in the same order stays
  for (const row of new Set(placed.map((one) => rowOf(one.zone)))) {
    const places = placed.flatMap((one, place) => (rowOf(one.zone) === row ? [place] : []));
    const old = candidates.filter((one) => rowOf(one.zone) === row);
    for (const [place, piece] of common(places, old, placed)) take(place, piece);
  }
  const rest = (fits: (one: Placed, piece: Piece) => boolean): void => {
    placed.forEach((one, place) => {
      if (!found[place])
        take(
          place,
          [...free].find((piece) => fits(one, piece)),
        );
    });
  };
  rest((one, piece) => piece.zone === one.zone && piece.kind === one.kind);
  rest((one, piece) => piece.zone === one.zone); // turned over, or changed where it lies
  rest((one, piece) => piece.kind === one.kind && rowOf(piece.zone) === rowOf(one.zone));
  rest((one, piece) => rowOf(piece.zone) === rowOf(one.zone)); // changed, while its row made room
  return placed.map((one, place) => found[place] ?? { ...one, id: name() });
}

/** The row that a zone belongs to, by the rows that there are: "chain:0:5" to "chain:0"; most are their own. */
export function rows(placed: Placed[]): (zone: string) => string {
  const known = new Set(placed.flatMap((one) => one.row ?? []));
  return (zone) => {
    const row = zone.replace(/:[^:]*$/, '');
    return known.has(row) ? row : zone;
  };
}

/** The longest common subsequence of the kinds of a row now and of the pieces that were in it. */
function common(places: number[], old: Piece[], placed: Placed[]): [number, Piece][] {
  const same = (n: number, m: number): boolean => placed[places[n]!]!.kind === old[m]!.kind;
  const length = Array.from({ length: places.length + 1 }, () => new Array<number>(old.length + 1).fill(0));
  for (let n = places.length - 1; n >= 0; n--)
    for (let m = old.length - 1; m >= 0; m--)
      length[n]![m] = same(n, m) ? length[n + 1]![m + 1]! + 1 : Math.max(length[n + 1]![m]!, length[n]![m + 1]!);
  const pairs: [number, Piece][] = [];
  for (let n = 0, m = 0; n < places.length && m < old.length;) {
    if (same(n, m)) pairs.push([places[n++]!, old[m++]!]);
    else if (length[n + 1]![m]! >= length[n]![m + 1]!) n++;
    else m++;
  }
  return pairs;
}

function name(): string {
  made += 1;
  return `p${made}`;
}

/** The pieces of a table by the zone they lie in, in order. */
export function byZone(pieces: Piece[]): Map<string, Piece[]> {
  return grouped(pieces, (piece) => piece.zone);
}
