import type { Problem } from '../../model/site/checked-site';
import type { Finding } from '../document/finding';
import { isObject } from '../../model/json/json';
import { entriesOf, type Json } from '../document/json-access';
import { readDocument, type JsonDocument, type TextFile } from '../document/json-document';
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
  readonly problems: readonly Problem[];
}

/** Reads a file of messages: an object from message id to text. */
export function readCatalogue(file: TextFile): ReadCatalogue {
  const { document, problems } = readDocument(file);
  if (!document) return { catalogue: {}, problems };
  if (!isObject(document.value)) {
    const message = 'This file must hold an object { } from message ids to texts.';
    const hint = 'For example: { "menu.home": "Home" }.';
    return { catalogue: {}, problems: [...problems, document.problem({ path: [], message, hint })] };
  }
  const wrong = entriesOf(document.value).flatMap(([id, text]) => checkText(document, id, text));
  return { catalogue: messagesOf(document, document.value, []), problems: [...problems, ...wrong] };
}

function checkText(document: JsonDocument, id: string, text: Json): Problem[] {
  if (typeof text === 'string' && text !== '') return [];
  const found = text === '' ? 'An empty text' : describeValue(text);
  return [
    document.problem({
      path: [id],
      message: `${found} was found where the text of a message is expected.`,
      hint: 'Write a text in quotation marks.',
    }),
  ];
}

/** The texts under the ids, each with its place in the document. */
export function messagesOf(document: JsonDocument, texts: Json, base: Path, language?: string): Catalogue {
  const tail = language === undefined ? [] : [language];
  return Object.fromEntries(
    entriesOf(texts).flatMap(([id, text]) => {
      if (typeof text !== 'string') return [];
      const problem = (finding: Omit<Finding, 'path'>): Problem =>
        document.problem({ ...finding, path: [...base, id, ...tail] });
      return [[id, { text, problem }] as const];
    }),
  );
}

/** The ids of all languages. */
export function allIds(catalogues: Readonly<Record<string, Catalogue>>): string[] {
  return [...new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))];
}
