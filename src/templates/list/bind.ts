import { bindDay, type BoundDay } from '../../binding/date';
import { bindFacts, type Fact } from '../../binding/fact';
import { bindUrl } from '../../binding/url';
import type { RecordContext } from '../../binding/context';
import { recordId, type CouncilRecord } from '../../model/record/record';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
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
}

/** The items of a list, one for each record that has something to show, in the order of the records. */
export function bindItems(
  { bind }: SectionOf<'list'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly ListItem[] {
  return records
    .map((record, position) => ({
      key: `${recordId(record) ?? ''}-${indexAt(position)}`,
      picture: bindPicture(bind.image, record),
      title: bindText(bind.title, record, context),
      body: bindText(bind.body, record, context),
      date: bindDay(bind.date, record, context),
      facts: bindFacts(bind.facts, record, context),
      address: bindUrl(bind.address, record),
    }))
    .filter(({ picture, title, body, address, facts }) => picture ?? title ?? body ?? address ?? facts[0]);
}
