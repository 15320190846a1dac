import { bindFacts, type Fact } from '../../engine/binding/fact';
import { matchesCondition } from '../../engine/binding/select-records';
import type { RecordContext } from '../../engine/binding/context';
import { bindText, type BoundText } from '../../engine/binding/text';
import type { Opening, Week } from '../../engine/binding/week';
import { parseDay } from '../../engine/record/parse-day';
import { parseTime } from '../../engine/record/parse-time';
import { fieldText, nestedRecords, recordKey, type CouncilRecord } from '../../engine/record/record';
import type { ClosedDays, HoursFields } from '../../engine/site-config.generated';
import type { SectionOf } from '../declaration';

/** An office with its hours, ready to render. */
export interface Office {
  /** Unique in its list even if ids repeat. */
  readonly key: string;
  readonly title: BoundText | null;
  readonly facts: readonly Fact[];
  readonly week: Week;
}

/** Items of a record that are read; a week needs far fewer. */
const mostItems = 100;

function weekday(record: CouncilRecord, field: string | undefined): number | null {
  const text = field === undefined ? null : fieldText(record, field);
  return text !== null && /^[1-7]$/.test(text) ? Number(text) : null;
}

/** The days of the week from one to another, also over Sunday. */
function daysFrom(from: number, to: number): readonly number[] {
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 7) + 1);
}

function bindWeek(items: readonly CouncilRecord[], fields: HoursFields): Week {
  const week: Opening[][] = Array.from({ length: 7 }, () => []);
  for (const item of items.slice(0, mostItems)) {
    const from = weekday(item, fields.from);
    const [opens, closes] = [parseTime(item[fields.opens]), parseTime(item[fields.closes])];
    if (from === null || opens === null || closes === null || opens >= closes) continue;
    for (const day of daysFrom(from, weekday(item, fields.to) ?? from))
      week[day - 1]?.push({ opens, closes });
  }
  return week.map((openings) => openings.sort((a, b) => a.opens.localeCompare(b.opens)));
}

/** The offices of a section, one for each record, in the order of the records. */
export function bindOffices(
  { bind, group, hours }: SectionOf<'opening-hours'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Office[] {
  return records.map((record, index) => ({
    key: recordKey(record, index),
    title: bindText(bind.title, record, context),
    facts: bindFacts(bind.facts, record, context),
    week: bindWeek(nestedRecords(record, group.items), hours),
  }));
}

/** The days on which everything is closed, with the reason where there is one. */
export function bindClosedDays(
  { date, title, where = [] }: ClosedDays,
  records: readonly CouncilRecord[],
  context: RecordContext,
): ReadonlyMap<string, BoundText | null> {
  const closed = records.filter((record) =>
    where.every((condition) => matchesCondition(record, condition, context.site)),
  );
  return new Map(
    closed.flatMap((record) => {
      const day = parseDay(record[date]);
      return day === null ? [] : [[day, bindText(title, record, context)] as const];
    }),
  );
}
