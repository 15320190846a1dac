import { isComingEvent } from '../../../engine/binding/event';
import { matchesCondition } from '../../../engine/binding/select-records';
import { publishedRecords, recordsToShow } from '../../../engine/binding/validity';
import { languageTag } from '../../../engine/language/language-tag';
import { prefixedPath } from '../../../engine/page/page-url';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import { recordId, type CouncilRecord } from '../../../engine/record/record';
import { sourceRequest } from '../../../engine/source/source-request';
import type { Council } from '../../council/council';
import { readPageList } from '../read-list';
import { recordIdentity } from '../record-identity';
import { calendarFile, isCalendarEntry, type CalendarPlace, type PublishedEvent } from './event-file';
import type { EventList, EventListPage, EventPage } from './event-pages';

/** Inputs of calendar files. */
export interface CalendarRequest {
  readonly checked: CheckedSite;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  /** Language code. */
  readonly code: string;
}

/** The text of a calendar file; `missing` where there is no such event, and `failed` where its list did not come. */
export type RenderedEvent = { readonly text: string } | 'missing' | 'failed';

function placeOf({ checked: { config }, today, code }: CalendarRequest): CalendarPlace {
  const { publicAddress, timeZone } = config;
  const language = languageTag(resolveLanguage(config, { requested: code }));
  return { timeZone, today, host: new URL(publicAddress).hostname, language };
}

/** Identifies an event by the page about it, or the page that lists it, and its id, or without one by its content. */
function uidOf(path: string, record: CouncilRecord, host: string): string {
  return `${path.slice(1)}/${encodeURIComponent(recordIdentity(record))}@${host}`;
}

/** The published records of a source; null if they did not come. */
async function recordsOf(
  { checked, council, today, code }: CalendarRequest,
  source: string,
  subject: string | null,
): Promise<readonly CouncilRecord[] | null> {
  const { sources, api } = checked.config;
  const request = sourceRequest(sources, source, { language: code, subject });
  const records = request && (await readPageList(council, request, api.wave * 1000));
  return records && publishedRecords(records, source, { site: checked, today });
}

/** Renders the calendar file of an event (B11.1.2). */
export async function renderEvent(
  request: CalendarRequest,
  { page, source, event }: EventPage,
  id: string,
): Promise<RenderedEvent> {
  // The council is not asked for a record without an id.
  if (id === '') return 'missing';
  const { publicAddress } = request.checked.config;
  const records = await recordsOf(request, source, id);
  if (!records) return 'failed';
  const record = records.find((candidate) => recordId(candidate) === id);
  if (!record) return 'missing';
  const place = placeOf(request);
  const url = publicAddress + prefixedPath(request.code, page.path, id);
  const published = { record, fields: event, id: uidOf(page.path, record, place.host), url };
  return isCalendarEntry(published, place) ? { text: calendarFile([published], place) } : 'missing';
}

/** The events of a list that are to come; null if the list did not come. */
async function comingEvents(
  request: CalendarRequest,
  page: EventListPage['page'],
  { source, event, where, eventPage }: EventList,
): Promise<readonly PublishedEvent[] | null> {
  const { checked, today, code } = request;
  const { publicAddress } = checked.config;
  const { host } = placeOf(request);
  const records = await recordsOf(request, source, null);
  if (!records) return null;
  const coming = recordsToShow(records, { source }, { site: checked, today }).filter(
    (record) =>
      isComingEvent(record, source, { site: checked, today }) &&
      where.every((condition) => matchesCondition(record, condition, checked)),
  );
  return coming.map((record) => {
    const id = eventPage === null ? null : recordId(record);
    const path = id === null || eventPage === null ? page.path : eventPage;
    return {
      record,
      fields: event,
      id: uidOf(path, record, host),
      url: publicAddress + prefixedPath(code, path, id),
    };
  });
}

/** Renders the calendar file of a page that lists events: those to come, of all its lists (B11.1.2). */
export async function renderEvents(
  request: CalendarRequest,
  { page, lists }: EventListPage,
): Promise<RenderedEvent> {
  const events = await Promise.all(lists.map((list) => comingEvents(request, page, list)));
  if (events.includes(null)) return 'failed';
  const entries = events.flatMap((list) => list ?? []);
  return { text: calendarFile(entries, placeOf(request)) };
}
