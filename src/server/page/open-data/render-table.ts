import type { CheckedSite } from '../../../engine/site/checked-site';
import type { Site } from '../../../engine/site/site';
import type { Council } from '../../council/council';
import { writeCsv } from '../../files/csv';
import { beginReading } from '../list-reading';
import type { RenderedText } from '../rendered-text';
import { type OpenList, tableOf } from './open-lists';

/** Inputs of a table. */
export interface TableSource {
  readonly checked: CheckedSite;
  /** The site in the language of the table. */
  readonly site: Site;
  readonly list: OpenList;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** Renders the current records of a list as a table, with the names of the fields in its first row (B10.13.5). */
export async function renderTable(source: TableSource): Promise<RenderedText> {
  const { checked, list } = source;
  const { fields = {} } = checked.entities[list.entity] ?? {};
  const reading = beginReading(source);
  const table = tableOf(fields, await reading.read(list.source));
  return { text: writeCsv(table), isComplete: reading.isComplete() };
}
