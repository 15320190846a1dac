import { expect, test } from 'vitest';
import { listPageOf, listPagePath, pathOfList, readListPage } from '../../src/engine/page/list-page';

test.each([
  [0, 1, { number: 1, count: 1, start: 0 }],
  [48, 1, { number: 1, count: 1, start: 0 }],
  [49, 2, { number: 2, count: 2, start: 48 }],
  [10_000, 3, { number: 3, count: 209, start: 96 }],
  [49, 999_999, { number: 2, count: 2, start: 48 }],
])('of %i records page %i is %j', (total, wanted, page) => {
  expect(listPageOf(total, wanted)).toEqual(page);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1e9', 1],
  ['page=9999999', 1],
  ['page=two', 1],
])('the query %s asks for page %i', (query, page) => {
  expect(readListPage(new URLSearchParams(query))).toBe(page);
});

test.each([
  ['/gu/member', 1, '/gu/member'],
  ['/gu/member', 2, '/gu/member/page/2'],
  ['/', 1, '/'],
  ['/', 3, '/page/3'],
])('in a static export, the list at %s has its page %i at %s', (path, number, expected) => {
  expect(listPagePath(path, number)).toBe(expected);
  expect(pathOfList(listPagePath(path, number))).toBe(path);
});

test('the path of a list is the same with a slash at its end', () => {
  expect(pathOfList('/gu/member/page/12/')).toBe('/gu/member');
  expect(pathOfList('/gu/pages')).toBe('/gu/pages');
});
