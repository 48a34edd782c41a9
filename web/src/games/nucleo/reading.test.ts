import { expect, test } from 'vitest';
import { placesOf } from './reading';

test('residues of a chain sit where its card says, one by one or from the first to the last', () => {
  expect(placesOf('SYG', 'Ser65-Tyr66-Gly67, the chromophore')).toEqual([65, 66, 67]);
  expect(placesOf('CCHH', 'Cys107, Cys112, His125, His129')).toEqual([107, 112, 125, 129]);
  expect(placesOf('YGGFM', 'all 5 residues (Tyr100-Met104 of proenkephalin)')).toEqual([100, 101, 102, 103, 104]);
  expect(placesOf('RGD', 'Arg-Gly-Asp of the tenth type III repeat')).toEqual([]);
});
