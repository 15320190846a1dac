import { withoutInvisible } from '../text/invisible';

/** Words of people, forms and programs for a value that is not there; in lower case, without punctuation. */
const words: ReadonlySet<string> = new Set([
  ...['n a', 'na', 'nil', 'none', 'no', 'not available', 'not applicable', 'not given'],
  ...['null', 'undefined', 'nan', 'string', 'object object'],
  ...['નથી', 'ના', 'નહીં', 'નહિ', 'નિલ', 'લાગુ નથી', 'લાગુ પડતું નથી', 'ઉપલબ્ધ નથી', 'કોઈ નહીં'],
  ...['नहीं', 'नहीं है', 'नहि', 'निल', 'लागू नहीं', 'लागू नहीं है', 'उपलब्ध नहीं', 'उपलब्ध नहीं है', 'कोई नहीं'],
]);

/** Characters of the longest text that may stand for nothing. */
const longest = 40;

/** Whether a text means that there is no value: `N/A`, `-`, `null`, `string`, `લાગુ નથી`. */
export function isNothing(text: string): boolean {
  if (text.length > longest) return text.trim() === '';
  const shown = withoutInvisible(text).normalize('NFC').toLowerCase();
  const word = shown.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return word === '' || words.has(word);
}
