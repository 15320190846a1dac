import { siteIcons } from './manifest/site-icons';
import type { PictureStore } from '../media/picture-store';
import { makeSiteFiles, type SiteOptions } from '../site/site-files';
import type { PageResources } from './respond-page';
import { siteStyleParts } from './site-style-parts';

type Given = Pick<PageResources, 'checked' | 'council' | 'assets' | 'pictureSources' | 'render'>;

/** Makes what every page of a site is rendered with: its site files, icons and styles. */
export async function makePageResources(
  given: Given,
  pictures: Pick<PictureStore, 'urlOfContent'>,
  options: SiteOptions,
): Promise<PageResources> {
  const { checked } = given;
  const urlOf = (file: string) => pictures.urlOfContent(file, checked.folder);
  return {
    ...given,
    files: await makeSiteFiles(checked, urlOf, options),
    icons: siteIcons(checked),
    ...siteStyleParts(checked),
  };
}
