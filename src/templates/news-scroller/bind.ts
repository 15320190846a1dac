import type { RecordContext } from '../../engine/binding/context';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { isNewRecord } from '../../engine/binding/validity';
import { bindText, type BoundText } from '../../engine/binding/text';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';

/** A piece of news, ready to render. */
export interface NewsItem {
  readonly key: string;
  readonly date: BoundText | null;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  readonly picture: string | null;
  readonly isNew: boolean;
}

/** The news, one for each record. */
export function bindNews(
  { bind, source }: SectionOf<'news-scroller'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly NewsItem[] {
  return records.map((record, position) => ({
    key: recordKey(record, indexAt(position)),
    date: bindText(bind.date, record, context),
    title: bindText(bind.title, record, context),
    body: bindText(bind.body, record, context),
    picture: bindPicture(bind.image, record),
    isNew: isNewRecord(record, source, context),
  }));
}
