import { useQuery } from '@tanstack/react-query';
import type { Block } from '../model/document/document';
import { fetchSiteFile } from './fetch-site-file';

/** The state of a legal document: loading, failed or ready. */
export type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly blocks: readonly Block[] };

/** Our own server makes it, immutable under its hash, so that only its shape is checked. */
const areBlocks = (value: unknown): value is readonly Block[] => Array.isArray(value);

async function loadDocument(address: string): Promise<readonly Block[]> {
  const value = await fetchSiteFile(address);
  if (!areBlocks(value)) throw new Error(`${address} is no document.`);
  return value;
}

/** The text of a legal document under its address, fetched on first use; failed after two retries (B4.5.3). */
export function useDocumentQuery(address: string): DocumentState {
  const query = useQuery<readonly Block[]>({
    queryKey: [address],
    queryFn: () => loadDocument(address),
    staleTime: Infinity,
  });
  if (query.data) return { state: 'ready', blocks: query.data };
  return query.isError ? { state: 'failed', retry: () => void query.refetch() } : { state: 'loading' };
}
