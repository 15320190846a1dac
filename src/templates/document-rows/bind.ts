import { bindAddress } from '../../binding/address';
import { meets } from '../../binding/arrange';
import type { RecordContext } from '../../binding/context';
import { idOf, textOf, type CouncilRecord } from '../../binding/council-record';
import { bindText, type BoundText } from '../../binding/text';
import type { DocumentBinding, IconBinding } from '../../config/site-config.generated';
import type { IconName } from '../../ui/icon-names';
import type { SectionOf } from '../contract';

/** A button of a row; without an address it is disabled. */
export interface DocumentButton {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly address: string | null;
}

/** A row, ready to be drawn. */
export interface DocumentRow {
  /** Unique among the rows, whatever ids the records have. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: BoundText | null;
  readonly buttons: readonly DocumentButton[];
}

/** The rows of a section, one for each record, in the order of the records. */
export function bindRows(
  { bind }: SectionOf<'document-rows'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly DocumentRow[] {
  return records.map((record, index) => ({
    key: `${idOf(record) ?? ''}-${index}`,
    icon: iconOf(bind.icon, record),
    title: bindText(bind.title, record, context),
    buttons: bindButtons(bind.documents, record, context),
  }));
}

/** Whether titles are cut at half the width (specification, 2.10). */
export function cutsTitles({ bind: { title } }: SectionOf<'document-rows'>): boolean {
  return typeof title !== 'string' && title.ellipsis === true;
}

function iconOf(binding: IconBinding | undefined, record: CouncilRecord): IconName {
  const value = binding && textOf(record, binding.field);
  const icon = value && Object.hasOwn(binding.icons, value) ? binding.icons[value] : undefined;
  return icon ?? 'file-text';
}

/** The buttons whose condition the record meets. */
function bindButtons(
  documents: readonly DocumentBinding[],
  record: CouncilRecord,
  { site, say }: RecordContext,
): readonly DocumentButton[] {
  return documents.flatMap(({ field, label, icon = 'download', where }, index) => {
    if (where && !meets(record, where, site)) return [];
    return [{ key: `${field}-${index}`, label: say(label), icon, address: bindAddress(field, record) }];
  });
}
