import { useEffect } from 'react';
import { loadPicture, updateFavicons } from './favicon';
import { useRouteMatch } from './use-route-match';
import { tabTitle } from '../../model/page/tab-title';
import { useIdentity } from '../context/use-identity';
import { useSite } from '../context/use-site';
import { useTranslate } from '../context/use-translate';

/** Sets the title and icons of the browser tab on every route change (B2.2.1, B4.3.1). */
export function useDocumentHead(): void {
  const { site } = useSite();
  const { name, icon } = useIdentity();
  const route = useRouteMatch();
  const title = tabTitle(site, name, route, useTranslate());
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (icon === null) return;
    loadPicture(icon).then(
      () => {
        updateFavicons(icon);
      },
      () => {
        console.warn('The icon of the council could not be loaded.');
      },
    );
  }, [icon, route.page]);
}
