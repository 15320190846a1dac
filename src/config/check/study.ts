import type { Entity } from '../checked-site';
import { at, isObject, itemsOf, textAt, textsOf, type Json } from './document/json';
import type { Choice, Mark } from './references/marks';
import type { Message } from './messages/catalogue';

/** Everything that a check of the config looks at. The config may still be wrong in shape: checks skip what is. */
export interface Study {
  readonly config: Json;
  readonly marks: readonly Mark[];
  readonly choices: readonly Choice[];
  readonly entities: Readonly<Record<string, Entity>>;
  /** Language code → message id → the message and the file it comes from. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, Message>>>>;
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

export function marksOf(study: Study, kind: string): Mark[] {
  return study.marks.filter((mark) => mark.kind === kind);
}

/** The entity whose records a source gives. */
export function entityOfSource(study: Study, source: string | undefined): Entity | undefined {
  const name = source === undefined ? undefined : textAt(study.config, 'sources', source, 'entity');
  return name !== undefined && Object.hasOwn(study.entities, name) ? study.entities[name] : undefined;
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

/** The page that a path of the config lies in. */
export function pageAround(config: Json, path: readonly (string | number)[]): Json | undefined {
  const [room, index] = path;
  return room === 'pages' && typeof index === 'number' ? at(config, 'pages', index) : undefined;
}

/** What a source's query asks for: its values, `$language`, `$subject.id` and `$category.id` among them. */
export function queryOf(config: Json, source: string): string[] {
  const query = at(config, 'sources', source, 'query');
  return isObject(query) ? [...textsOf(Object.values(query))] : [];
}
