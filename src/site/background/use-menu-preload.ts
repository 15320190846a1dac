import { useEffect } from 'react';
import { savesData } from '../../engine/worker/saves-data';
import { useSite } from '../context/use-site';
import { loadMenuDialog } from '../menu/load-menu-dialog';

/** Loads the code of the menu of small screens, so that it opens at the first tap; not for visitors who asked for less data. */
export function useMenuPreload(): void {
  const { wideFrom } = useSite().site.config.display;
  useEffect(() => {
    if (savesData(navigator) || window.matchMedia(`(min-width:${wideFrom}px)`).matches) return;
    // Opening the menu tries again.
    loadMenuDialog().catch(() => undefined);
  }, [wideFrom]);
}
