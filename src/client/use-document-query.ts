import type { Block } from '../model/document/document';
import { areBlocks } from './fetch-document';
import { useTimedQuery } from './use-timed-query';

/** The state of a legal document: loading, failed or ready. */
export type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly blocks: readonly Block[] };

/** The text of a legal document under its address, fetched on first use; failed like a list (B4.5.3). */
export function useDocumentQuery(address: string): DocumentState {
  const { data, failed, retry } = useTimedQuery({
    key: address,
    kind: 'document',
    url: address,
    isData: areBlocks,
    staleTime: Infinity,
  });
  if (data) return { state: 'ready', blocks: data };
  return failed ? { state: 'failed', retry } : { state: 'loading' };
}
