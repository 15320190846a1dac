import { join } from 'node:path';
import { broadcastsFile } from '../../../engine/district/broadcast';
import { folderVersion } from '../../../server/site/folder/folder-version';
import type { SitePlace } from '../../../server/site/read-site';
import { type ContentSite, readContentSite } from './content-site';

/** Milliseconds without a request after which the content is not kept in memory any more. */
const keptMs = 10 * 60 * 1000;

/** Gives the files of a site as they are. @throws DeskRefusal when the config or the content folder cannot be read */
export type CurrentSite = () => Promise<ContentSite>;

/**
 * Opens the files of a site. They are read and parsed again only when one of them has changed, which takes 200 ms of processor
 * time; whoever changes them need not say so.
 * @param folder its content folder
 */
export function openCurrentSite(place: SitePlace, folder: string): CurrentSite {
  let kept: { readonly version: string; readonly site: Promise<ContentSite> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const layer = place.shared ? [join(place.shared.folder, broadcastsFile)] : [];
  const forget = () => {
    kept = null;
  };
  return async () => {
    // A change while the files are read makes the next request read them again.
    const version = await folderVersion([place.config, ...layer], folder);
    if (version === null) return readContentSite(place);
    if (kept?.version !== version) {
      const site = readContentSite(place);
      kept = { version, site };
      site.catch(forget);
    }
    clearTimeout(timer);
    timer = setTimeout(forget, keptMs).unref();
    return kept.site;
  };
}
