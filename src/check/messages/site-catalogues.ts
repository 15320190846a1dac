import type { Problem } from '../../engine/site/checked-site';
import type { JsonFile, TextFile } from '../document/json-document';
import { languagesOf } from '../check-context';
import { allIds, configCatalogue, readCatalogue, type Catalogue, type Message } from './catalogue';
import { checkCatalogues } from './check-catalogues';

/** Files of messages by language code. */
export type CatalogueFiles = Readonly<Record<string, TextFile>>;

/** The language in which every message of the engine exists. */
export const sourceLanguage = 'EN';

export interface SiteCatalogues {
  /** Language code → the engine's messages; also those of the source language. */
  readonly engine: Readonly<Record<string, Catalogue>>;
  /** Language code → the messages of the site, also of languages that it does not have. */
  readonly own: Readonly<Record<string, Catalogue>>;
  /** Language code → the messages of the site's file whose translation is still to be written. */
  readonly empty: Readonly<Record<string, Catalogue>>;
  /** Codes of the languages whose file cannot be read, which is a problem of its own. */
  readonly unreadable: readonly string[];
  /** Ids of the engine's messages. */
  readonly engineIds: readonly string[];
  /** Ids of all messages. */
  readonly ids: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the engine's messages, and those that the site's files and `messages` of its config put over them.
 * @param more codes of languages that the site does not have
 */
export function readSiteCatalogues(
  config: JsonFile,
  engine: CatalogueFiles,
  site: CatalogueFiles,
  more: readonly string[] = [],
): SiteCatalogues {
  const languages = languagesOf(config.value);
  const codes = [...new Set([...languages, sourceLanguage, ...more, ...Object.keys(site)])];
  const read = codes.map((code) => {
    const { catalogue, empty, problems, isReadable } = readIfThere(site[code]);
    const own = { ...catalogue, ...configCatalogue(config, code) };
    return { code, engine: readIfThere(engine[code]).catalogue, own, empty, problems, isReadable };
  });
  const ofEngine = Object.fromEntries(read.map(({ code, engine: catalogue }) => [code, catalogue]));
  const own = Object.fromEntries(read.map(({ code, own: catalogue }) => [code, catalogue]));
  const engineIds = allIds(ofEngine);
  return {
    engine: ofEngine,
    own,
    empty: Object.fromEntries(read.map(({ code, empty }) => [code, empty])),
    unreadable: read.filter(({ isReadable }) => !isReadable).map(({ code }) => code),
    engineIds,
    ids: new Set([...engineIds, ...allIds(own)]),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...checkCatalogues(own, languages, ofEngine[sourceLanguage] ?? {}),
    ],
  };
}

const readIfThere = (file: TextFile | undefined) =>
  file ? readCatalogue(file) : { catalogue: {}, empty: {}, problems: [], isReadable: true };

/** A message in a language. */
export function messageIn({ engine, own }: SiteCatalogues, code: string, id: string): Message | undefined {
  return own[code]?.[id] ?? engine[code]?.[id];
}

/** The texts in a language by message id: the engine's with the site's own over them. */
export function textsIn({ engine, own }: SiteCatalogues, code: string): Readonly<Record<string, string>> {
  const messages = [...Object.entries(engine[code] ?? {}), ...Object.entries(own[code] ?? {})];
  return Object.fromEntries(messages.map(([id, { text }]) => [id, text]));
}
