/**
 * Pieces with stable ids. A view shows which pieces are in which zone, and events tell which piece went where, so a
 * card keeps its id from the deck to the hand to the table. Boards draw pieces by id; travel.ts animates them.
 */

import { grouped } from '../board/multiset';
import type { GameEvent } from '../net/api';

/** A piece in a zone, as a view shows it: `kind` as in the catalogue ("amino:K"), or "back:NAME". */
export interface Placed {
  kind: string;
  /** As in the game's `zones`: "hand:0", "base:3". */
  zone: string;
  /** The row it belongs to, if its neighbours close up or make room: a whole strand, for example. */
  row?: string;
}

export interface Piece extends Placed {
  /** Unique on the table, and stable as long as the piece can be followed. */
  id: string;
}

/** A piece's movement, if an event explains it. */
export interface Way {
  id: string;
  kind: string;
  from: string;
  to: string;
  /** The index of the event. */
  beat: number;
}

export interface Step {
  pieces: Piece[];
  /** In the order of the events. */
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

/** Return the pieces of a table that is shown for the first time. */
export function begin(placed: Placed[]): Piece[] {
  return placed.map((item) => ({ ...item, id: name() }));
}

/** Return the pieces after some events; those that can be followed keep their ids. */
export function follow(before: Piece[], placed: Placed[], happened: GameEvent[]): Step {
  const onTheWay = before.map((piece) => ({ ...piece }));
  const ways: Way[] = [];
  const halves: Half[] = [];
  happened.forEach((event, beat) => {
    for (const travel of travels(event)) {
      for (let n = 0; n < travel.count; n++) {
        const half = otherHalf(halves, travel, event['only'] !== undefined);
        if (half) {
          if (!isBack(travel.piece)) half.piece.kind = half.way.kind = travel.piece;
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

/** A movement that may be reported twice: to everybody as a card back, and to one seat with its face. */
interface Half {
  piece: Piece;
  way: Way;
  own: boolean;
}

/** Return the other report of the same movement. */
function otherHalf(halves: Half[], { piece, from, to }: Travel, own: boolean): Half | undefined {
  const found = halves.findIndex(
    (half) =>
      half.own !== own && half.way.from === from && half.way.to === to && isBack(half.way.kind) !== isBack(piece),
  );
  return found < 0 ? undefined : halves.splice(found, 1)[0];
}

const isBack = (kind: string): boolean => kind.startsWith('back:');

/** Return the piece that a movement is about: one in that zone; among face-down cards, any. */
function leaving(pieces: Piece[], { piece, from }: Travel): Piece | undefined {
  const there = pieces.filter((item) => item.zone === from);
  return there.find((item) => item.kind === piece) ?? there.find((item) => isBack(item.kind) || isBack(piece));
}

/** Return a new piece from a deck or supply, where pieces are indistinguishable. */
function arriving(pieces: Piece[], { piece, from }: Travel): Piece {
  const fresh = { id: name(), kind: piece, zone: from };
  pieces.push(fresh);
  return fresh;
}

/** Return the placed pieces with the ids of the candidates that came there. */
function named(placed: Placed[], candidates: Piece[]): Piece[] {
  const found: (Piece | undefined)[] = placed.map(() => undefined);
  const free = new Set(candidates);
  const rowOf = rows([...placed, ...candidates]);
  const take = (place: number, piece: Piece | undefined): void => {
    if (!piece || found[place]) return;
    free.delete(piece);
    found[place] = { ...placed[place]!, id: piece.id };
  };
  // In a row, the longest common run of kinds keeps its ids.
  for (const row of new Set(placed.map((item) => rowOf(item.zone)))) {
    const places = placed.flatMap((item, place) => (rowOf(item.zone) === row ? [place] : []));
    const old = candidates.filter((item) => rowOf(item.zone) === row);
    for (const [place, piece] of common(places, old, placed)) take(place, piece);
  }
  const rest = (fits: (item: Placed, piece: Piece) => boolean): void => {
    placed.forEach((item, place) => {
      if (!found[place])
        take(
          place,
          [...free].find((piece) => fits(item, piece)),
        );
    });
  };
  rest((item, piece) => piece.zone === item.zone && piece.kind === item.kind);
  rest((item, piece) => piece.zone === item.zone); // turned over, or changed in place
  rest((item, piece) => piece.kind === item.kind && rowOf(piece.zone) === rowOf(item.zone));
  rest((item, piece) => rowOf(piece.zone) === rowOf(item.zone)); // changed while its row made room
  return placed.map((item, place) => found[place] ?? { ...item, id: name() });
}

/** Return a function from zones to rows: "chain:0:5" belongs to "chain:0"; most zones are their own row. */
export function rows(placed: Placed[]): (zone: string) => string {
  const known = new Set(placed.flatMap((item) => item.row ?? []));
  return (zone) => {
    const row = zone.replace(/:[^:]*$/, '');
    return known.has(row) ? row : zone;
  };
}

/** Return the longest common subsequence of a row's kinds and its previous pieces. */
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

/** Return the pieces by zone, in order. */
export function byZone(pieces: Piece[]): Map<string, Piece[]> {
  return grouped(pieces, (piece) => piece.zone);
}
