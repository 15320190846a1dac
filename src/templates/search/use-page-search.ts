import { useContext, useEffect, useRef, useState, createContext } from 'react';
import { type SearchState, useSearch } from './use-search';
import { readSearchQuery, searchQueryOf } from '../../engine/search/search-query';
import type { SearchOutcome } from '../../engine/search/search-results';
import { useContent } from '../content';

/**
 * A hook: the results of a query. Its code comes with the template, so that other pages do not load it; stories provide
 * another one that fetches nothing.
 */
export const SearchContext = createContext<typeof useSearch>(useSearch);

function stateOf(outcome: SearchOutcome): SearchState {
  return outcome.state === 'failed' ? { state: 'failed', retry: null } : outcome;
}

/** Puts the query into the URL, so that it is there again when the visitor comes back. */
function keepInUrl(query: string): void {
  const { history, location } = window;
  const url = query === '' ? location.pathname : searchQueryOf(query);
  history.replaceState(history.state, '', url);
}

/**
 * The search of the page: first the one that the server has made, then those that the visitor types. Without the server's,
 * begins with what is in the field or in the URL. A navigation to the page focuses the empty field.
 */
export function usePageSearch() {
  const { context, pageSearch, useHydrated } = useContent();
  const hydrated = useHydrated();
  const useSearch = useContext(SearchContext);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(pageSearch?.query ?? '');
  const [isUsed, setUsed] = useState(false);
  // A page that the browser loads begins at its top.
  const [isNavigation] = useState(hydrated);
  const isAnswered =
    pageSearch?.query === query && (pageSearch.outcome.state !== 'failed' || !hydrated) ? pageSearch : null;
  const { language, countsVisits: reportsMisses = false } = context.site;
  const state = useSearch(language.code, isAnswered ? '' : query, { isUsed, reportsMisses });
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const wanted = current.value || readSearchQuery(new URLSearchParams(window.location.search));
    current.value = wanted;
    setQuery(wanted);
    if (isNavigation && wanted === '') current.focus();
  }, [isNavigation]);
  return {
    field,
    query,
    state: isAnswered ? stateOf(isAnswered.outcome) : state,
    use: () => {
      setUsed(true);
    },
    type: setQuery,
    keep: () => {
      keepInUrl(query);
    },
  };
}
