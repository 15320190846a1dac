import { dayInTimeZone } from '../../engine/time/time-zone';
import { hasEnded, isFromDistrict } from '../../engine/district/district-record';
import { publishedRecords } from '../../engine/binding/validity';
import type { JsonObject } from '../../engine/json/json';
import type { SourceRequest } from '../../engine/source/source-request';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Log } from '../log';
import { todayIn } from '../../engine/time/today';
import {
  type Council,
  type CouncilResponse,
  failureResponse,
  successResponse,
  unknownSource,
} from './council';
import { type SitePictures, siteRecords, type SiteRecords } from './site-records';

/** The council in a site's content folder. */
export interface EmbeddedCouncil extends Council, Pick<SiteRecords<unknown>, 'warm' | 'readDocuments'> {}

/** For a list whose pictures or documents could not be read. */
const notPrepared = failureResponse(502, 'The list could not be prepared.');

/** The answer with some records; it changes with the day where records have a first day. */
interface DatedResponse {
  /** @param today YYYY-MM-DD, in the site's time zone */
  readonly on: (today: string) => CouncilResponse;
  /** The same, if it is known for that day. */
  readonly known: (today: string) => CouncilResponse | undefined;
}

/** The day on which the records of a source were last changed; undefined if pages do not show it. */
function updatedDay({ config, fileTimes }: CheckedSite, source: string): string | undefined {
  const time = fileTimes[`records/${config.sources[source]?.records ?? source}.json`];
  if (config.shell.lastUpdated !== true || time === undefined) return undefined;
  return dayInTimeZone(config.timeZone, new Date(time));
}

/**
 * The answer with the records of a source: without those before their first day (B4.9.1), so that nobody reads them early, and
 * without those of the district that have ended.
 */
function datedResponse(site: CheckedSite, records: JsonObject[], source: string): DatedResponse {
  const updated = updatedDay(site, source);
  const isSame = site.config.sources[source]?.validity?.from === undefined && !records.some(isFromDistrict);
  if (isSame) {
    const response = successResponse(records, 0, updated);
    return { on: () => response, known: () => response };
  }
  let last: { readonly day: string; readonly response: CouncilResponse } | undefined;
  const known = (today: string) => (last?.day === today ? last.response : undefined);
  return {
    known,
    on: (today) => {
      const response = known(today);
      if (response) return response;
      const current = records.filter((record) => !hasEnded(record, today));
      const shown = publishedRecords(current, source, { site, today });
      last = { day: today, response: successResponse([...shown], 0, updated) };
      return last.response;
    },
  };
}

/** The embedded council: answers requests from the content records (B3.1.8). */
export function embeddedCouncil(
  site: CheckedSite,
  pictures: SitePictures,
  now: () => Date = () => new Date(),
  log: Log | null = null,
): EmbeddedCouncil {
  const today = todayIn(site.config.timeZone, now);
  const none = successResponse([], 0);
  const records = siteRecords<DatedResponse>(site, pictures, (list, source) => {
    if (source === null) return { on: () => none, known: () => none };
    const response = datedResponse(site, list, source);
    response.on(today());
    return response;
  });
  const get = async (request: SourceRequest) => (await records.get(request))?.on(today()) ?? unknownSource;
  return {
    get: (request) =>
      get(request).catch((err: unknown) => {
        log?.warn({ err }, `the list “${request.source}” could not be prepared`);
        return notPrepared;
      }),
    currentVersion: (request) => {
      const response = records.prepared(request);
      return response === null ? unknownSource.version : response?.known(today())?.version;
    },
    warm: (options) => records.warm(options),
    readDocuments: (signal) => records.readDocuments(signal),
  };
}
