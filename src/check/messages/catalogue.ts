import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import type { Finding } from '../document/finding';
import { isObject } from '../../engine/json/json';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import { parseJsonFile, type JsonFile, type TextFile } from '../document/json-document';
import type { Path } from '../document/path';
import { describeValue } from '../shape/explain';

/** A message that reports problems at its place. */
export interface Message {
  readonly text: string;
  readonly problem: (finding: Omit<Finding, 'path'>) => Problem;
}

export type Catalogue = Readonly<Record<string, Message>>;

export interface ReadCatalogue {
  readonly catalogue: Catalogue;
  /** The messages whose translation is still to be written, in their order. */
  readonly empty: Catalogue;
  readonly problems: readonly Problem[];
  /** Whether the file is an object; otherwise its messages are unknown, not missing. */
  readonly isReadable: boolean;
}

/**
 * Reads a file of messages: an object from message id to text, or to an object with the `text` and what
 * `npm run messages` wrote for the translator. A message of the second kind without a text is not there yet.
 */
export function readCatalogue(file: TextFile): ReadCatalogue {
  const { document, problems } = parseJsonFile(file);
  if (!document) return { catalogue: {}, empty: {}, problems, isReadable: false };
  if (!isObject(document.value)) {
    const message = sentence('message.object');
    const hint = sentence('message.objectExample');
    return {
      catalogue: {},
      empty: {},
      problems: [...problems, document.problem({ path: [], message, hint })],
      isReadable: false,
    };
  }
  const entries = entriesOf(document.value);
  const wrong = entries.flatMap(([id, entry]) => checkEntry(document, id, entry));
  const messages = entries.flatMap(([id, entry]) => messageOf(document, id, entry));
  return {
    catalogue: Object.fromEntries(messages.filter(([, { text }]) => text.trim() !== '')),
    empty: Object.fromEntries(messages.filter(([, { text }]) => text.trim() === '')),
    problems: [...problems, ...wrong],
    isReadable: true,
  };
}

/** Where the text of an entry is. */
const textPath = (id: string, entry: Json): Path => (isObject(entry) ? [id, 'text'] : [id]);

function checkEntry(document: JsonFile, id: string, entry: Json): Problem[] {
  const text = isObject(entry) ? at(entry, 'text') : entry;
  if (typeof text === 'string' && (text !== '' || isObject(entry))) return [];
  const hint = sentence('message.write');
  if (text === undefined)
    return [document.problem({ path: [id], message: sentence('message.noText'), hint })];
  const subject = text === '' ? sentence('message.emptyText') : describeValue(text);
  const message = sentence('message.expected', { value: subject });
  return [document.problem({ path: textPath(id, entry), message, hint })];
}

function messageOf(document: JsonFile, id: string, entry: Json): (readonly [string, Message])[] {
  const text = isObject(entry) ? textAt(entry, 'text') : entry;
  return typeof text === 'string' ? [[id, placed(document, textPath(id, entry), text)]] : [];
}

function placed(document: JsonFile, path: Path, text: string): Message {
  return { text, problem: (finding) => document.problem({ ...finding, path }) };
}

/** Messages of the config in one language. */
export function configCatalogue(config: JsonFile, code: string): Catalogue {
  return Object.fromEntries(
    entriesOf(at(config.value, 'messages')).flatMap(([id, byCode]) => {
      const text = textAt(byCode, code);
      return text === undefined ? [] : [[id, placed(config, ['messages', id, code], text)] as const];
    }),
  );
}

/** The ids of all catalogues. */
export function allIds(catalogues: Readonly<Record<string, Catalogue>>): string[] {
  return [...new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))];
}
