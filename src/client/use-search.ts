import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { reportVisit } from './report-visit';
import type { SearchEngine } from '../model/search/search-engine';
import { isTooLong } from '../model/search/search-query';
import type { SearchResults } from '../model/search/search-results';

/** The state of a search. */
export type SearchState =
  | { readonly state: 'empty' }
  | { readonly state: 'too-long' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: (() => void) | null }
  | { readonly state: 'ready'; readonly results: SearchResults };

type EngineState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly engine: SearchEngine };

/** Language → its engine, kept until the page is reloaded. */
const engines = new Map<string, Promise<SearchEngine>>();

async function fetchEngine(code: string): Promise<SearchEngine> {
  const { loadSearchEngine } = await import('./load-search-engine');
  return loadSearchEngine(code);
}

/** Loads the engine of a language once; after a failure again at the next call. */
function loadEngine(code: string): Promise<SearchEngine> {
  const known = engines.get(code);
  if (known) return known;
  const loading = fetchEngine(code);
  engines.set(code, loading);
  loading.catch(() => engines.delete(code));
  return loading;
}

/** The search of a language, loaded once it is needed. */
function useEngine(code: string, isNeeded: boolean) {
  const [engine, setEngine] = useState<EngineState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    const show = (state: EngineState) => {
      if (isShown) setEngine(state);
    };
    loadEngine(code).then(
      (loaded) => {
        show({ state: 'ready', engine: loaded });
      },
      () => {
        show({ state: 'failed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [code, isNeeded, attempt]);
  const retry = () => {
    setEngine({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { engine, retry };
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
  const { engine, retry } = useEngine(code, isUsed || isSearched);
  const results = useMemo(
    () => (engine.state === 'ready' && isSearched ? engine.engine(text) : null),
    [engine, isSearched, text],
  );
  useMissReports(code, reportsMisses && results?.total === 0 ? text : null);
  if (text === '') return { state: 'empty' };
  if (!isSearched) return { state: 'too-long' };
  if (results) return { state: 'ready', results };
  return engine.state === 'failed' ? { state: 'failed', retry } : { state: 'loading' };
}
