import type { IntlConfig } from 'react-intl';
import type { FieldKind } from '../record/field-kinds';
import type { FormNotices } from '../form/form-notice';
import type { Language, SiteConfig, SiteDocument, Source, Submissions } from '../site-config.generated';
import type { StaticExport } from './static-export';

/** One field of an entity: its kind and, for a list of records, their fields. */
export interface EntityField {
  readonly kind: FieldKind;
  readonly fields?: EntityFields;
}

export type EntityFields = Readonly<Record<string, EntityField>>;

/** The part of the site config that a browser may see and needs: nothing about servers and folders. */
export type PublicConfig = Omit<
  SiteConfig,
  | '$schema'
  | 'version'
  | 'api'
  | 'content'
  | 'messages'
  | 'feed'
  | 'search'
  | 'dataContact'
  | 'documents'
  | 'submissions'
> & {
  readonly documents?: Readonly<Record<string, Pick<SiteDocument, 'updated'>>>;
  readonly submissions?: Pick<Submissions, 'privacyPage'>;
};

/**
 * Messages as the browser gets them: id → the syntax tree that react-intl formats (`IntlMessageFormat#getAst`), or
 * text where the parser is at hand.
 */
export type SiteMessages = NonNullable<IntlConfig['messages']>;

/** The site as a page gets it, in one language. Built by the server, one immutable file per language. */
export interface Site {
  readonly config: PublicConfig;
  readonly language: Language;
  /** Given for a language that is written from right to left. */
  readonly isRightToLeft?: true;
  readonly messages: SiteMessages;
  /** Language code → the text that replaces a page that could not be rendered. */
  readonly pageErrors: Readonly<Record<string, string>>;
  /** Fields, of every entity that the config's sources name, that are not shown as they are: dates, amounts and so on. */
  readonly entities: Readonly<Record<string, EntityFields>>;
  /** Name → path, in 24 × 24 units, of the icons that the config names and browsers do not have. */
  readonly icons: Readonly<Record<string, string>>;
  /** Path of the page that links to every page, where there is one. */
  readonly siteMapPath: string | null;
  /** Path of the page with the search, where there is one. */
  readonly searchPath: string | null;
  /** Path of the page where visitors look up their submissions; absent without one. */
  readonly trackPath?: string;
  /** Addresses of the site's legal documents in this language by name; each is an immutable file of `Block`s. */
  readonly documents: Readonly<Record<string, string>>;
  /** Notices of the forms about the data of visitors. */
  readonly notices: FormNotices;
  /** Whether the browser registers the service worker. */
  readonly hasWorker?: boolean;
  /** Whether the browser reports the pages that script shows, which the server counts. */
  readonly countsVisits?: boolean;
  /** Given in a static export. */
  readonly staticExport?: StaticExport;
}

/** The site as its file has it, with fewer bytes: without the query that most sources have, and texts instead of their syntax trees. */
export interface SiteFile extends Omit<Site, 'config' | 'messages'> {
  readonly config: Omit<PublicConfig, 'sources'> & {
    readonly sources: Readonly<Record<string, Omit<Source, 'query'> & Partial<Pick<Source, 'query'>>>>;
  };
  readonly messages: Readonly<Record<string, SiteMessages[string]>>;
}
