import { createContext, useContext } from 'react';
import type { InitialState } from '../../engine/page/initial-state';
import type { Site } from '../../engine/site/site';
import type { RouteHistory } from './route-history';

/** State of the site that every component may read. */
export interface SiteState {
  readonly site: Site;
  readonly initialState: InitialState;
  /** Whether the server renders the page. */
  readonly onServer: boolean;
  readonly routeHistory: RouteHistory;
  /** Path for which the HTML is the not-found page; null when it is another page. */
  readonly missingPath: string | null;
  /** Stores a language, removes the storage keys in `clears`, and shows the site in it (B4.1.3). */
  readonly chooseLanguage: (code: string, clears: readonly string[]) => void;
}

const SiteContext = createContext<SiteState | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The state of the site. Throws outside its provider. */
export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('useSite needs a SiteProvider.');
  return state;
}
