import { useEffect, useState } from 'react';
import { loadSite } from '../../client/load-site';
import type { InitialState } from '../../model/page/initial-state';
import type { Site } from '../../model/site/site';
import { reconcileLanguage } from './stored-language';

/** The site in the visitor's language: first that of the HTML, after hydration the stored one (B4.1.2). */
export function useVisitorSite(first: Site, initialState: InitialState, hydrated: boolean): Site {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const code = hydrated ? reconcileLanguage(first, initialState) : first.language.code;
    if (code === first.language.code) return;
    loadSite(initialState, code)
      .then(setSite)
      .catch(() => {
        console.warn(`The site could not be loaded in ${code}.`);
      });
  }, [first, initialState, hydrated]);
  useEffect(() => {
    document.documentElement.lang = new Intl.Locale(site.language.locale).language;
  }, [site]);
  return site;
}
