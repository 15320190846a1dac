import { startTransition, useEffect, useState } from 'react';
import { loadSite } from '../browser/load-site';
import type { InitialState } from '../../engine/page/initial-state';
import type { Site } from '../../engine/site/site';
import { reconcileLanguage } from './stored-language';

/** The site in the visitor's language: first that of the HTML, after hydration the stored one (B4.1.2). */
export function useVisitorSite(first: Site, initialState: InitialState): Site {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const code = reconcileLanguage(first, initialState);
    if (code === first.language.code) return;
    loadSite(initialState, code)
      .then((loaded) => {
        startTransition(() => {
          setSite(loaded);
        });
      })
      .catch(() => {
        console.warn(`The site could not be loaded in ${code}.`);
      });
  }, [first, initialState]);
  useEffect(() => {
    const { documentElement: page } = document;
    const language = new Intl.Locale(site.language.locale).language;
    const direction = site.isRightToLeft ? 'rtl' : 'ltr';
    // Setting an attribute recalculates the styles of the whole page, even if its value stays the same.
    if (page.lang !== language) page.lang = language;
    if (page.dir !== direction) page.dir = direction;
  }, [site]);
  return site;
}
