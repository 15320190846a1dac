import type { RecordContext } from '../../engine/binding/context';
import { recordsPerPage } from '../../engine/page/list-page';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import { bindPicture } from '../../engine/binding/picture';
import { bindText, type BoundText } from '../../engine/binding/text';
import type { SectionOf } from '../declaration';

/** A picture of the slider, ready to render. */
export interface Slide {
  readonly key: string;
  /** The site's placeholder if the record has no picture (B2.8.6); null if it has none either. */
  readonly picture: string | null;
  readonly caption: BoundText | null;
}

/** Slides of the first page of records; nobody steps through more. */
export function bindSlides(
  { bind }: SectionOf<'slider'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Slide[] {
  return records.slice(0, recordsPerPage).map((record, index) => ({
    key: recordKey(record, index),
    picture: bindPicture(bind.image, record) ?? context.site.config.display.placeholder ?? null,
    caption: bindText(bind.caption, record, context),
  }));
}
