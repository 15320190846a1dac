import { createContext, useContext } from 'react';
import type { Site } from '../config/site';
import type { PageStart } from './page-start';
import { ScrollPositions } from './scroll-positions';

/** The routes of a visit: tells a change of route from the first page and from a second look at the same one. */
export class Visit {
  private route: string | null = null;

  readonly positions = new ScrollPositions();

  /** True until another page was shown than the one that the HTML brought. */
  isFirst = true;

  /** True when another route was shown before. */
  moved(to: string): boolean {
    const from = this.route;
    this.route = to;
    const moved = from !== null && from !== to;
    if (moved) this.isFirst = false;
    return moved;
  }
}

/** What every part of a page can ask for. */
export interface SiteState {
  readonly site: Site;
  readonly start: PageStart;
  /** True once the first render in the browser is over: storage and navigation state count from then on. */
  readonly live: boolean;
  readonly visit: Visit;
  /** Stores a language and shows the site in it (specification, 4.1). `clears`: keys of storage that go with it. */
  readonly chooseLanguage: (code: string, clears: readonly string[]) => void;
}

const SiteContext = createContext<SiteState | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site around a component. Throws outside one. */
export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('A part of the site is drawn outside of it.');
  return state;
}
