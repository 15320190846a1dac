import { separateParts } from '../../engine/binding/contact-links';
import type { RecordContext } from '../../engine/binding/context';
import { bindText, type BoundText } from '../../engine/binding/text';
import { fieldText, recordKey, type CouncilRecord } from '../../engine/record/record';
import { telephoneParts, type LinkedPart } from '../../engine/record/telephone-parts';
import type { SectionOf } from '../declaration';

/** A name with its numbers, ready to render. */
export interface TelephoneEntry {
  /** Unique in its list even if ids repeat. */
  readonly key: string;
  readonly title: BoundText | null;
  readonly body: BoundText | null;
  /** Numbers, and what is written beside them. */
  readonly numbers: readonly LinkedPart[];
}

/** The entries of a section, one for each record with a number, in the order of the records. */
export function bindTelephones(
  { bind }: SectionOf<'telephones'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly TelephoneEntry[] {
  return records
    .map((record, index) => ({
      key: recordKey(record, index),
      title: bindText(bind.title, record, context),
      body: bindText(bind.body, record, context),
      numbers: separateParts(telephoneParts(record, bind.telephone, fieldText(record, bind.telephone) ?? '')),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
