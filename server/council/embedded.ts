import { dayInTimeZone } from '../../src/binding/date';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { type Council, successResponse, unknownSource } from './council';
import { type SitePictures, siteRecords, type SiteRecords } from './site-records';

/** The council in a site's content folder. */
export interface EmbeddedCouncil extends Council, Pick<SiteRecords<unknown>, 'warm' | 'readDocuments'> {}

/** The day on which the records of a source were last changed; undefined if pages do not show it. */
function updatedDay({ config, fileTimes }: CheckedSite, source: string): string | undefined {
  const time = fileTimes[`records/${config.sources[source]?.records ?? source}.json`];
  if (config.shell.lastUpdated !== true || time === undefined) return undefined;
  return dayInTimeZone(config.timeZone, new Date(time));
}

/** The embedded council: answers requests from the content records (B3.1.8). */
export function embeddedCouncil(site: CheckedSite, pictures: SitePictures): EmbeddedCouncil {
  const records = siteRecords(site, pictures, (list, source) =>
    successResponse(list, 0, source === null ? undefined : updatedDay(site, source)),
  );
  return {
    get: async (request) => (await records.get(request)) ?? unknownSource,
    currentVersion: (request) => {
      const response = records.prepared(request);
      return response === undefined ? undefined : (response ?? unknownSource).version;
    },
    warm: () => records.warm(),
    readDocuments: (signal) => records.readDocuments(signal),
  };
}
