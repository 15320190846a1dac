import { useEffect, useState } from 'react';
import type { Query } from './lazy-query-client';
import { useQuery, type QueryState } from './use-query';

/** Milliseconds after which a pending request counts as failed; a later answer is still shown. */
const pendingTimeout = 3_900;

/** The state of a query that fails when it is pending for too long. */
export interface TimedQuery<Data> extends Omit<QueryState<Data>, 'refetch'> {
  /** Whether the request has failed, or has been pending for longer than a visitor should wait (B4.5.3). */
  readonly failed: boolean;
  /** Requests the query again, for as long as the first time. */
  readonly retry: () => void;
}

/** Shows a query as `useQuery` does, with a limit for the time that it is pending. */
export function useTimedQuery<Data>(query: Query<Data> | null): TimedQuery<Data> {
  const { refetch, ...result } = useQuery(query);
  const [attempt, setAttempt] = useState(0);
  const [timedOut, setTimedOut] = useState<string | null>(null);
  const isPending = query !== null && !result.data && !result.error;
  const current = `${query?.key}#${attempt}`;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setTimedOut(current);
    }, pendingTimeout);
    return () => {
      clearTimeout(timer);
    };
  }, [isPending, current]);
  return {
    ...result,
    failed: result.error !== null || (isPending && timedOut === current),
    retry: () => {
      setAttempt((count) => count + 1);
      refetch();
    },
  };
}
