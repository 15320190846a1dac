import type { RecordContext } from '../../binding/context';
import { idOf, type CouncilRecord } from '../../binding/council-record';
import { bindPicture } from '../../binding/picture';
import { bindText, type BoundText } from '../../binding/text';
import type { SectionOf } from '../contract';

/** A picture of the slider, ready to be drawn. */
export interface Slide {
  readonly key: string;
  /** The site's placeholder where the record has no picture (specification, 2.8). */
  readonly picture: string;
  readonly caption: BoundText | null;
}

/** The slides, one for each record. */
export function bindSlides(
  { bind }: SectionOf<'slider'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Slide[] {
  return records.map((record, index) => ({
    key: `${idOf(record) ?? ''}-${index}`,
    picture: bindPicture(bind.image, record) ?? context.site.config.display.placeholder,
    caption: bindText(bind.caption, record, context),
  }));
}
