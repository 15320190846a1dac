import type { RecordContext } from '../../engine/binding/context';
import { parseDecimal } from '../../engine/binding/decimal';
import { tagText, type TaggedText } from '../../engine/binding/tagged-text';
import { inDigits } from '../../engine/binding/digits';
import { bindNamed } from '../../engine/binding/named';
import { bindText } from '../../engine/binding/text';
import { parseDay } from '../../engine/record/parse-day';
import { fieldText, nestedFields, nestedRecords, type CouncilRecord } from '../../engine/record/record';
import type { ChartYears } from '../../engine/site-config.generated';
import type { SectionOf } from '../declaration';

type ChartSection = SectionOf<'chart'>;

/** A bar with its value. */
export interface Bar {
  /** Name of its group; null where the records have no groups. */
  readonly group: TaggedText | null;
  readonly value: string;
  /** Length in percent of the longest bar that fits. */
  readonly length: number;
}

/** A category with a bar for each group that has a value for it. */
export interface ChartRow {
  readonly label: TaggedText;
  readonly bars: readonly Bar[];
}

interface Group {
  readonly label: TaggedText | null;
  readonly items: readonly CouncilRecord[];
}

/** The year of a day: 2025, or 2025-26 where years do not begin in January. */
function yearOf(day: string, firstMonth: number): string {
  const year = Number(day.slice(0, 4));
  if (firstMonth === 1) return String(year);
  const first = Number(day.slice(5, 7)) < firstMonth ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The items of each year, in the order of the years. */
function yearsOf(
  { field, firstMonth = 1 }: ChartYears,
  items: readonly CouncilRecord[],
  { site }: RecordContext,
): Group[] {
  const years = new Map<string, CouncilRecord[]>();
  for (const item of items) {
    const day = parseDay(item[field]);
    if (day === null) continue;
    const year = yearOf(day, firstMonth);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([year, ofYear]) => ({ label: { text: inDigits(year, site.language) }, items: ofYear }));
}

function groupsOf(
  { group, years }: ChartSection,
  records: readonly CouncilRecord[],
  context: RecordContext,
): Group[] {
  if (years) {
    const items = group ? records.flatMap((record) => nestedRecords(record, group.items)) : records;
    return yearsOf(years, items, context);
  }
  if (!group) return [{ label: null, items: records }];
  return records.map((record) => {
    const label = fieldText(record, group.label);
    return {
      label: label === null ? null : tagText(label, context.site),
      items: nestedRecords(record, group.items),
    };
  });
}

/** The sum of the values of items; null where none has a value. */
function sumOf(items: readonly CouncilRecord[], field: string): number | null {
  const values = items.flatMap((item) => parseDecimal(item[field]) ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

interface Sums {
  readonly label: TaggedText;
  readonly sums: readonly { readonly group: TaggedText | null; readonly sum: number }[];
}

/** Sums of the items that belong to a category, for each group that has some. */
function sumsOf(
  label: TaggedText,
  groups: readonly Group[],
  field: string,
  belongs: (item: CouncilRecord) => boolean,
): Sums {
  const sums = groups.flatMap((group) => {
    const sum = sumOf(group.items.filter(belongs), field);
    return sum === null ? [] : [{ group: group.label, sum }];
  });
  return { label, sums };
}

/** The bars of every category, in the order in which the records name them, after those for all together. */
export function bindChart(
  section: ChartSection,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly ChartRow[] {
  const { bind, group, max, total, other, format } = section;
  const fields = group ? nestedFields(context.fields, group.items) : context.fields;
  const inner = { ...context, fields };
  const groups = groupsOf(section, records, context);
  const fallback = other === undefined ? null : { text: context.translate(other) };
  const categoryOf = (item: CouncilRecord) => bindNamed(bind.category, item, inner) ?? fallback;
  const named = groups.flatMap(({ items }) => items.flatMap((item) => categoryOf(item) ?? []));
  const categories = [...new Map(named.map((category) => [category.text, category])).values()];
  const all = [
    ...(total === undefined
      ? []
      : [sumsOf({ text: context.translate(total) }, groups, bind.value, () => true)]),
    ...categories.map((category) =>
      sumsOf(category, groups, bind.value, (item) => categoryOf(item)?.text === category.text),
    ),
  ].filter(({ sums }) => sums.length > 0);
  const longest = max ?? Math.max(0, ...all.flatMap(({ sums }) => sums.map(({ sum }) => sum)));
  const barOf = ({ group: name, sum }: Sums['sums'][number]): Bar => ({
    group: name,
    value:
      bindText({ field: bind.value, ...(format && { format }) }, { [bind.value]: sum }, inner)?.text ?? '',
    length: longest > 0 ? Math.min(100, Math.max(0, (sum / longest) * 100)) : 0,
  });
  return all.map(({ label, sums }) => ({ label, bars: sums.map(barOf) }));
}
