import type { Block } from '../model/document/document';
import { areBlocks } from './fetch-document';
import { useQuery } from './use-query';
import { useTimeout } from './use-timeout';

/** The state of a legal document: loading, failed or ready. */
export type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly blocks: readonly Block[] };

/** The text of a legal document under its address, fetched on first use; failed like a list (B4.5.3). */
export function useDocumentQuery(address: string): DocumentState {
  const query = useQuery({
    key: address,
    kind: 'document',
    url: address,
    isData: areBlocks,
    staleTime: Infinity,
  });
  const [timedOut, restartTimeout] = useTimeout(!query.data && !query.error, address);
  const retry = () => {
    restartTimeout();
    query.refetch();
  };
  if (query.data) return { state: 'ready', blocks: query.data };
  return query.error || timedOut ? { state: 'failed', retry } : { state: 'loading' };
}
