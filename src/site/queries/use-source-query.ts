import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { apiCall, apiUrl, type ApiCall } from '../../engine/source/api-call';
import type { SourceData } from '../../engine/source/envelope';
import type { ListPart } from '../../engine/source/list-view';
import type { SourceState } from '../../engine/source/load-state';
import { sourceKey, type SourceRequest, type Sources } from '../../engine/source/source-request';
import { fetchSource } from './fetch-source';
import { useTimeLimit } from '../browser/use-time-limit';

const warned = new Set<string>();

/** Logs each failure once, however many sections show the same list. */
function useFailureWarning(key: string | null, error: Error | null, count: number): void {
  useEffect(() => {
    const failure = `${key}#${count}`;
    if (!error || warned.has(failure)) return;
    warned.add(failure);
    console.warn(`${key} could not be loaded: ${error.message}`);
  }, [key, error, count]);
}

/** Milliseconds for which a list is not requested again. */
const freshTime = 60_000;

/** Whether a part of a list is enough for what is shown of it; a whole list has no part. */
export type IsEnough = (part: ListPart | undefined) => boolean;

const always: IsEnough = () => true;

interface SourceQueryOptions {
  readonly urlOf?: (call: ApiCall) => string;
  readonly isEnough?: IsEnough;
}

/** The query of a request; it is never made for null. */
export function sourceQuery(
  sources: Sources,
  request: SourceRequest | null,
  { urlOf = apiUrl, isEnough = always }: SourceQueryOptions = {},
) {
  return queryOptions({
    queryKey: [request && sourceKey(request)],
    queryFn: request ? ({ signal }) => fetchSource(urlOf(apiCall(sources, request)), signal) : skipToken,
    staleTime: ({ state }) => (isEnough(state.data?.part) ? freshTime : 0),
  });
}

const neverChanges = () => () => undefined;

interface ShownSourceOptions extends SourceQueryOptions {
  /** The records of the HTML; null when they failed on the server. */
  readonly inHtml?: SourceData | null | undefined;
}

/**
 * The records of a request; loading for ever when it is null, since a parameter is missing then. Cached records are
 * shown at once and refreshed. Failed within 4 s after two retries (B4.5.3), unless there are older records to show.
 */
export function useSourceQuery(
  sources: Sources,
  request: SourceRequest | null,
  { inHtml, isEnough = always, ...urls }: ShownSourceOptions = {},
): SourceState {
  const options = sourceQuery(sources, request, { isEnough, ...urls });
  const { queryKey } = options;
  const query = useQuery(options);
  // Others may arrive before this part of the page is hydrated, which must match the HTML.
  const known = useSyncExternalStore(
    neverChanges,
    () => query.data,
    () => inHtml ?? undefined,
  );
  const data = known && isEnough(known.part) ? known : undefined;
  const { failed, retry } = useTimeLimit(query, { queryKey, hasData: data !== undefined });
  useFailureWarning(request && sourceKey(request), query.error, query.errorUpdateCount);
  if (data) return { state: 'ready', ...data };
  if (failed || (inHtml === null && !query.isFetchedAfterMount)) return { state: 'failed', retry };
  return { state: 'loading' };
}
