import { expect, test } from 'vitest';
import { partsToSpeak } from '../../src/templates/shared/read-aloud/speak';

test('a text is spoken line by line', () => {
  expect(partsToSpeak('તા. 02-12ની ગ્રામસભા.\n\nसभी आएँ। Who?')).toEqual([
    'તા. 02-12ની ગ્રામસભા.',
    'सभी आएँ। Who?',
  ]);
  expect(partsToSpeak(' \n.')).toEqual([]);
});

test('a long line is spoken in parts that end between words where there are some', () => {
  const parts = partsToSpeak(`${'word '.repeat(90)}${'x'.repeat(450)}`);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts[0]?.endsWith('word')).toBe(true);
  expect(parts.join('').replaceAll(/\s/g, '')).toBe(`${'word'.repeat(90)}${'x'.repeat(450)}`);
});
