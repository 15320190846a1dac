import { bindAddress } from '../../binding/address';
import type { RecordContext } from '../../binding/context';
import { idOf, type CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
import type { SectionOf } from '../contract';

/** An item of a list, ready to be drawn. */
export interface ListItem {
  /** Unique in its list, whatever ids the records have. */
  readonly key: string;
  readonly picture: string | null;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  /** Where the item leads; null when the record has no address that may be opened. */
  readonly address: string | null;
}

/** The items of a list, one for each record that has something to show, in the order of the records. */
export function bindItems(
  { bind }: SectionOf<'list'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly ListItem[] {
  return records
    .map((record, index) => ({
      key: `${idOf(record) ?? ''}-${index}`,
      picture: bindPicture(bind.image, record),
      title: bindText(bind.title, record, context),
      body: bindText(bind.body, record, context),
      address: bindAddress(bind.address, record),
    }))
    .filter(({ picture, title, body, address }) => picture ?? title ?? body ?? address);
}
