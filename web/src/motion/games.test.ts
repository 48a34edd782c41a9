/** Whole games of every game with a board: the drawing matches the view, and pieces that events move don't jump. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../net/api';
import { begin, follow, rows, type Placed } from './pieces';

interface Recorded {
  seats: number;
  seat: number | null;
  frames: { ply: number; view: View; happened: GameEvent[] }[];
}
interface Travel {
  piece: string;
  from: string;
  to: string;
}

const FRAMES = process.env['BENCHTOP_FRAMES_FOLDER'] ?? '.frames';
const LAYOUTS = import.meta.glob<{ placed: (view: View) => Placed[] }>('../games/*/pieces.ts', { eager: true });
const travelsOf = (happened: GameEvent[]): Travel[] =>
  happened.flatMap((event) => (event['moved'] as Travel[] | undefined) ?? []);
const sorted = (placed: Placed[]): string[] => placed.map((one) => `${one.kind} @ ${one.zone}`).sort();

describe.each(Object.entries(LAYOUTS))('%s', (path, { placed }) => {
  const key = path.split('/').at(-2)!;
  const file = `${FRAMES}/${key}.json`;
  if (!existsSync(file)) throw new Error(`${file} is missing: python -m tools.web_frames web/.frames writes it`);
  const games = JSON.parse(readFileSync(file, 'utf8')) as Recorded[];

  it('draws every position as the view says, with unique ids', () => {
    for (const { frames } of games) {
      let pieces = begin(placed(frames[0]!.view));
      for (const frame of frames.slice(1)) {
        pieces = follow(pieces, placed(frame.view), frame.happened).pieces;
        expect(sorted(pieces)).toEqual(sorted(placed(frame.view)));
        expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length);
      }
    }
  });

  it('never lets pieces jump: an event explains every change of zone', () => {
    const jumps = new Set<string>();
    for (const { frames, seat } of games) {
      let before = begin(placed(frames[0]!.view));
      const familyOf = rows(frames.flatMap((frame) => placed(frame.view)));
      const zones = new Set(frames.flatMap((frame) => placed(frame.view).map((one) => one.zone)));
      for (const frame of frames.slice(1)) {
        const { pieces: now } = follow(before, placed(frame.view), frame.happened);
        const travels = travelsOf(frame.happened);
        const was = new Map(before.map((piece) => [piece.id, piece]));
        const is = new Map(now.map((piece) => [piece.id, piece]));
        const came = (zone: string): boolean => travels.some((one) => familyOf(one.to) === familyOf(zone));
        const went = (zone: string): boolean => travels.some((one) => familyOf(one.from) === familyOf(zone));
        const note = (what: string, piece: Placed): void => {
          const names = frame.happened.map((event) => event.event).join(' ');
          jumps.add(`${what} ${familyOf(piece.zone)} (${piece.kind.split(':', 1)[0]!}) after ${names}, seat ${seat}`);
        };
        for (const piece of now) {
          const old = was.get(piece.id);
          if (!old && !came(piece.zone)) note('appears in', piece);
          if (old && familyOf(old.zone) !== familyOf(piece.zone) && !came(piece.zone)) note('jumps to', piece);
        }
        for (const piece of before) if (!is.has(piece.id) && !went(piece.zone)) note('vanishes from', piece);
        // Pieces that move to a drawn zone can be followed there.
        for (const { piece, to } of travels)
          if (zones.has(to) && !now.some((one) => one.kind === piece && familyOf(one.zone) === familyOf(to)))
            if (!piece.startsWith('back:') && !travels.some((one) => one.from === to))
              note('never arrives at', { kind: piece, zone: to });
        before = now;
      }
    }
    expect([...jumps]).toEqual([]);
  });
});
