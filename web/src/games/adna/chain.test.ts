import { describe, expect, it } from 'vitest';
import type { Card } from '../../net/api';
import { aimedAt, draw, marks, rowsOf } from './chain';
import type { Chain, Play, View } from './view.gen';

const card = (id: string, values: Record<string, unknown>): [string, Card] => [
  `card:${id}`,
  {
    id: `card:${id}`,
    kind: '',
    name: id,
    count: 1,
    text: '',
    requirement: null,
    fact: null,
    source: '',
    reconstructed: false,
    values,
  },
];
const CARDS = new Map([card('linker', { adds: 3 }), card('EcoRI', { site: 'G^AATTC', cut: 1, colour: 'green' })]);
const chain = (bases: string, fragment: string | null = null): Chain => ({
  bases,
  length: bases.length,
  contaminated: false,
  fragment,
  ligatable: fragment !== null,
  fragment_until_turn: null,
});
const PLAY: Play = {
  ...{ seat: 0, card: 'uv-light', chain: 0, supports: [], works_at: [25], celsius: null, positions: [], backs: [] },
  ...{ most: 4, placed: '', turned_up: '', answers: [], restoring: false, spent: [], took_effect: false },
  ...{ site: null, removes: 0 },
};
const view = (mine: Chain, play: Play | null = null, phase: View['phase'] = 'answer'): View =>
  ({ chains: [mine, chain('ACGT')], play, phase, active: 0, target: 12, seat: 0, over: false }) as unknown as View;
const letters = (drawn: ReturnType<typeof draw>): string =>
  drawn.cells
    .map(
      (cell) =>
        ({ base: cell.base, fragment: cell.base.toLowerCase(), coming: '?', gap: '|', slot: '.', goal: '#' })[
          cell.look
        ],
    )
    .join('');

describe('a chain', () => {
  it('is drawn up to the goal', () => {
    expect(letters(draw(view(chain('ACGTA')), 0, CARDS))).toBe('ACGTA......#');
  });

  it('has its fragment beside it, behind a break', () => {
    expect(letters(draw(view(chain('ACG', 'TTA')), 0, CARDS))).toBe('ACG|tta....#');
  });

  it('is drawn as a linker would leave it', () => {
    const drawn = draw(view(chain('ACG', 'TTA'), { ...PLAY, card: 'linker' }), 0, CARDS);
    expect(letters(drawn)).toBe('ACG???tta..#');
    expect(drawn.then).toBe(9);
  });

  it('is drawn as it would read once bases change places', () => {
    const drawn = draw(view(chain('ACGT'), { ...PLAY, positions: [1, 3], placed: 'GA' }), 0, CARDS);
    expect(drawn.reads).toBe('GCAT');
    expect(drawn.cells[0]).toMatchObject({ base: 'G', was: 'A', picked: true });
    expect(drawn.then).toBeNull();
  });

  it('says which bases would come off', () => {
    const site = { starts: [1], cuts_after: 1, cuts_below_after: 5, removes: 5 };
    const drawn = draw(view(chain('GAATTC'), { ...PLAY, card: 'EcoRI', site, removes: 5 }), 0, CARDS);
    expect(drawn.cells.filter((cell) => cell.risk)).toHaveLength(5);
    expect(drawn.then).toBe(1);
  });

  it('is the active player’s for a swap in the heat', () => {
    const heat = view(chain('ACGT'), { ...PLAY, card: null, chain: null }, 'mutate');
    expect(aimedAt(heat, 0)).not.toBeNull();
    expect(aimedAt(heat, 1)).toBeNull();
  });
});

describe('the sites of one’s enzymes', () => {
  const none = { starts: [], cuts_after: null, cuts_below_after: null, removes: 0 };

  it('are marked where they would be after what is planned', () => {
    const now = view(chain('AGATTC'));
    now.restriction_map = [{ enzyme: 'EcoRI', lacks: [], own: none, other: none }];
    expect(marks(now, 0, CARDS, null, 4)).toEqual([]);
    expect(marks(now, 0, CARDS, 'GAATTC', 4)).toMatchObject([{ start: 0, end: 6, cut: 1, removes: 5, wouldBe: true }]);
  });
});

describe('rows', () => {
  it('are as few as fit, in fives where that fits', () => {
    expect(rowsOf(25, 850, 28)).toEqual({ per: 25, rows: 1 });
    expect(rowsOf(50, 850, 28)).toEqual({ per: 25, rows: 2 });
    expect(rowsOf(25, 322, 23)).toEqual({ per: 13, rows: 2 });
  });
});
