/** The others' moves since your last one. */

import type { LogLine } from '../net/messages.gen';

export interface Deed {
  seat: number;
  ply: number;
  words: string[];
}

/** Return the others' moves after your last one, with their events; without a seat, those of the last turn. */
export function deedsSince(log: readonly LogLine[], mine: readonly number[]): Deed[] {
  const own = mine.length ? mine : log.filter((line) => line.seat !== log.at(-1)?.seat).map((line) => line.seat);
  const last = log.findLastIndex((line) => own.includes(line.seat));
  return log
    .slice(last + 1)
    .map(({ seat, ply, happened }) => ({ seat, ply, words: happened.map(({ words }) => words).filter(Boolean) }))
    .filter(({ words }) => words.length);
}

/** Return the moves in brief: the first sentence of each event, without facts. */
export const inShort = (deeds: Deed[]): string =>
  deeds
    .flatMap(({ words }) => words)
    .map((words) => words.split(/(?<=[.!?]) /, 1)[0]!)
    .join(' ');
