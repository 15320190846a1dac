import { sentence } from '../sentences/sentence';
import { parseDay } from '../../engine/record/parse-day';
import { parseTime } from '../../engine/record/parse-time';
import type { EventFields } from '../../engine/site-config.generated';
import type { Finding } from '../document/finding';
import { at, type Json } from '../document/json-access';

/** The fields with the day and the times of an event. */
export type EventTimes = Pick<EventFields, 'date' | 'start' | 'end'>;

/** An event without a day, which no list can place, and one that ends before it begins. A wrong date is reported as such. */
export function checkEvent(record: Json, { date, start, end }: EventTimes): Finding[] {
  const day = at(record, date);
  const isWithoutDay = day === undefined || day === null || day === '';
  return [
    ...(isWithoutDay
      ? [
          {
            path: day === undefined ? [] : [date],
            message: sentence('event.noDay'),
            hint: sentence('field.addExample', { field: date, example: '2026-12-31' }),
          },
        ]
      : []),
    ...(parseDay(day) === null || start === undefined || end === undefined
      ? []
      : checkTimes(record, start, end)),
  ];
}

/** An end before the beginning, or at the same time; also used for opening hours. */
export function checkTimes(record: Json, start: string, end: string): Finding[] {
  const [from, to] = [parseTime(at(record, start)), parseTime(at(record, end))];
  if (from === null || to === null || from < to) return [];
  const message = sentence('end.early', { end: to, start: from });
  return [{ path: [end], message, hint: sentence('field.correct', { field: end, other: start }) }];
}
