import { latinDigits } from '../text/latin-digits';

/** A telephone number, in digits of any script, as a link: digits and a leading plus; null when there are no digits. */
export function telephoneUrl(number: string | null): string | null {
  const dialled = latinDigits(number ?? '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : null;
}

/** An e-mail address as a link; null when it has the wrong format. */
export function emailUrl(email: string | null): string | null {
  return email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email}` : null;
}
