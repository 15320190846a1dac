import type { RecordContext } from '../../binding/context';
import { bindFacts, type Fact } from '../../binding/fact';
import { bindText, type BoundText } from '../../binding/text';
import { fieldText, type CouncilRecord } from '../../model/record/record';
import { readUpiId, upiUrl } from '../../model/url/upi-url';
import type { SectionOf } from '../declaration';
import { bindButtons, type DocumentButton } from '../shared/documents/bind-buttons';

/** How a payment app pays: the id that it shows, and the link, which is also the content of the QR code. */
export interface UpiPayment {
  readonly id: string;
  readonly href: string;
}

/** An account to pay to, ready to render. */
export interface Payment {
  /** What is paid, where the section names it. */
  readonly title: BoundText | null;
  readonly facts: readonly Fact[];
  /** Null without a UPI id, and for what is none. */
  readonly upi: UpiPayment | null;
  /** Pages on which it can be paid, too. */
  readonly links: readonly DocumentButton[];
}

/** The account of a record. */
export function bindPayment(
  { bind }: SectionOf<'payment'>,
  record: CouncilRecord,
  context: RecordContext,
): Payment {
  const id = bind.upi === undefined ? null : readUpiId(fieldText(record, bind.upi));
  const href = upiUrl(id, bind.payee === undefined ? null : fieldText(record, bind.payee));
  return {
    title: bindText(bind.title, record, context),
    facts: bindFacts(bind.facts, record, context),
    upi: id === null || href === null ? null : { id, href },
    links: bindButtons(bind.links ?? [], record, context).filter(({ address }) => address !== null),
  };
}
