import { truncateText } from '../../../engine/binding/truncate';
import type { ContentRecord } from '../../api/content-api';
import { isObject } from '../../../engine/json/json';
import { formFields, type FormList } from '../record-form/form-fields';

function textIn(value: unknown, language: string): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const texts = [value[language], ...Object.values(value)].filter((text) => typeof text === 'string');
  return texts.find((text) => text !== '') ?? '';
}

/** Names of fields that say best what a record is. */
const telling = ['title', 'name', 'newsHeading', 'workName'];

/** Most characters of a label: a record may begin with a long text. */
const longestLabel = 80;

/** A record in a few words: its first text in a language; '' if it has none. */
export function recordLabel(list: FormList, record: ContentRecord, language: string): string {
  const texts = formFields(list)
    .filter(({ kind }) => ['text', 'prose'].includes(kind))
    .map(({ name }) => name);
  const names = [...telling.filter((name) => texts.includes(name)), ...texts];
  const text = names.map((name) => textIn(record[name], language)).find((one) => one !== '') ?? '';
  return truncateText(text, longestLabel) ?? text;
}

/** The first picture of a record, a file of the content folder. */
export function recordPicture(list: FormList, record: ContentRecord): string | null {
  const pictures = formFields(list).flatMap(({ name, kind }) => {
    const value = record[name];
    const isFile = kind === 'image' && typeof value === 'string' && value.startsWith('pictures/');
    return isFile ? [value] : [];
  });
  return pictures[0] ?? null;
}
