import { useEffect, useState } from 'react';
import { tabTitle } from '../../engine/page/tab-title';
import { useIdentity } from '../context/use-identity';
import { useSite } from '../context/use-site';
import { useTranslate } from '../context/use-translate';
import { useRouteMatch } from './use-route-match';

async function loadPicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
}

/** The council's icon once it has loaded; before, and when it fails, the one of the HTML (B4.3.2). */
function useLoadedIcon(icon: string): string {
  const [loaded, setLoaded] = useState(icon);
  useEffect(() => {
    if (icon === loaded) return;
    loadPicture(icon).then(
      () => {
        setLoaded(icon);
      },
      () => {
        console.warn('The icon of the council could not be loaded.');
      },
    );
  }, [icon, loaded]);
  return loaded;
}

/** The title and the icons of the browser tab (B2.2.1, B4.3.1). The server writes its own into the HTML; React takes them over. */
export function DocumentHead() {
  const { site, onServer } = useSite();
  const { name, icon } = useIdentity();
  const title = tabTitle(site, name, useRouteMatch(), useTranslate());
  const href = useLoadedIcon(icon ?? site.config.theme.icon);
  return onServer ? null : (
    <>
      <title>{title}</title>
      <link rel="icon" href={href} />
      <link rel="apple-touch-icon" href={href} />
    </>
  );
}
