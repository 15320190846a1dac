import { fetchDocument } from './fetch-document';
import { fetchSource } from './fetch-source';

const fetchers = { list: fetchSource, document: fetchDocument };

/** What can be fetched: a list of records, or a legal document. */
export type QueryKind = keyof typeof fetchers;

/** The function that fetches a kind from a URL. */
export function queryFunction(kind: QueryKind, url: string) {
  return ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => fetchers[kind](url, signal);
}
