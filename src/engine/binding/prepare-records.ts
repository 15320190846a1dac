import { recordId, type CouncilRecord } from '../record/record';
import type { Site } from '../site/site';
import type { ListSelection } from '../source/list-selection';
import { selectRecords } from './select-records';
import { recordsToShow } from './validity';

/** The site, the day and the part of the page for which records are prepared. */
interface PreparedFor {
  readonly site: Site;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  /** Id of the page's subject, for a list that shows its record. */
  readonly subject?: string | null | undefined;
  /** Filters the selected records, such as by a chosen category. */
  readonly keep?: ((record: CouncilRecord) => boolean) | undefined;
}

/** The records of a list that a part of a page shows, in their order: the one path from a list to a page (B4.9.1). */
export function prepareRecords(
  records: readonly CouncilRecord[],
  selection: ListSelection,
  { site, today, subject, keep = () => true }: PreparedFor,
): readonly CouncilRecord[] {
  const { show, limit } = selection;
  const shown = recordsToShow(records, selection, { site, today });
  const wanted = show === 'subject' ? shown.filter((record) => recordId(record) === subject) : shown;
  return selectRecords(wanted, selection, site).filter(keep).slice(0, limit);
}
