import type { Finding } from '../document/finding';
import { at, entriesOf, isObject, type Json } from '../document/json';
import type { Path } from '../document/path';
import { hintFor } from '../nearest';
import type { Mark } from '../references/marks';

/** What the values of a record are checked against. */
export interface ContentRules {
  readonly languages: readonly string[];
  readonly fallback: string;
  /** Names of the files of the content folder. */
  readonly files: ReadonlySet<string>;
}

type Told = Omit<Finding, 'path'>;

/** What a text must be for each kind of field that says more than “a text”. */
const kinds: Readonly<Record<string, (text: string, rules: ContentRules) => Told | undefined>> = {
  date: checkDate,
  image: (text, { files }) => checkFile(text, files, 'picture'),
  document: (text, { files }) => checkFile(text, files, 'document'),
  link: checkLink,
  email: (text) => (text.includes('@') ? undefined : warn(`“${text}” is not an e-mail address.`)),
  telephone: (text) => (/\d{3}/.test(text) ? undefined : warn(`“${text}” is not a telephone number.`)),
};

/** A value of a record, in every language that it is written in. */
export function checkValue({ kind, value, path }: Mark, rules: ContentRules): Finding[] {
  const check = kinds[kind];
  const languages = isObject(value) ? checkLanguages(value, path, rules) : [];
  const texts = isObject(value) ? entriesOf(value).map(([code, text]) => ({ text, place: [...path, code] })) : [{ text: value, place: path }];
  const wrong = texts.flatMap(({ text, place }) => {
    const told = typeof text === 'string' && text !== '' && check ? check(text, rules) : undefined;
    return told ? [{ path: place, ...told }] : [];
  });
  return [...languages, ...wrong];
}

function checkLanguages(value: Json, path: Path, { languages, fallback }: ContentRules): Finding[] {
  const strange = entriesOf(value).find(([code]) => !languages.includes(code));
  if (strange) {
    const [code] = strange;
    return [{ path: [...path, code], onKey: true, message: `“${code}” is not the code of a language.`, hint: hintFor(code, languages) }];
  }
  const lacking = languages.filter((code) => [undefined, null, ''].some((nothing) => nothing === at(value, code)));
  if (lacking.length === 0 || lacking.length === languages.length) return [];
  const instead = lacking.includes(fallback) ? 'nothing' : `the text in ${fallback}`;
  return [{ path, message: `The text is missing in ${lacking.join(', ')}; ${instead} is shown there.`, severity: 'warning' }];
}

const warn = (message: string): Told => ({ message, severity: 'warning' });

function checkDate(text: string): Told | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)) return undefined;
  return { message: `“${text}” is not a date.`, hint: 'A date is written year, month, day, for example “2025-01-31”.' };
}

function checkFile(text: string, files: ReadonlySet<string>, word: string): Told | undefined {
  const elsewhere = /^([a-z][a-z0-9+.-]*:|\/)/i.test(text);
  const isName = /^[^\s]+\.[a-z0-9]{2,5}$/i.test(text);
  if (elsewhere || (word === 'picture' && !isName) || files.has(text)) return undefined;
  const folder = text.slice(0, text.lastIndexOf('/') + 1);
  const beside = [...files].filter((file) => file.startsWith(folder));
  return { message: `The content folder has no ${word} “${text}”.`, hint: beside.length > 0 ? hintFor(text, beside) : undefined };
}

function checkLink(text: string): Told | undefined {
  if (/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+)$/i.test(text)) return undefined;
  return { message: `“${text}” is not an address that can be opened.`, hint: 'It begins with https://.', severity: 'warning' };
}
