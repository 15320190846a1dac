import type { CheckedSite } from '../../src/model/site/checked-site';
import type { PictureStore } from '../media/picture-store';
import { type Council, successResponse, unknownSource } from './council';
import { siteRecords } from './site-records';

/** The council in a site's content folder. */
export interface EmbeddedCouncil extends Council {
  /** Prepares every list, so that the first visitors do not wait for pictures. Never rejects. */
  warm(): Promise<void>;
}

/** The embedded council: answers requests from the content records (B3.1.8). */
export function embeddedCouncil(
  site: CheckedSite,
  pictures: Pick<PictureStore, 'urlOfContent'>,
): EmbeddedCouncil {
  const records = siteRecords(site, pictures, (list) => successResponse(list, 0));
  return {
    get: async (request) => (await records.get(request)) ?? unknownSource,
    currentVersion: (request) => {
      const response = records.prepared(request);
      return response === undefined ? undefined : (response ?? unknownSource).version;
    },
    warm: () => records.warm(),
  };
}
