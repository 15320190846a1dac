import { useEffect } from 'react';
import { resolvePath } from '../../engine/page/page-url';
import { useSite } from '../context/use-site';
import { savesData } from '../../engine/worker/saves-data';
import { loadPageCode } from '../page/load-page-code';

/** Events that precede a click on a link. */
const hints = ['pointerover', 'focusin'] as const;

/** Loads the code of a page when the visitor touches a link to it, points at it or focuses it, unless they asked for less data. */
export function useLinkPreload(): void {
  const { config } = useSite().site;
  useEffect(() => {
    if (savesData(navigator)) return undefined;
    const preload = ({ target }: Event) => {
      const anchor = target instanceof Element ? target.closest('a') : null;
      if (anchor?.origin !== window.location.origin) return;
      const { page } = resolvePath(config, anchor.pathname);
      if (!page) return;
      // The page itself reports a failure.
      loadPageCode(config, page).catch(() => undefined);
    };
    for (const name of hints) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of hints) document.removeEventListener(name, preload);
    };
  }, [config]);
}
