import { toWellFormed } from '../text/well-formed';

/** Name, `@`, and the handle of a payment service: `council@examplebank`. */
const idShape = /^[a-z\d][\w.-]{1,254}@[a-z][a-z\d]{1,63}$/i;

/** A UPI id, without spaces around it; null for anything else. */
export function readUpiId(value: string | null): string | null {
  const id = value?.trim() ?? '';
  return idShape.test(id) ? id : null;
}

/** Characters of a name in a link, so that its QR code can be scanned from a screen. */
const longestName = 60;

/**
 * The link by which a payment app pays to a UPI id in rupees, with no amount. The only URLs of the scheme `upi`: addresses
 * of records cannot have it (B3.1.7). Null for what is no UPI id.
 */
export function upiUrl(value: string | null, payee: string | null): string | null {
  const id = readUpiId(value);
  if (id === null) return null;
  const name = toWellFormed((payee?.trim() ?? '').slice(0, longestName));
  return `upi://pay?pa=${id}${name === '' ? '' : `&pn=${encodeURIComponent(name)}`}&cu=INR`;
}
