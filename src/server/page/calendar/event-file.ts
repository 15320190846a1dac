import ical from 'ical-generator';
import { truncateText } from '../../../engine/binding/truncate';
import { parseDay } from '../../../engine/record/parse-day';
import { parseTime } from '../../../engine/record/parse-time';
import { fieldText, type CouncilRecord } from '../../../engine/record/record';
import type { EventFields } from '../../../engine/site-config.generated';
import { momentIn } from '../../../engine/time/moment-in';

/** Content of a calendar file beside its events. */
export interface CalendarPlace {
  /** IANA time zone of the times. */
  readonly timeZone: string;
  /** Host name of the site. */
  readonly host: string;
  /** Today in the time zone, YYYY-MM-DD: the stamp of the file, so that it stays the same for a day. */
  readonly today: string;
  /** BCP 47 language of the texts. */
  readonly language: string;
}

/** An event, and where it is published. */
export interface PublishedEvent {
  readonly record: CouncilRecord;
  readonly fields: EventFields;
  /** Identifies the event, in every language. */
  readonly id: string;
  /** Public address of its page. */
  readonly url: string;
}

/** Characters of a text. */
const longestText = 2_000;

function textOf(record: CouncilRecord, field: string | undefined): string | null {
  const text = field === undefined ? null : fieldText(record, field);
  return text && (truncateText(text, longestText) ?? text);
}

const timeOf = (record: CouncilRecord, field: string | undefined): string | null =>
  field === undefined ? null : parseTime(record[field]);

/** When it begins and ends; a whole day without a beginning, and without an end that is not after the beginning. */
function timesOf(record: CouncilRecord, { start, end }: EventFields, day: string, timeZone: string) {
  const [from, to] = [timeOf(record, start), timeOf(record, end)];
  if (from === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  return {
    start: momentIn(timeZone, day, from),
    ...(to !== null && to > from && { end: momentIn(timeZone, day, to) }),
  };
}

/** The event of a record in a calendar; null for a record without a name or a day. */
function entryOf({ record, fields, id, url }: PublishedEvent, { timeZone, today }: CalendarPlace) {
  const summary = textOf(record, fields.title);
  const day = parseDay(record[fields.date]);
  if (summary === null || day === null) return null;
  return {
    id,
    stamp: new Date(`${today}T00:00:00Z`),
    ...timesOf(record, fields, day, timeZone),
    summary,
    location: textOf(record, fields.place),
    description: textOf(record, fields.text),
    url,
  };
}

/** Whether a calendar can show a record: it has a name and a day. */
export function isCalendarEntry(event: PublishedEvent, place: CalendarPlace): boolean {
  return entryOf(event, place) !== null;
}

/** Events as a calendar file (RFC 5545) with times in UTC, without those that lack a name or a day. */
export function calendarFile(events: readonly PublishedEvent[], place: CalendarPlace): string {
  const entries = events.flatMap((event) => entryOf(event, place) ?? []);
  const { host, language } = place;
  const calendar = ical({ prodId: { company: host, product: 'events', language: language.toUpperCase() } });
  for (const entry of entries) calendar.createEvent(entry);
  return calendar.toString();
}
