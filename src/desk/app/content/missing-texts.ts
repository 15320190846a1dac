import type { ContentList, ContentRecord } from '../../api/content-api';
import { isObject } from '../../../engine/json/json';
import { isEmpty } from '../record-form/translated-value';

/** Codes of the languages in which a text of a record is missing that another language has. */
export function missingLanguages(
  { translated, languages }: Pick<ContentList, 'translated' | 'languages'>,
  record: ContentRecord,
): readonly string[] {
  const texts = translated.map((name) => record[name]).filter(isObject);
  const given = texts.filter((text) => Object.values(text).some((value) => !isEmpty(value)));
  return languages.map(({ code }) => code).filter((code) => given.some((text) => isEmpty(text[code])));
}
