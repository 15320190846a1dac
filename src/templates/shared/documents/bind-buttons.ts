import { matchesCondition } from '../../../engine/binding/select-records';
import type { RecordContext } from '../../../engine/binding/context';
import { bindDocumentFile } from '../../../engine/binding/document-file';
import { bindUrl } from '../../../engine/binding/url';
import type { CouncilRecord } from '../../../engine/record/record';
import type { DocumentBinding } from '../../../engine/site-config.generated';
import type { IconName } from '../../../site/ui/picture/icon-paths';

/** A button that opens a document; without an address it is disabled. */
export interface DocumentButton {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly address: string | null;
  /** Whether the address is the path of a page of the site. */
  readonly isPage: boolean;
  /** Type and size of the document; null for a website. */
  readonly file: string | null;
}

/** The buttons of a record whose condition it meets. */
export function bindButtons(
  documents: readonly DocumentBinding[],
  record: CouncilRecord,
  context: RecordContext,
): readonly DocumentButton[] {
  return documents.flatMap(({ field, label, icon = 'download', where }, index) => {
    if (where && !matchesCondition(record, where, context.site)) return [];
    const address = bindUrl(field, record);
    const file = bindDocumentFile(address, record, field, context);
    const isPage = context.site.config.pages.some(({ path }) => path === address);
    return [{ key: `${field}-${index}`, label: context.translate(label), icon, address, isPage, file }];
  });
}
