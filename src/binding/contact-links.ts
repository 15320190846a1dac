import type { FieldKind } from '../model/site/site';
import { emailUrl, telephoneUrl } from '../model/url/contact-url';

/** A telephone number or an e-mail address of a text, with its link; null where it cannot be one. */
export interface ContactLink {
  readonly text: string;
  readonly href: string | null;
}

interface ContactKind {
  /** Between several numbers or addresses of one field, since a phone dials one number at a time. */
  readonly separator: RegExp;
  readonly hrefOf: (text: string) => string | null;
}

const contactKinds: Readonly<Partial<Record<FieldKind, ContactKind>>> = {
  telephone: { separator: /[,;/]/, hrefOf: telephoneUrl },
  email: { separator: /[\s,;]/, hrefOf: emailUrl },
};

/** The numbers or addresses of a field, each with its link; null for a field of another kind. */
export function contactLinks(text: string, kind: FieldKind): readonly ContactLink[] | null {
  const contact = contactKinds[kind];
  if (!contact) return null;
  const parts = text.split(contact.separator).flatMap((part) => part.trim() || []);
  return parts.map((part) => ({ text: part, href: contact.hrefOf(part) }));
}
