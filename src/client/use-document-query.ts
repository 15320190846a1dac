import type { Block } from '../model/document/document';
import { areBlocks } from './fetch-document';
import { useQuery } from './use-query';

/** The state of a legal document: loading, failed or ready. */
export type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly blocks: readonly Block[] };

/** The text of a legal document under its address, fetched on first use; failed after two retries (B4.5.3). */
export function useDocumentQuery(address: string): DocumentState {
  const query = useQuery({
    key: address,
    kind: 'document',
    url: address,
    isData: areBlocks,
    staleTime: Infinity,
  });
  if (query.data) return { state: 'ready', blocks: query.data };
  return query.error ? { state: 'failed', retry: query.refetch } : { state: 'loading' };
}
