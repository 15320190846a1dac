import { resolve } from 'node:path';
import { readSite, type SitePlace, type SiteRead } from '../../../../server/site/read-site';
import { inTurn } from './folder-turns';
import { completePublication } from './journal';

/**
 * Reads a site after completing a publication during which the server was ended. What cannot be completed, such as on a full
 * disk, is left to the next publication: the site is served as its files are.
 */
export async function readRepairedSite(place: SitePlace): Promise<SiteRead> {
  const read = await readSite(place);
  if (read.folder === null) return read;
  const folder = { content: read.folder, config: resolve(place.config) };
  const wasOpen = await completePublication(folder).catch(() => true);
  return wasOpen ? readSite(place) : read;
}

/** Reads a site while nothing of it is being published, so that it is the old or the new one. */
export async function readWholeSite(place: SitePlace): Promise<SiteRead> {
  return inTurn(resolve(place.config), () => readSite(place));
}
