import { expect, test } from 'vitest';
import { bulletsAround, hasMoreBeyond } from '../../../src/site/ui/icon-strip/bullets';

test.each([
  [0, 3, [0, 1, 2]],
  [0, 9, [0, 1, 2, 3, 4]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [4, 5, 6, 7, 8]],
])('item %i of %i has the bullets %j', (shown, total, bullets) => {
  expect(bulletsAround(shown, total)).toEqual(bullets);
});

test('only an outer bullet shows that more items follow', () => {
  const rendered = bulletsAround(4, 9);
  expect(rendered.filter((index) => hasMoreBeyond(index, rendered, 9))).toEqual([2, 6]);
  expect(bulletsAround(0, 3).filter((index) => hasMoreBeyond(index, [0, 1, 2], 3))).toEqual([]);
});
