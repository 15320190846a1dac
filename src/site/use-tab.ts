import { useEffect } from 'react';
import { loadPicture, replaceIcons } from './page-icons';
import { usePlace } from './RouteScreen';
import { tabTitle } from './tab-title';
import { useIdentity } from './use-identity';
import { useSite } from './use-site';

/** Keeps the browser tab's title and icons in step with the page (specification, 2.2 and 4.3). */
export function useTab(): void {
  const { site } = useSite();
  const { name, icon } = useIdentity();
  const place = usePlace();
  const title = tabTitle(site, name, place);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (icon === null) return;
    loadPicture(icon).then(
      () => {
        replaceIcons(icon);
      },
      () => {
        console.warn('The icon of the council could not be loaded.');
      },
    );
  }, [icon, place.page]);
}
