import { expect, test } from 'vitest';
import { nameHint, nearestName } from '../../src/check/nearest-name';

test.each([
  ['heritige', ['heritage', 'history'], 'heritage'],
  ['Title', ['title', 'text'], 'title'],
  ['tilte', ['title', 'tile'], 'title'],
  ['a', ['b', 'c'], undefined],
  ['completelyOther', ['title'], undefined],
])('the nearest to %s is the one with the fewest wrong letters', (name, names, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});

test('lists the possible names if none is near', () => {
  expect(nameHint('completelyOther', ['title', 'body'])).toBe('Possible values: “title”, “body”.');
  expect(nameHint('x', [])).toBe('None are defined yet.');
});
