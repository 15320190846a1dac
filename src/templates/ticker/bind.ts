import { bindUrl } from '../../engine/binding/url';
import type { RecordContext } from '../../engine/binding/context';
import { recordsPerPage } from '../../engine/page/list-page';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import { bindText, type BoundText } from '../../engine/binding/text';
import type { SectionOf } from '../declaration';

/** A line with a link, ready to render. */
export interface Ticker {
  readonly key: string;
  readonly title: BoundText;
  readonly address: string;
}

/** The tickers of the records that have both a title and a safe address (B5.2.1), of the first 48 records (B4.5.5). */
export function bindTickers(
  { bind }: SectionOf<'ticker'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Ticker[] {
  return records.slice(0, recordsPerPage).flatMap((record, index) => {
    const title = bindText(bind.title, record, context);
    const address = bindUrl(bind.address, record);
    return title && address ? { key: recordKey(record, index), title, address } : [];
  });
}
