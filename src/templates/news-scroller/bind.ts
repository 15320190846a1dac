import type { RecordContext } from '../../binding/context';
import { idOf, type CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
import type { SectionOf } from '../contract';

/** A piece of news, ready to be drawn. */
export interface NewsItem {
  readonly key: string;
  readonly date: BoundText | null;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  readonly picture: string | null;
}

/** The news, one for each record. */
export function bindNews(
  { bind }: SectionOf<'news-scroller'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly NewsItem[] {
  return records.map((record, index) => ({
    key: `${idOf(record) ?? ''}-${index}`,
    date: bindText(bind.date, record, context),
    title: bindText(bind.title, record, context),
    body: bindText(bind.body, record, context),
    picture: bindPicture(bind.image, record),
  }));
}
