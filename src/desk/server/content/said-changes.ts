import type { FieldDifference } from '../../api/content-api';
import { changesBetween } from '../../api/record-changes';
import { valueWords } from '../../api/fields/field-words';
import { valueText } from '../../api/value-text';
import { formatDay } from '../../../engine/binding/date';
import { truncateText } from '../../../engine/binding/truncate';
import type { JsonObject } from '../../../engine/json/json';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import { deskMessages } from '../../messages/desk-messages';
import type { DeskContent } from './desk-content';
import { titleOfField } from './list-schema';
import type { MaybeRecord } from './merge-record';
import type { SiteList } from './site-lists';

/** Most characters of a value beside another one. */
const longestValue = 300;

/** A value as people read it: days as they write them, choices and flags by their words, long texts by their beginning. */
function saidValue(
  { options: { checked } }: DeskContent,
  { entity }: SiteList,
  [field, value]: readonly [field: string, value: unknown],
  code: string,
): string {
  if (typeof value === 'boolean') return deskMessages(code).messages[value ? 'form.yes' : 'form.no'];
  const word = valueWords(entity.name, field, code)?.find(([one]) => one === value)?.[1];
  if (word !== undefined) return word;
  if (entity.fields[field]?.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value))) {
    const { display } = checked.config;
    const language = resolveLanguage(checked.config, { requested: code });
    return formatDay(String(value), { site: { config: { display }, language } });
  }
  const text = valueText(value, code);
  return truncateText(text, longestValue) ?? text;
}

/** The title of a field, with the name of a language where only the text in that one is meant. */
export function titleOfPlace(
  { options }: DeskContent,
  list: SiteList,
  { field, language: code }: { readonly field: string; readonly language?: string | undefined },
  language: string,
): string {
  const title = titleOfField(list, field, language);
  if (code === undefined) return title;
  const of = options.checked.config.languages.list.find((one) => one.code === code);
  return `${title} (${of?.name ?? code})`;
}

/** Differences of a later version of a record, in words; ids are not. */
export function saidChanges(
  content: DeskContent,
  list: SiteList,
  [before, after]: readonly [MaybeRecord, MaybeRecord],
  language: string,
): FieldDifference[] {
  const [old, now]: readonly [JsonObject, JsonObject] = [before ?? {}, after ?? {}];
  return changesBetween(old, now)
    .filter(({ field }) => field !== 'id')
    .map((change) => ({
      title: titleOfPlace(content, list, change, language),
      before: saidValue(content, list, [change.field, change.before], language),
      after: saidValue(content, list, [change.field, change.after], language),
    }));
}
