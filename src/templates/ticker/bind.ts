import { bindAddress } from '../../binding/address';
import type { RecordContext } from '../../binding/context';
import { idOf, type CouncilRecord } from '../../binding/council-record';
import { bindText, type BoundText } from '../../binding/text';
import type { SectionOf } from '../contract';

/** A line that leads somewhere, ready to be drawn. */
export interface Ticker {
  readonly key: string;
  readonly title: BoundText;
  readonly address: string;
}

/** The tickers of the records that have both a title and an address that may be opened (specification, 2.8). */
export function bindTickers(
  { bind }: SectionOf<'ticker'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Ticker[] {
  return records.flatMap((record, index) => {
    const title = bindText(bind.title, record, context);
    const address = bindAddress(bind.address, record);
    return title && address ? { key: `${idOf(record) ?? ''}-${index}`, title, address } : [];
  });
}
