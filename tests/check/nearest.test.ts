import { inEnglish } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { nameHint, nearestFile, nearestName } from '../../src/check/nearest-name';

test.each([
  ['heritige', ['heritage', 'history'], 'heritage'],
  ['Title', ['title', 'text'], 'title'],
  ['tilte', ['title', 'tile'], 'title'],
  ['a', ['b', 'c'], undefined],
  ['typ', ['type', 'title'], 'type'],
  ['grampanchayat', ['grampanchayatData', 'Commity'], 'grampanchayatData'],
  ['temple', ['melo', 'people'], undefined],
  ['phones', ['links', 'telephones'], undefined],
  ['completelyOther', ['title'], undefined],
  ['barchart', ['article', 'chart', 'form'], 'chart'],
])('the nearest to %s is the one with the fewest wrong letters', (name, names, expected) => {
  expect(nearestName(name, names)).toBe(expected);
});

test('lists the possible names if none is near', () => {
  expect(inEnglish(nameHint('completelyOther', ['title', 'body']))).toBe('Possible values: “title”, “body”.');
  expect(inEnglish(nameHint('x', []))).toBe('None are defined yet.');
});

test('of many possible names it lists the first ones', () => {
  const names = Array.from({ length: 100 }, (_, index) => `entry${String(index)}`);
  expect(inEnglish(nameHint('completelyOther', names))).toBe(
    `Possible values: ${names
      .slice(0, 20)
      .map((name) => `“${name}”`)
      .join(', ')} and 80 more.`,
  );
});

test.each([
  ['pictures/logo.jpg', 'pictures/logo.png'],
  ['logo.png', 'pictures/logo.png'],
  ['pictures/Logo.PNG', 'pictures/logo.png'],
  ['pictures/lgoo.png', 'pictures/logo.png'],
  ['pictures/temple.webp', undefined],
])('the file nearest to %s is %s', (file, nearest) => {
  expect(nearestFile(file, ['pictures/melo.webp', 'documents/map.png', 'pictures/logo.png'])).toBe(nearest);
});
