import { escapeHtml } from './escape-html';

/** Characters that XML cannot contain, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML content and for attributes in double quotes, without the characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}
