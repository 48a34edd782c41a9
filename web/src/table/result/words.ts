/** The sentences for the end of a game: short for the bar, longer for the result. */

import type { Messages } from '../../app/language.svelte';
import type { Catalogue } from '../thing';
import type { Ending } from './standing';

type Say = Messages['result'];
type NameOf = (seat: number) => string;

/** Return the result in a few words: "You win, 17 to 16". */
export function shortly(say: Say, ending: Ending, nameOf: NameOf, me: number | null): string {
  switch (ending.kind) {
    case 'closed':
      return say.short.closed;
    case 'nobody':
      return say.short.nobody;
    case 'shared':
      return me !== null && ending.winners.includes(me)
        ? say.short.youShare
        : say.short.shared(ending.winners.map(nameOf).join(', '));
    case 'alone':
      if (ending.next !== null)
        return ending.winner === me
          ? say.short.youWin(ending.score, ending.next)
          : say.short.wins(nameOf(ending.winner), ending.score, ending.next);
  }
  return ending.winner === me ? say.short.youWinOnly : say.short.winsOnly(nameOf(ending.winner));
}

/** Return the heading of a seat's card: the name, or that it won and by how much. */
export function ofSeat(say: Say, ending: Ending, seat: number, name: string, me: number | null): string {
  const mine = seat === me;
  if (ending.kind === 'shared' && ending.winners.includes(seat)) return mine ? say.short.youShare : say.shares(name);
  if (!('winner' in ending) || ending.winner !== seat) return name;
  if (ending.kind === 'tiebreak') return mine ? say.youWinTie : say.winsTie(name);
  if (ending.kind === 'alone' && ending.next !== null)
    return mine ? say.youWinBy(ending.by) : say.winsBy(name, ending.by);
  return mine ? say.short.youWinOnly : say.short.winsOnly(name);
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) +/).filter(Boolean);

const BRIEF = 90;

/** Return the first whole sentences that fit into about two lines, without the facts printed on cards. */
export function briefly(words: string, catalogue: Catalogue): string {
  const facts = new Set([...catalogue.values()].flatMap((card) => sentencesOf(card.fact ?? '')));
  const [first = '', ...more] = sentencesOf(words).filter((sentence) => !facts.has(sentence));
  return more.reduce((said, next) => (said.length + next.length < BRIEF ? `${said} ${next}` : said), first);
}
