import { useEffect, useState } from 'react';
import { tabTitle } from '../../engine/page/tab-title';
import { useSite } from '../context/use-site';
import { useTranslate } from '../context/use-translate';
import { useRouteMatch } from './use-route-match';
import { fieldText, type CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { inlineText } from '../../engine/site/config-text';
import { useSource } from '../context/use-source';

/** The council's name and icon in the browser tab. */
interface Identity {
  readonly name: string;
  /** URL of its icon; null keeps the page's own. */
  readonly icon: string | null;
}

/** The council's name and icon from its identity, which is requested without a language (B4.3.1). */
function useIdentity(): Identity {
  const { site } = useSite();
  const { source, identity = source, bind } = site.config.council;
  const list = useSource(identity);
  const record: CouncilRecord = (list.state === 'ready' && list.records[0]) || {};
  return {
    name: fieldText(record, bind.name) ?? inlineText(site.config.displayName, site),
    icon: bindPicture(bind.icon, record),
  };
}

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
