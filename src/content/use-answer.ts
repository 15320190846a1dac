import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Answer } from './answer';
import { fetchAnswer } from './fetch-answer';

/** What has become of a list that was asked for. */
export type AnswerState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & Answer);

/** Milliseconds after which a list that has not come counts as failed, though a late answer is still shown. */
const patience = 3_900;

const warned = new Set<string>();

/** One warning per failure, however many sections show the same list. */
function useWarning(url: string | null, error: Error | null, count: number): void {
  useEffect(() => {
    const failure = `${url}#${count}`;
    if (!error || warned.has(failure)) return;
    warned.add(failure);
    console.warn(`${url} could not be loaded: ${error.message}`);
  }, [url, error, count]);
}

/** True when `pending` has been so for longer than a visitor should wait. */
function useOverdue(pending: boolean, url: string | null): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (!pending || url === null) return;
    const timer = setTimeout(() => {
      setOverdue(url);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [pending, url]);
  return pending && overdue === url;
}

/**
 * The list at an address, or null for one that can't be asked for yet. Shown from what is known, then
 * refreshed; failed within 4 s after two retries (readings, 8). A list that is known hides a failure.
 */
export function useAnswer(url: string | null, failedOnServer = false): AnswerState {
  const query = useQuery<Answer>({
    queryKey: [url],
    queryFn: url === null ? skipToken : ({ signal }) => fetchAnswer(url, signal),
  });
  useWarning(url, query.error, query.errorUpdateCount);
  const overdue = useOverdue(query.isPending && url !== null, url);
  if (query.data) return { state: 'ready', ...query.data };
  if (query.isError || overdue || (failedOnServer && !query.isFetchedAfterMount)) {
    return { state: 'failed', retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}
