import type { RecordContext } from '../../engine/binding/context';
import { bindFacts, type Fact } from '../../engine/binding/fact';
import { bindText, type BoundText } from '../../engine/binding/text';
import { fieldText, type CouncilRecord } from '../../engine/record/record';
import { readUpiId, upiUrl } from '../../engine/url/upi-url';
import type { SectionOf } from '../declaration';
import { bindButtons, type DocumentButton } from '../shared/documents/bind-buttons';

/** How a payment app pays: the id that it shows, and the link, which is also the content of the QR code. */
export interface UpiPayment {
  readonly id: string;
  readonly href: string;
}

/** An account to pay to, ready to render. */
export interface Payment {
  /** Purpose of the payment, where the section names it. */
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
