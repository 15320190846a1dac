import { useQuery } from '@tanstack/react-query';
import type { DocumentState } from '../../engine/source/load-state';
import { useTimeLimit } from '../browser/use-time-limit';
import type { Block } from '../../engine/document/document';
import { fetchSiteFile } from '../browser/fetch-site-file';

/** Our own server makes it, immutable under its hash, so that only its shape is checked. */
const areBlocks = (value: unknown): value is readonly Block[] => Array.isArray(value);

/** Fetches a legal document. Rejects when that fails, and for anything else. */
async function fetchLegalText(url: string, signal: AbortSignal): Promise<readonly Block[]> {
  const value = await fetchSiteFile(url, signal);
  if (!areBlocks(value)) throw new Error(`${url} is no document.`);
  return value;
}

/** The text of a legal document under its address, fetched on first use; failed like a list (B4.5.3). */
export function useDocumentQuery(address: string): DocumentState {
  const queryKey = [address];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchLegalText(address, signal),
    staleTime: Infinity,
  });
  const { failed, retry } = useTimeLimit(query, { queryKey, hasData: query.data !== undefined });
  if (query.data) return { state: 'ready', blocks: query.data };
  return failed ? { state: 'failed', retry } : { state: 'loading' };
}
