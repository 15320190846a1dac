import { expect, test } from 'vitest';
import { hintFor, nearest } from '../../src/config/check/nearest';

test.each([
  ['heritige', ['heritage', 'history'], 'heritage'],
  ['Title', ['title', 'text'], 'title'],
  ['tilte', ['title', 'tile'], 'title'],
  ['a', ['b', 'c'], undefined],
  ['completelyOther', ['title'], undefined],
])('the nearest to %s is the one with the fewest wrong letters', (name, names, expected) => {
  expect(nearest(name, names)).toBe(expected);
});

test('where nothing is near, the hint names what there is', () => {
  expect(hintFor('completelyOther', ['title', 'body'])).toBe('There are: “title”, “body”.');
  expect(hintFor('x', [])).toBe('There are none yet.');
});
