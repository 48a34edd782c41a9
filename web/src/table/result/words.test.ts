import { describe, expect, it } from 'vitest';
import type { Card } from '../../net/api';
import { catalogueOf } from '../thing';
import { briefly } from './words';

const FACT = 'Most proteins start with it. The rest do not.';
const catalogue = catalogueOf([{ id: 'amino:M', fact: FACT } as Card]);

describe('the text of a turning point', () => {
  it('omits facts printed on cards', () => {
    expect(briefly(`Ada translated methionine. ${FACT}`, catalogue)).toBe('Ada translated methionine.');
  });
  it('ends with a whole sentence', () => {
    const long = 'Ada translated tyrosine, called Yvonne (TAT at letter 4), and made 2 pairs: 9 points in all.';
    expect(briefly(`${long} Ada went on.`, catalogue)).toBe(long);
    expect(briefly('Ada laid A. Ada laid C.', catalogue)).toBe('Ada laid A. Ada laid C.');
  });
});
