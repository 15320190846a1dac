import { expect, test } from 'vitest';
import { partsToSpeak } from '../../src/templates/detail/speak';

test('a text is spoken sentence by sentence, in Indian punctuation too', () => {
  expect(partsToSpeak('ગ્રામસભા.\n\nसभी आएँ। Who? - You!')).toEqual(['ગ્રામસભા.', 'सभी आएँ।', 'Who?', '- You!']);
  expect(partsToSpeak(' \n.')).toEqual([]);
});

test('a long sentence is spoken in parts that end between words where there are some', () => {
  const parts = partsToSpeak(`${'word '.repeat(90)}${'x'.repeat(450)}`);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts[0]?.endsWith('word')).toBe(true);
  expect(parts.join('').replaceAll(/\s/g, '')).toBe(`${'word'.repeat(90)}${'x'.repeat(450)}`);
});
