import { telephoneParts, type LinkedPart } from '../model/record/telephone-parts';
import type { CouncilRecord } from '../model/record/record';
import type { FieldKind } from '../model/site/site';
import { emailUrl } from '../model/url/contact-url';

/** A text in parts: addresses, and the text between them. */
function emailParts(text: string): readonly LinkedPart[] {
  return text.split(/([\s,;]+)/).map((part) => ({ text: part, href: emailUrl(part) }));
}

/**
 * The parts of the text in a field with telephone numbers or e-mail addresses (B9.1.8), which together are the text; null
 * for a field of another kind.
 */
export function contactLinks(
  record: CouncilRecord,
  field: string,
  { text, kind }: { readonly text: string; readonly kind: FieldKind },
): readonly LinkedPart[] | null {
  if (kind === 'telephone') return telephoneParts(record, field, text);
  return kind === 'email' ? emailParts(text) : null;
}

/** The parts that say something, for a place that shows each by itself: without commas and slashes between them. */
export function separateParts(parts: readonly LinkedPart[]): readonly LinkedPart[] {
  return parts.flatMap(({ text, href }) => (/[\p{L}\p{N}]/u.test(text) ? [{ text: text.trim(), href }] : []));
}
