import { expect, test } from 'vitest';
import { markExcerpt, markText } from '../../src/engine/search/mark-words';
import { splitWords } from '../../src/engine/search/split-words';

function marked(text: string, wanted: string) {
  const words = splitWords(text);
  return { words, found: words.filter((word) => word.text === wanted) };
}

test('a text is cut into what matches and what does not', () => {
  const text = 'નવા રસ્તા, રસ્તા!';
  expect(markText(text, marked(text, 'રસ્તા').found)).toEqual([
    ['નવા ', false],
    ['રસ્તા', true],
    [', ', false],
    ['રસ્તા', true],
    ['!', false],
  ]);
});

test('letters and digits in a row are words of their own', () => {
  expect(splitWords('૬૦૦થી 7/12').map(({ text }) => text)).toEqual(['૬૦૦', 'થી', '7', '12']);
});

test('a short text is its own excerpt', () => {
  const text = 'One two.';
  const { words, found } = marked(text, 'two');
  expect(markExcerpt(text, words, found)).toEqual([
    ['One ', false],
    ['two', true],
    ['.', false],
  ]);
});

test('an excerpt begins before the first match and is cut between words', () => {
  const text = `${'before '.repeat(30)}match ${'after '.repeat(40)}`;
  const { words, found } = marked(text, 'match');
  const pieces = markExcerpt(text, words, found);
  expect(pieces[0]).toEqual(['… ', false]);
  expect(pieces.at(-1)).toEqual(['…', false]);
  expect(pieces).toContainEqual(['match', true]);
  const shown = pieces.map(([piece]) => piece).join('');
  expect(shown.length).toBeLessThan(180);
  expect(shown).toMatch(/^… before /);
  expect(shown).toMatch(/ after…$/);
});

test('a text without spaces is cut, and without a match begins at its start', () => {
  const text = 'x'.repeat(500);
  expect(markExcerpt(text, splitWords(text), [])).toEqual([
    ['x'.repeat(160), false],
    ['…', false],
  ]);
});
