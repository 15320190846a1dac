import type { RecordContext } from '../../engine/binding/context';
import { bindDocumentPreview, type BoundPreview } from '../../engine/binding/document-preview';
import { isComingEvent } from '../../engine/binding/event';
import { bindFacts, type Fact } from '../../engine/binding/fact';
import { bindPicture } from '../../engine/binding/picture';
import { bindUrl } from '../../engine/binding/url';
import { bindText, type BoundText } from '../../engine/binding/text';
import { hasExpired, isNewRecord } from '../../engine/binding/validity';
import type { CouncilRecord } from '../../engine/record/record';
import type { SectionOf } from '../declaration';
import { bindButtons, type DocumentButton } from '../shared/documents/bind-buttons';

/** The URL that sends a page by WhatsApp: its title and, on a line of its own, its address. */
export function whatsAppUrl(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** A record in full, ready to render. */
export interface Detail {
  readonly facts: readonly Fact[];
  readonly picture: string | null;
  readonly body: BoundText | null;
  /** URL of a recording of the text. */
  readonly audio: string | null;
  readonly preview: BoundPreview | null;
  readonly documents: readonly DocumentButton[];
  readonly isNew: boolean;
  readonly isExpired: boolean;
  /** Whether it is an event with a day that is not over. */
  readonly isComingEvent: boolean;
}

/** The record of a section; documents that it does not have are left out. */
export function bindDetail(
  { bind, source }: SectionOf<'detail'>,
  record: CouncilRecord,
  context: RecordContext,
): Detail {
  return {
    facts: bindFacts(bind.facts, record, context),
    picture: bindPicture(bind.image, record),
    body: bindText(bind.body, record, context),
    audio: bindUrl(bind.audio, record),
    preview: bindDocumentPreview(bind.preview, record),
    documents: bindButtons(bind.documents ?? [], record, context).filter(({ address }) => address !== null),
    isNew: isNewRecord(record, source, context),
    isExpired: hasExpired(record, source, context),
    isComingEvent: isComingEvent(record, source, context),
  };
}
