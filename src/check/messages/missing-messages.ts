import type { Problem } from '../../engine/site/checked-site';
import { collect, type SiteFiles, checkSite } from '../check-site';
import { referencesOf, type CheckContext } from '../check-context';
import { isObject } from '../../engine/json/json';
import { at, textAt, toJson, type Json } from '../document/json-access';
import { parseJsonFile } from '../document/json-document';
import { formatPath } from '../document/path';
import { nearestName } from '../nearest-name';
import { placeholdersOf } from './check-catalogues';
import { missingIds, usedIds } from './check-complete';
import { messageIn, sourceLanguage, type SiteCatalogues } from './site-catalogues';
import { findUnused, type UnusedMessage } from './check-ids';

/** Messages of a site's files that nothing uses, or the errors for which nothing is known of them. */
export type FoundUnused =
  | { readonly unused: readonly UnusedMessage[] }
  | { readonly problems: readonly Problem[] };

/** Finds the messages that nothing uses. In a config with errors a section that uses some may be broken. */
export function findUnusedMessages(files: SiteFiles): FoundUnused {
  const { problems } = checkSite(files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const { document } = parseJsonFile(files.config);
  if (!document || errors.length > 0) return { problems: errors };
  const { context, messages } = collect(document, files);
  return { unused: findUnused(context, messages) };
}

/** A message to translate, as a file of messages holds it. */
export interface MissingMessage {
  /** The translation, to be written. */
  readonly text: '';
  /** The message in English. */
  readonly english?: string;
  /** A message without an English text, in another language by its code. */
  readonly original?: Readonly<Record<string, string>>;
  /** Where visitors meet it. */
  readonly usage: string;
  /** Placeholders that the translation must contain, such as `{count}`. */
  readonly placeholders?: readonly string[];
}

/** Message id → message to translate. */
export type MissingMessages = Readonly<Record<string, MissingMessage>>;

export type FoundMessages =
  | { readonly missing: MissingMessages; readonly isConfigured: boolean }
  | { readonly problems: readonly Problem[] };

/**
 * Finds the messages that a language lacks, whether the config already has the language or not.
 * @param usage where the engine shows its messages, by id
 */
export function findMissingMessages(
  files: SiteFiles,
  code: string,
  usage: Readonly<Record<string, string>>,
): FoundMessages {
  const { document, problems } = parseJsonFile(files.config);
  if (!document) return { problems };
  const { context, messages } = collect(document, files, [code]);
  if (messages.problems.some(({ severity }) => severity === 'error')) return { problems: messages.problems };
  const used = usedIds(context);
  const ids = [...missingIds(messages, used, code), ...newIds(messages, used)];
  const missing = ids.map((id): [string, MissingMessage] => {
    const source = sourceText(messages, id, context.config);
    const placeholders = placeholdersOf(source.text).map((name) => `{${name}}`);
    return [
      id,
      {
        text: '',
        ...originalOf(source),
        usage: usage[id] ?? usageIn(context, id),
        ...(placeholders.length > 0 && { placeholders }),
      },
    ];
  });
  const languages = at(context.config, 'languages', 'list');
  const isConfigured =
    Array.isArray(languages) && languages.some((language: Json) => textAt(language, 'code') === code);
  return { missing: Object.fromEntries(missing), isConfigured };
}

/** Ids of the config that no language has, and that are no misspelt ones. */
function newIds({ ids }: SiteCatalogues, used: ReadonlySet<string>): string[] {
  const known = [...ids];
  return [...used].filter(
    (id) => /^[a-z]\w*(?:\.\w+)+$/i.test(id) && !ids.has(id) && nearestName(id, known) === undefined,
  );
}

function originalOf({ code, text }: SourceText): Pick<MissingMessage, 'english' | 'original'> {
  if (text === '') return {};
  return code === sourceLanguage ? { english: text } : { original: { [code]: text } };
}

/** A message in the language with this code. */
interface SourceText {
  readonly code: string;
  readonly text: string;
}

/** The text to translate: English, else that of the default language, else any. */
export function sourceText(messages: SiteCatalogues, id: string, config: Json): SourceText {
  const fallback = textAt(config, 'languages', 'default') ?? '';
  const codes = [sourceLanguage, fallback, ...Object.keys(messages.own)];
  const texts = codes.flatMap((code) => {
    const text = messageIn(messages, code, id)?.text;
    return text === undefined ? [] : [{ code, text }];
  });
  return texts[0] ?? { code: fallback, text: '' };
}

/** Where the config names a message: `pages[3].title and 2 more`. */
export function usageIn(context: CheckContext, id: string): string {
  const [first, ...others] = referencesOf(context, 'text').filter(({ value }) => value === id);
  if (!first) return '';
  const place = formatPath(first.path);
  return others.length === 0 ? place : `${place} and ${String(others.length)} more`;
}

/** The text of a file of messages with the missing ones: after those that it has, or in the place of empty ones. */
export function addMissingMessages(text: string | undefined, missing: MissingMessages): string {
  const parsed: unknown = text === undefined ? {} : JSON.parse(text);
  const present = toJson(parsed);
  const messages = { ...(isObject(present) ? present : {}), ...missing };
  return `${JSON.stringify(messages, null, 2)}\n`;
}
