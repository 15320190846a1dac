import type { ContentList } from '../../api/content-api';
import { deskLanguages } from '../../messages/desk-languages';
import { isObject } from '../../../engine/json/json';
import { type FieldKind, isEntityFieldKind } from '../../../engine/record/field-kinds';
import { comparable } from '../../../engine/text/comparable';

/** What a column of a table holds: a field, or its text in a language. */
export interface SheetTarget {
  /** `title.GU`, `title`; `keyTarget` for what identifies a record that has no id of its own. */
  readonly value: string;
  readonly field: string;
  /** Code of the language; null where the value is the same in all. */
  readonly language: string | null;
  readonly kind: FieldKind;
  /** Whether the field has a text per language. */
  readonly isTranslated: boolean;
  readonly label: string;
  /** Names of columns that mean it, as `columnKey` makes them. */
  readonly names: ReadonlySet<string>;
}

/** Target of the column with the keys of records. */
export const keyTarget = '~key';

/** Gives the title of a field in a language of the desk. */
export type TitleOf = (field: string, language: string) => string;

/** Languages in which columns may be named, beside those of the site. */
const deskCodes = deskLanguages.map(({ code }) => code);

/** The name of a column for comparison: letters and digits only. */
export function columnKey(name: string): string {
  return comparable(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

type Language = ContentList['languages'][number];

/** What people call a language: its code, and its name in itself and in the languages of the desk. */
function namesOfLanguage({ code, name, locale }: Language): readonly string[] {
  const { language } = new Intl.Locale(locale);
  const named = deskLanguages.map(
    (by) => new Intl.DisplayNames([by.locale], { type: 'language' }).of(language) ?? '',
  );
  return [code, name, ...named].map(columnKey);
}

const keyLabel = 'Key';
const keyColumn: SheetTarget = {
  value: keyTarget,
  field: keyTarget,
  language: null,
  kind: 'id',
  isTranslated: false,
  label: keyLabel,
  names: new Set([columnKey(keyLabel)]),
};

/** Whether the values of a field have parts of their own, such as opening hours, which no cell can show. */
function hasParts({ records }: ContentList, field: string, kind: FieldKind, isTranslated: boolean): boolean {
  const isPart = ({ record }: ContentList['records'][number]) =>
    Array.isArray(record[field]) || (isObject(record[field]) && !isTranslated);
  return kind === 'records' || records.some(isPart);
}

/** Gives targets of the same label the names of their fields as well. Each is known by its label. */
function withOwnLabels(targets: readonly SheetTarget[]): readonly SheetTarget[] {
  const keys = targets.map(({ label }) => columnKey(label));
  return targets.map((target, index) => {
    const isOwn = keys.indexOf(keys[index] ?? '') === keys.lastIndexOf(keys[index] ?? '');
    return isOwn ? target : { ...target, label: `${target.label} – ${target.value}` };
  });
}

/** What the columns of a table may hold, for the records of a list. */
export function sheetTargets(list: ContentList, language: string, titleOf: TitleOf): readonly SheetTarget[] {
  const properties = isObject(list.entity.properties) ? list.entity.properties : {};
  const codes = new Set([...deskCodes, ...list.languages.map(({ code }) => code)]);
  const languages = list.languages.map((one) => ({ ...one, names: namesOfLanguage(one) }));
  const targets = Object.entries(properties).flatMap(([field, property]): SheetTarget[] => {
    const given = isObject(property) ? property.kind : undefined;
    const kind = isEntityFieldKind(given) ? given : 'text';
    const isTranslated = list.translated.includes(field);
    if (hasParts(list, field, kind, isTranslated)) return [];
    const bases = [field, ...[...codes].map((code) => titleOf(field, code))].map(columnKey);
    const title = titleOf(field, language);
    const shared = { field, kind, isTranslated };
    const whole = { ...shared, value: field, language: null, label: title, names: new Set(bases) };
    if (!isTranslated) return [whole];
    const perLanguage = languages.map(({ code, name, names }) => ({
      ...shared,
      value: `${field}.${code}`,
      language: code,
      label: `${title} (${name})`,
      names: new Set(bases.flatMap((base) => names.flatMap((one) => [base + one, one + base]))),
    }));
    return [
      ...perLanguage,
      { ...whole, label: `${title} (${languages.map(({ name }) => name).join(', ')})` },
    ];
  });
  const hasOwnIds = list.records.every(({ id }) => !id.startsWith('~'));
  return withOwnLabels(hasOwnIds ? targets : [keyColumn, ...targets]);
}
