import type { RecordContext } from '../../binding/context';
import { bindFacts, type Fact } from '../../binding/fact';
import { fieldText, type CouncilRecord } from '../../model/record/record';
import { readUpiId, upiUrl } from '../../model/url/upi-url';
import type { SectionOf } from '../declaration';

/** How a payment app pays: the id that it shows, and the link, which is also the content of the QR code. */
export interface UpiPayment {
  readonly id: string;
  readonly href: string;
}

/** An account to pay to, ready to render. */
export interface Payment {
  readonly facts: readonly Fact[];
  /** Null without a UPI id, and for what is none. */
  readonly upi: UpiPayment | null;
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
    facts: bindFacts(bind.facts, record, context),
    upi: id === null || href === null ? null : { id, href },
  };
}
