import { endBefore, insertion, type BrokenText, type Repair } from './repair';

/** Repairs of lost and extra commas, colons and values. */
export function* repairSeparators({ text, error }: BrokenText): Generator<Repair> {
  const { offset } = error;
  const end = endBefore(text, offset);
  yield insertion(end, ',', { message: 'a comma is missing after this', hint: 'Add a comma (,) here.' });
  yield* extraComma(text, offset, end);
  yield insertion(end, ':', {
    message: 'a colon (:) is missing after the name',
    hint: 'Add a colon (:) between the name and its value.',
  });
  yield* lostValue(text, end);
}

function* extraComma(text: string, offset: number, end: number): Generator<Repair> {
  const words = { message: 'an extra comma', hint: 'Remove the comma (,).' };
  if (text[end - 1] === ',') yield { start: end - 1, end, text: '', ...words };
  if (text[offset] === ',') yield { start: offset, end: offset + 1, text: '', ...words };
}

function* lostValue(text: string, end: number): Generator<Repair> {
  const name = /"((?:[^"\\\n]|\\.)*)"\s*:?$/.exec(text.slice(Math.max(0, end - 300), end));
  if (!name) return;
  const [all, key = ''] = name;
  const words = {
    message: `“${key}” has no value`,
    hint: `Write a value after "${key}":, such as "" or null, or remove the name.`,
  };
  yield insertion(end, all.endsWith(':') ? ' null' : ': null', words);
}
