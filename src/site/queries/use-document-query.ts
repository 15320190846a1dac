import { useQuery } from '@tanstack/react-query';
import type { DocumentState } from '../../engine/source/load-state';
import { fetchLegalText } from './fetch-legal-text';
import { useTimeLimit } from '../browser/use-time-limit';

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
