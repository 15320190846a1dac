import { telephoneParts, type LinkedPart } from '../record/telephone-parts';
import type { CouncilRecord } from '../record/record';
import type { FieldKind, KindShownAs } from '../record/field-kinds';
import { emailUrl } from '../url/contact-url';

/** A text in parts: addresses, and the text between them. */
function emailParts(text: string): readonly LinkedPart[] {
  return text.split(/([\s,;]+)/).map((part) => ({ text: part, href: emailUrl(part) }));
}

type PartsOf = (text: string, record: CouncilRecord, field: string) => readonly LinkedPart[];

const links: Readonly<Record<KindShownAs<'links'>, PartsOf>> = {
  telephone: (text, record, field) => telephoneParts(record, field, text),
  email: emailParts,
};

const partsOf: Partial<Record<FieldKind, PartsOf>> = links;

/**
 * The parts of the text in a field with telephone numbers or e-mail addresses (B9.1.8), which together are the text; null
 * for a field of another kind.
 */
export function contactLinks(
  record: CouncilRecord,
  field: string,
  { text, kind }: { readonly text: string; readonly kind: FieldKind },
): readonly LinkedPart[] | null {
  return partsOf[kind]?.(text, record, field) ?? null;
}

/** The parts that say something, for a place that shows each by itself: without commas and slashes between them. */
export function separateParts(parts: readonly LinkedPart[]): readonly LinkedPart[] {
  return parts.flatMap(({ text, href }) => (/[\p{L}\p{N}]/u.test(text) ? [{ text: text.trim(), href }] : []));
}
