import { textLists } from '../../../api/text-lists';
import { isObject, objectOf, parseJson } from '../../../../engine/json/json';
import type { DraftedList } from '../apply-drafts';
import type { FileTexts } from '../editable-list';
import { replaceValue } from '../texts/replace-value';

/** The config with another day in an object of `documents`. */
function withDay(config: string, name: string, day: string): string {
  const value = objectOf(objectOf(parseJson(config)).documents)[name];
  if (!isObject(value) || value.updated === day) return config;
  return replaceValue(config, ['documents', name], { ...value, updated: day });
}

/**
 * The texts of a publication with the day of the last change of each legal text that it changes.
 * @param file name of the site config
 */
export function withLegalDays(
  texts: FileTexts,
  lists: readonly {
    readonly list: { readonly list: { readonly name: string } };
    readonly drafted: DraftedList;
  }[],
  { file, config, day }: { readonly file: string; readonly config: string; readonly day: string },
): FileTexts {
  const changed = lists
    .filter(({ list }) => list.list.name === textLists.legal)
    .flatMap(({ drafted }) => drafted.records.filter(({ state }) => state === 'changed'));
  if (changed.length === 0) return texts;
  const before = texts.get(file) ?? config;
  const after = changed.reduce((text, { key }) => withDay(text, key, day), before);
  return after === config ? texts : new Map([...texts, [file, after]]);
}
