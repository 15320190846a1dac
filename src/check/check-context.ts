import type { Entity } from '../engine/site/checked-site';
import { isObject } from '../engine/json/json';
import { withoutTrailingSlashes } from '../engine/text/trailing-slash';
import { at, itemsOf, textAt, textsOf, type Json } from './document/json-access';
import type { Choice, ConfigReference } from './references/collect-references';

/** Input of every check. The config may not match its schema: checks skip the parts that do not. */
export interface CheckContext {
  readonly config: Json;
  readonly references: readonly ConfigReference[];
  readonly choices: readonly Choice[];
  readonly entities: Readonly<Record<string, Entity>>;
  /** Ids of the messages that exist in at least one language. */
  readonly messageIds: ReadonlySet<string>;
  /** Names of the files in the content folder; absent when there is no such folder. */
  readonly files?: ReadonlySet<string>;
  /** Texts of the files that the engine reads: records, documents, messages. */
  readonly texts: Readonly<Record<string, string>>;
}

export function languagesOf(config: Json): string[] {
  return itemsOf(at(config, 'languages', 'list'))
    .map((language) => textAt(language, 'code'))
    .filter((code) => code !== undefined);
}

export function referencesOf(context: CheckContext, kind: string): ConfigReference[] {
  return context.references.filter((reference) => reference.kind === kind);
}

/** The entity of a source's records. */
export function entityOfSource(context: CheckContext, source: string | undefined): Entity | undefined {
  const name = source === undefined ? undefined : textAt(context.config, 'sources', source, 'entity');
  return name !== undefined && Object.hasOwn(context.entities, name) ? context.entities[name] : undefined;
}

export interface PageEntry {
  readonly index: number;
  readonly path: string;
  readonly page: Json;
}

export function pagesOf(config: Json): PageEntry[] {
  return itemsOf(at(config, 'pages')).flatMap((page, index) => {
    const path = textAt(page, 'path');
    return path === undefined ? [] : [{ index, path, page }];
  });
}

/** The paths of the pages as they are to be written: one with too many slashes is reported at its page alone. */
export function pagePathsOf(config: Json): string[] {
  return pagesOf(config).map(({ path }) => withoutTrailingSlashes(path.replace(/\/{2,}/g, '/')) || '/');
}

/** The page that contains a path of the config. */
export function pageAround(config: Json, path: readonly (string | number)[]): Json | undefined {
  const [key, index] = path;
  return key === 'pages' && typeof index === 'number' ? at(config, 'pages', index) : undefined;
}

/** The values of a source's query, such as `$language`, `$subject.id` and `$category.id`. */
export function sourceQueryOf(config: Json, source: string): string[] {
  const query = at(config, 'sources', source, 'query');
  return isObject(query) ? [...textsOf(Object.values(query))] : [];
}
