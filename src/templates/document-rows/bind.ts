import { bindDay } from '../../engine/binding/date';
import { bindFacts } from '../../engine/binding/fact';
import type { RecordContext } from '../../engine/binding/context';
import { recordKey, fieldText, type CouncilRecord } from '../../engine/record/record';
import { bindText } from '../../engine/binding/text';
import type { IconBinding } from '../../engine/site-config.generated';
import type { IconName } from '../../site/ui/picture/icon-paths';
import type { SectionOf } from '../declaration';
import { samePosition, type IndexAt } from '../shared/bind-batches';
import { bindButtons } from '../shared/documents/bind-buttons';
import type { DocumentRow } from '../shared/documents/DocumentRows';

/** The rows of a section, one for each record, in the order of the records. */
export function bindRows(
  { bind }: SectionOf<'document-rows'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
  indexAt: IndexAt = samePosition,
): readonly DocumentRow[] {
  return records.map((record, position) => ({
    key: recordKey(record, indexAt(position)),
    icon: iconOf(bind.icon, record),
    title: bindText(bind.title, record, context),
    body: bindText(bind.body, record, context),
    caption: null,
    date: bindDay(bind.date, record, context),
    facts: bindFacts(bind.facts, record, context),
    buttons: bindButtons(bind.documents, record, context),
  }));
}

/** Whether titles are truncated at half the width (B2.10.4). */
export function truncatesTitles({ bind: { title } }: SectionOf<'document-rows'>): boolean {
  return typeof title !== 'string' && title.ellipsis === true;
}

function iconOf(binding: IconBinding | undefined, record: CouncilRecord): IconName {
  const value = binding && fieldText(record, binding.field);
  const icon = value && Object.hasOwn(binding.icons, value) ? binding.icons[value] : undefined;
  return icon ?? 'file-text';
}
