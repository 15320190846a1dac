import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { reportVisit } from '../../site/browser/report-visit';
import { isTooLong } from '../../engine/search/search-query';
import type { SearchResults } from '../../engine/search/search-results';

/** The state of a search. */
export type SearchState =
  | { readonly state: 'empty' }
  | { readonly state: 'too-long' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: (() => void) | null }
  | { readonly state: 'ready'; readonly results: SearchResults };

/** The search of a language, loaded once it is needed and kept until the page is reloaded. */
function useEngine(code: string, isNeeded: boolean) {
  return useQuery({
    queryKey: ['search', code],
    queryFn: async () => {
      const { loadSearchEngine } = await import('../../site/browser/load-search-engine');
      return loadSearchEngine(code);
    },
    enabled: isNeeded,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Time in ms for which a query without results stays before it counts; a visitor who types goes on sooner. */
const settledMs = 2_000;

/** Reports a query that stays without results, not its words (B11.3.6). */
function useMissReports(code: string, missed: string | null): void {
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => {
      reportVisit({ search: 'none' }, code);
    }, settledMs);
    return () => {
      clearTimeout(timer);
    };
  }, [code, missed]);
}

interface SearchUse {
  /** Whether the visitor has begun to search. */
  readonly isUsed: boolean;
  /** Whether queries without results are reported. */
  readonly reportsMisses: boolean;
}

/**
 * The results of a query in a language. The code and the index are loaded when the visitor begins to search (`isUsed`) or
 * there is a query.
 */
export function useSearch(code: string, query: string, { isUsed, reportsMisses }: SearchUse): SearchState {
  const text = useDeferredValue(query.trim());
  const isSearched = text !== '' && !isTooLong(text);
  const engine = useEngine(code, isUsed || isSearched);
  const { data: search } = engine;
  const results = useMemo(() => (search && isSearched ? search(text) : null), [search, isSearched, text]);
  useMissReports(code, reportsMisses && results?.total === 0 ? text : null);
  if (text === '') return { state: 'empty' };
  if (!isSearched) return { state: 'too-long' };
  if (results) return { state: 'ready', results };
  if (!engine.isError) return { state: 'loading' };
  const retry = () => {
    void engine.refetch();
  };
  return { state: 'failed', retry };
}
