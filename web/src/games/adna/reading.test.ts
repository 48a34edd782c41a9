import { describe, expect, it } from 'vitest';
import type { Card } from '../../net/api';
import type { GameEvent } from './events.gen';
import { aimedAt, cellsOf, cutsOf, marksOf, range, rowsOf, type Scale, stepsOf } from './reading';
import type { Chain, Play, Sites, View } from './view.gen';
import { words } from './words';

const ECORI = { id: 'card:EcoRI', values: { site: 'G^AATTC', cut: 1, colour: 'green' } } as unknown as Card;
const CARDS = new Map([[ECORI.id, ECORI]]);
const SCALE = [4, 25, 37, 100];
const chain = (bases: string, fragment: string | null = null): Chain => ({
  ...{ bases, length: bases.length, contaminated: false, fragment },
  ...{ ligatable: fragment !== null, fragment_until_turn: null },
});
const PLAY: Play = {
  ...{ seat: 0, card: 'uv-light', chain: 0, supports: [], works_at: [25], celsius: null, positions: [], backs: [] },
  ...{ most: 4, placed: '', turned_up: '', answers: [], restoring: false, spent: [], took_effect: false },
  ...{ site: null, removes: 0, adds: 0, joins: false, length_after: null, reads_after: null },
};
const view = (mine: Chain, play: Play | null = null, phase: View['phase'] = 'answer'): View =>
  ({ chains: [mine, chain('ACGT')], play, phase, active: 0, target: 12, seat: 0, over: false }) as unknown as View;
const letters = (seen: View): string =>
  cellsOf(seen, 0)
    .map(
      ({ look, base }) => ({ base, fragment: base.toLowerCase(), coming: '?', gap: '|', slot: '.', goal: '#' })[look],
    )
    .join('');

describe('a chain', () => {
  it('is drawn up to the goal', () => {
    expect(letters(view(chain('ACGTA')))).toBe('ACGTA......#');
  });

  it('has its fragment beside it, behind a break', () => {
    expect(letters(view(chain('ACG', 'TTA')))).toBe('ACG|tta....#');
  });

  it('is drawn as a card would leave it', () => {
    expect(letters(view(chain('ACG', 'TTA'), { ...PLAY, card: 'linker', adds: 3, joins: true }))).toBe('ACG???tta..#');
    expect(letters(view(chain('ACG', 'TTA'), { ...PLAY, adds: 1 }))).toBe('ACG?|tta...#');
  });

  it('shows the bases that change places', () => {
    const [first] = cellsOf(view(chain('ACGT'), { ...PLAY, positions: [1, 3], placed: 'GA' }), 0);
    expect(first).toMatchObject({ base: 'G', was: 'A', picked: true });
  });

  it('shows which bases would come off', () => {
    const site = { starts: [1], cuts_after: 1, cuts_below_after: 5, removes: 5 };
    const cells = cellsOf(view(chain('GAATTC'), { ...PLAY, card: 'EcoRI', site, removes: 5 }), 0);
    expect(cells.filter((cell) => cell.risk)).toHaveLength(5);
  });

  it('is aimed at when its bases are swapped in the heat', () => {
    const heat = {
      ...view(chain('ACGT'), { ...PLAY, card: null, chain: null }, 'mutate'),
      swap: { chain: 0, bases: 2 },
    };
    expect(aimedAt(heat, 0)).not.toBeNull();
    expect(aimedAt(heat, 1)).toBeNull();
  });

  it('has as few rows as fit, in fives where that fits', () => {
    expect(rowsOf(25, 850, 28)).toEqual({ per: 25, rows: 1 });
    expect(rowsOf(50, 850, 28)).toEqual({ per: 25, rows: 2 });
    expect(rowsOf(25, 322, 23)).toEqual({ per: 13, rows: 2 });
  });
});

describe('the sites of your enzymes', () => {
  const none: Sites = { starts: [], cuts_after: null, cuts_below_after: null, removes: 0 };
  const ROW: Scale = { per: 25, rows: 1, tile: 32, high: 64, bare: false, narrow: false, rem: 16 };
  const name = (enzyme: string): string => enzyme;
  const planned: Sites = { starts: [1], cuts_after: 1, cuts_below_after: 5, removes: 5 };

  it('are marked where the view says they would be', () => {
    const now = view(chain('AGATTC'));
    now.restriction_map = [{ enzyme: 'EcoRI', lacks: [], own: none, other: none, planned: null }];
    expect(marksOf(now, 0, CARDS, ROW, name)).toEqual([]);
    now.play = { ...PLAY, reads_after: 'GAATTC' };
    now.restriction_map[0]!.planned = planned;
    expect(marksOf(now, 0, CARDS, ROW, name)).toMatchObject([
      { start: 0, end: 6, cut: 1, removes: 5, wouldBe: true, name: 'EcoRI', lane: 0, back: false },
    ]);
    expect(marksOf(now, 1, CARDS, ROW, name)).toEqual([]);
  });

  it('are named above, else below, and never over the end of a row', () => {
    const now = view(chain('ACGTAAGAATTC'));
    const at = (start: number): Sites => ({ starts: [start], cuts_after: start, cuts_below_after: null, removes: 5 });
    now.restriction_map = [7, 6, 5].map((start) => ({
      ...{ enzyme: 'EcoRI', lacks: [], own: at(start), other: none, planned: null },
    }));
    const found = (scale: Scale): object[] =>
      marksOf(now, 0, CARDS, scale, name).map(({ start, lane, back }) => ({ start, lane, back }));
    expect(found(ROW)).toEqual([
      { start: 6, lane: 0, back: false },
      { start: 5, lane: 1, back: false },
    ]);
    expect(found({ ...ROW, per: 12 })).toEqual([
      { start: 6, lane: 0, back: false },
      { start: 5, lane: 1, back: true },
    ]);
    expect(found({ ...ROW, per: 12, bare: true, tile: 8 })).toEqual([{ start: 6, lane: 0, back: true }]);
  });
});

describe('the cuts of a chain', () => {
  it('are those of the last game', () => {
    const cut = (enzyme: string, seat: number): object => ({ event: 'ChainCut', chain: seat, enzyme });
    const events = [
      cut('EcoRI', 0),
      { event: 'GameStarted' },
      cut('TaqI', 1),
      cut('AluI', 0),
    ] as unknown as GameEvent[];
    expect(cutsOf(events, 0)).toMatchObject([{ enzyme: 'AluI' }]);
  });
});

describe('temperatures', () => {
  it('are shortened by the scale that the server has', () => {
    expect(range([25, 37], SCALE)).toBe('25–37°');
    expect(range([37, 100], SCALE)).toBe('≥ 37°');
    expect(range([37, 100], [...SCALE, 120])).toBe('37–100°');
  });

  it('are touched by name or by steps', () => {
    const touches = new Map(['level:4', 'levels:+2', 'hand:A'].map((touch) => [touch, []]));
    expect([...stepsOf(touches, { celsius: 37, card: null, card_at: null, steps: { 'levels:+2': 100 } })]).toEqual([
      [4, 'level:4'],
      [100, 'levels:+2'],
    ]);
  });
});

describe('what cards do', () => {
  it('is said without numbers', () => {
    const sentences = Object.values(words.de.cards);
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((sentence) => /\d/.test(sentence))).toEqual([]);
  });
});
