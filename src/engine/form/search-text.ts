import { comparable } from '../text/comparable';
import { digitsToCompare } from './same-person';
import type { FormBody } from './form-schema';

const written = (text: string): string => comparable(text).toLowerCase();

const marked = (digits: string): string => `\n#${digits}\n`;

/** Text with which a search compares: all values as they are compared, then the digits by which telephone numbers are. */
export function searchText(body: FormBody): string {
  const values = Object.values(body);
  const numbers = values.flatMap((value) =>
    typeof value === 'string' ? (digitsToCompare(value) ?? []) : [],
  );
  return [...values.map((value) => written(String(value))), ...numbers.map(marked)].join('\n');
}

/** Texts of which `searchText` has at least one in a submission that a search finds; none for an empty search. */
export function searchedTexts(search: string): readonly string[] {
  const text = written(search);
  if (text === '') return [];
  const digits = digitsToCompare(search);
  return digits === null ? [text] : [text, marked(digits)];
}
