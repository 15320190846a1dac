import { textOf, type CouncilRecord } from './council-record';

const safe = /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s\\]*)$/i;

/** An address that may be opened: http(s), or one of this site. Everything else is no link (design, 5). */
export function safeAddress(value: string | null | undefined): string | null {
  const address = value?.trim() ?? '';
  return safe.test(address) ? address : null;
}

/** The address in a field, or null. */
export function bindAddress(field: string | undefined, record: CouncilRecord): string | null {
  return field === undefined ? null : safeAddress(textOf(record, field));
}

/** A telephone number as a link: digits and a leading plus; null when there are no digits. */
export function telephoneAddress(number: string | null): string | null {
  const dialled = (number ?? '').replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : null;
}

/** An e-mail address as a link, or null when it is none. */
export function emailAddress(email: string | null): string | null {
  return email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email}` : null;
}
