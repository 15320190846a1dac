import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which a pending request counts as failed; a later answer is still shown. */
const longestWait = 3_900;

interface LimitedQuery {
  /** Whether the request has failed, or has been pending for longer than a visitor should wait (B4.5.3). */
  readonly failed: boolean;
  /** Aborts a request that hangs, and makes another one, which may take as long as the first. */
  readonly retry: () => void;
}

interface Shown {
  readonly queryKey: QueryKey;
  /** Whether there is something to show meanwhile. */
  readonly hasData: boolean;
}

/** Limits the time for which a query is pending. */
export function useTimeLimit(
  { isFetching, isError, refetch }: UseQueryResult,
  { queryKey, hasData }: Shown,
): LimitedQuery {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [timedOut, setTimedOut] = useState<string | null>(null);
  const isPending = isFetching && !hasData;
  const current = `${String(queryKey[0])}#${attempt}`;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setTimedOut(current);
    }, longestWait);
    return () => {
      clearTimeout(timer);
    };
  }, [isPending, current]);
  const restart = async () => {
    await client.cancelQueries({ queryKey, exact: true });
    await refetch();
  };
  return {
    failed: (isError && !isFetching) || (isPending && timedOut === current),
    retry: () => {
      setAttempt((count) => count + 1);
      void restart();
    },
  };
}
