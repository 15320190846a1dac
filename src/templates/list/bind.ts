import { bindDay, type BoundDay } from '../../engine/binding/date';
import { bindFacts, type Fact } from '../../engine/binding/fact';
import { bindUrl } from '../../engine/binding/url';
import type { RecordContext } from '../../engine/binding/context';
import { recordId, recordKey, type CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { parseDay } from '../../engine/record/parse-day';
import { inDigits } from '../../engine/binding/digits';
import { bindText, type BoundText } from '../../engine/binding/text';
import { isNewRecord } from '../../engine/binding/validity';
import { prefixedPath } from '../../engine/page/page-url';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';

/** An item of a list, ready to render. */
export interface ListItem {
  /** Unique in its list even if ids repeat. */
  readonly key: string;
  readonly picture: string | null;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  readonly date: BoundDay | null;
  readonly facts: readonly Fact[];
  /** The link; null for a record without a safe URL. */
  readonly address: string | null;
  /** The page about the record, where the section names one; the link of a record without an address. */
  readonly page: string | null;
  readonly isNew: boolean;
  /** Year under which the section groups the record; null without its date, and where the section does not group. */
  readonly year: string | null;
}

/** The items of one year. */
export interface YearOfItems {
  readonly year: string | null;
  readonly items: readonly ListItem[];
}

/** Groups items that follow each other by their year. */
export function groupByYear(items: readonly ListItem[]): readonly YearOfItems[] {
  const groups = new Map<string | null, ListItem[]>();
  for (const item of items) {
    const group = groups.get(item.year);
    if (group) group.push(item);
    else groups.set(item.year, [item]);
  }
  return [...groups].map(([year, ofYear]) => ({ year, items: ofYear }));
}

function pageOf({ page }: SectionOf<'list'>, record: CouncilRecord, { site }: RecordContext): string | null {
  const id = recordId(record);
  return page === undefined || id === null ? null : prefixedPath(site.language.code, page, id);
}

function yearOf(
  { byYear }: SectionOf<'list'>,
  record: CouncilRecord,
  { site }: RecordContext,
): string | null {
  const day = byYear === undefined ? null : parseDay(record[byYear]);
  return day && inDigits(day.slice(0, 4), site.language);
}

/** The items of a list, one for each record that has something to show, in the order of the records. */
export function bindItems(
  section: SectionOf<'list'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly ListItem[] {
  const { bind, source } = section;
  return records
    .map((record, position) => ({
      key: recordKey(record, indexAt(position)),
      picture: bindPicture(bind.image, record),
      title: bindText(bind.title, record, context),
      body: bindText(bind.body, record, context),
      date: bindDay(bind.date, record, context),
      facts: bindFacts(bind.facts, record, context),
      address: bindUrl(bind.address, record),
      page: pageOf(section, record, context),
      isNew: isNewRecord(record, source, context),
      year: yearOf(section, record, context),
    }))
    .filter(({ picture, title, body, address, facts }) => picture ?? title ?? body ?? address ?? facts[0]);
}
