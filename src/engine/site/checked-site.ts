import type { FontFile } from '../theme/font-file';
import type { Condition, SiteConfig } from '../site-config.generated';
import type { ListView } from '../source/list-view';
import type { Sentence } from './sentence';
import type { EntityFields } from './site';

/** JSON Schema of an entity, as far as the engine reads it. */
export interface EntitySchema {
  readonly title: string;
  readonly description?: string;
  /** Whether its records are about citizens. */
  readonly ofCitizens?: boolean;
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Meaning of records at schema.org, as the schema of their entity says. */
export interface RecordMeaning {
  /** Such as `NewsArticle`; null for records that are nothing there. */
  readonly type: string | null;
  /** Field → property, such as `headline` or `address.addressRegion`. */
  readonly properties: Readonly<Record<string, string>>;
  /** Property → what it is beside the fields: the council, or its place. */
  readonly links: Readonly<Record<string, 'council' | 'place'>>;
  /** Field with a list → what its items are. */
  readonly lists: Readonly<Record<string, RecordMeaning>>;
}

export interface Entity {
  readonly name: string;
  readonly schema: EntitySchema;
  readonly fields: EntityFields;
  readonly meaning: RecordMeaning;
}

/** Names of fields; a nested list has its own selection. */
export interface FieldSelection {
  readonly [field: string]: true | FieldSelection;
}

/** A field by which every use of a source selects, and the terms that any of them names. */
export interface TermUse {
  readonly field: string;
  readonly terms: readonly string[];
}

/** The part of a source that the pages of a site need. */
export interface SourceUse {
  /** Fields that the bindings use; null for all of them. */
  readonly fields: FieldSelection | null;
  /** The same object, or fewer of them where some are only shown on the page about a record. */
  readonly listFields: FieldSelection | null;
  /** Views of it that pages show. */
  readonly views: readonly ListView[];
  /** Fields whose documents are shown by their first page. */
  readonly previews: readonly string[];
  /** Conditions that every use of the source has: records that do not meet them are never shown. */
  readonly where: readonly Condition[];
  /** Fields whose terms decide whether a record is shown at all. */
  readonly terms: readonly TermUse[];
}

/** A site whose config, messages and content were read from a folder and found right. Server side only. */
export interface CheckedSite {
  readonly config: SiteConfig;
  /** Absolute path of the content folder. */
  readonly folder: string;
  readonly entities: Readonly<Record<string, Entity>>;
  /** Language code → message id → ICU message: the engine's catalogue with the site's own over it. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Last day of the first text of the district to end, YYYY-MM-DD: then the site is to be read again. */
  readonly districtTextsUntil?: string | undefined;
  /** Records name → records as they stand in the content file, texts side by side in every language. */
  readonly records: Readonly<Record<string, readonly unknown[]>>;
  /** Source name → what the pages need of it. */
  readonly sourceUses: Readonly<Record<string, SourceUse>>;
  /** Name of a file in the content folder, such as `documents/a.pdf` → its size in bytes. */
  readonly documentSizes: Readonly<Record<string, number>>;
  /** Name of a font file that the theme names, such as `fonts/a.woff2` → the file. */
  readonly fontFiles: Readonly<Record<string, FontFile>>;
  /** Name of a file in the content folder, such as `records/news.json` → when it was last changed, in ms since the epoch. */
  readonly fileTimes: Readonly<Record<string, number>>;
  /** Document name → language code → Markdown text. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Only an error stops the site; a note is no mistake. */
export type Severity = 'error' | 'warning' | 'note';

/** A mistake and its place in a file, as the checker reports it; `src/check/sentences` has its words. */
export interface Problem {
  /** File, relative to the folder of the site config. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Where in the document, as a reader would write it: `pages[3].sections[0].bind.title`. */
  readonly at: string;
  /** The mistake: what was found and what was expected. */
  readonly message: Sentence;
  /** How to fix it, with the nearest valid name if there is one. */
  readonly hint?: Sentence;
  readonly severity: Severity;
}
