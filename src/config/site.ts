import type { IntlConfig } from 'react-intl';
import type { Language, SiteConfig } from './site-config.generated';

/** What a field of an entity is; the schemas in `schemas/entities` say it with the keyword `kind`. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'prose'
  | 'date'
  | 'image'
  | 'document'
  | 'link'
  | 'telephone'
  | 'email'
  | 'amount'
  | 'order'
  | 'flag'
  | 'choice'
  | 'records';

/** One field of an entity: its kind and, for a list of records, their fields. */
export interface EntityField {
  readonly kind: FieldKind;
  readonly fields?: EntityFields;
}

export type EntityFields = Readonly<Record<string, EntityField>>;

/** A text of the config: a message id, or the text itself per language code. */
export type ConfigText = string | Readonly<Record<string, string>>;

/** The part of the site config that a browser may see: nothing about servers and folders. */
export type PublicConfig = Omit<SiteConfig, '$schema' | 'api' | 'content' | 'messages'>;

/**
 * Messages as the browser gets them: id → the syntax tree that react-intl formats (`IntlMessageFormat#getAst`), or
 * text where the parser is at hand.
 */
export type SiteMessages = NonNullable<IntlConfig['messages']>;

/** What a page gets of its site, in one language. Built by the server, one immutable file per language. */
export interface Site {
  readonly config: PublicConfig;
  readonly language: Language;
  readonly messages: SiteMessages;
  /** Kinds of the fields of every entity that the config's sources name. */
  readonly entities: Readonly<Record<string, EntityFields>>;
  /** Documents of the site in this language: name → Markdown text. */
  readonly documents: Readonly<Record<string, string>>;
}

/** The language that a stored or asked code means: itself, without regard to case, or the unknown one (readings, 1). */
export function languageOf(config: Pick<SiteConfig, 'languages'>, code: string | null | undefined): Language {
  const { list, unknown } = config.languages;
  const wanted = (code ?? config.languages.default).toUpperCase();
  const found =
    list.find((language) => language.code === wanted) ?? list.find((language) => language.code === unknown);
  if (!found) throw new Error(`languages: neither “${wanted}” nor “${unknown}” is in the list`);
  return found;
}
