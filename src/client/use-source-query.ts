import { useEffect } from 'react';
import { apiCall, apiUrl, type ApiCall } from '../model/source/api-call';
import { isSourceData, type SourceData } from '../model/source/envelope';
import type { ListPart } from '../model/source/list-view';
import { sourceKey, type SourceRequest, type Sources } from '../model/source/source-request';
import type { Query } from './lazy-query-client';
import { useTimedQuery } from './use-timed-query';

/** The state of a list of records: loading, failed or ready. */
export type SourceState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & SourceData);

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

/** Whether a part of a list is enough for what is shown of it; a whole list has no part. */
export type IsEnough = (part: ListPart | undefined) => boolean;

/** The query of a request, for the page that shows it and for a prefetch. */
export function sourceQuery(
  sources: Sources,
  request: SourceRequest,
  urlOf: (call: ApiCall) => string,
  isEnough: IsEnough,
): Query<SourceData> {
  return {
    key: sourceKey(request),
    kind: 'list',
    url: urlOf(apiCall(sources, request)),
    isData: (value): value is SourceData => isSourceData(value) && isEnough(value.part),
  };
}

/** How a list is fetched. */
export interface SourceQueryOptions {
  readonly failedOnServer?: boolean;
  readonly urlOf?: (call: ApiCall) => string;
  readonly isEnough?: IsEnough;
}

const always: IsEnough = () => true;

/**
 * The records of a request; loading for ever when it is null, since a parameter is missing then. Cached records are
 * shown at once and refreshed. Failed within 4 s after two retries (B4.5.3), unless there are older records to show.
 */
export function useSourceQuery(
  sources: Sources,
  request: SourceRequest | null,
  { failedOnServer = false, urlOf = apiUrl, isEnough = always }: SourceQueryOptions = {},
): SourceState {
  const key = request && sourceKey(request);
  const query = useTimedQuery(request && sourceQuery(sources, request, urlOf, isEnough));
  useFailureWarning(key, query.error, query.errorUpdateCount);
  if (query.data) return { state: 'ready', ...query.data };
  if (query.failed || (failedOnServer && !query.isFetchedAfterMount)) {
    return { state: 'failed', retry: query.retry };
  }
  return { state: 'loading' };
}
