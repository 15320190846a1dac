import type { SiteConfig } from './site-config.generated';
import type { EntityFields } from './site';

/** JSON Schema of an entity, as far as the engine reads it. */
export interface EntitySchema {
  readonly title: string;
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Entity {
  readonly name: string;
  readonly schema: EntitySchema;
  readonly fields: EntityFields;
}

/** A site whose config, messages and content were read from a folder and found right. Server side only. */
export interface CheckedSite {
  readonly config: SiteConfig;
  /** Absolute path of the content folder. */
  readonly folder: string;
  readonly entities: Readonly<Record<string, Entity>>;
  /** Language code → message id → ICU message: the engine's catalogue with the site's own over it. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Records name → records as they stand in the content file, texts side by side in every language. */
  readonly records: Readonly<Record<string, readonly unknown[]>>;
  /** Document name → language code → Markdown text. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A mistake, with its place: told to whoever edits the file. */
export interface Problem {
  /** File, relative to the folder of the site config. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Where in the document, as a reader would write it: `pages[3].sections[0].bind.title`. */
  readonly at: string;
  /** What is wrong: what was found and what was expected. */
  readonly message: string;
  /** How to mend it, with the nearest right name where there is one. */
  readonly hint?: string;
  /** A warning does not stop the site. */
  readonly severity: 'error' | 'warning';
}
