import type { Condition, Section, SiteConfig, TextBinding } from '../engine/site-config.generated';
import type { ListSelection } from '../engine/source/list-selection';
import { mistakesOf, sentencesOf, type Sentence } from '../engine/site/sentence';
import type { sectionSentences } from './section-sentences';

export type TemplateName = Section['template'];

/** The sections that a template renders. */
export type SectionOf<Name extends TemplateName = TemplateName> = Extract<Section, { template: Name }>;

/** Two requests of which the second needs an id from the first. */
export interface CategoryRequest {
  /** Source of the categories. */
  readonly categories: string;
  /** The records of one category; the query of their source contains `$category.id`. */
  readonly records: ListSelection;
}

/** A list of current records, which may be events to come. */
export interface CurrentList {
  readonly source: string;
  readonly where?: readonly Condition[];
  /** Path of the page about one of the records. */
  readonly page?: string;
}

/** What the posters of a record show beside its title. */
export interface PosterBinding {
  readonly source: string;
  /** Field with the date. */
  readonly date?: string | undefined;
  readonly body?: TextBinding | undefined;
}

export const sectionSentence = sentencesOf<typeof sectionSentences>();
export const sectionMistake = mistakesOf<typeof sectionSentences>();

/** A mistake in a section, reported to whoever edits the config. */
export interface SectionProblem {
  /** Keys from the section to the value that is wrong. */
  readonly path: readonly (string | number)[];
  /** Whether it is about the last key of the path instead of its value. */
  readonly onKey?: boolean;
  readonly message: Sentence;
  readonly hint?: Sentence;
}

/** The part of the config that says what the sections of a page request, beside the sections. */
export type ListConfig = Pick<SiteConfig, 'forms'>;

/** The requirements of a template. Free of React, so that the server and the checker can import it. */
export interface TemplateDeclaration<Name extends TemplateName> {
  /** The lists that a section requests at once, with what it shows of them. */
  readonly lists?: (section: SectionOf<Name>, config: ListConfig) => readonly ListSelection[];
  /** The request that depends on the chosen category, where the template shows records per category. */
  readonly categoryRequest?: (section: SectionOf<Name>) => CategoryRequest;
  /** Names of the forms that a section shows. */
  readonly forms?: (section: SectionOf<Name>) => readonly string[];
  /** Names of the legal documents that a section shows. */
  readonly documents?: (section: SectionOf<Name>) => readonly string[];
  /** Mistakes in a section that its schema cannot find. The config fits its schema when this is called. */
  readonly check?: (section: SectionOf<Name>) => readonly SectionProblem[];
  /** Whether the template shows one record in full, on the page about it. */
  readonly showsRecord?: boolean;
  /** The list of current records that a section shows and offers as a calendar file where they are events. */
  readonly currentList?: (section: SectionOf<Name>) => CurrentList | null;
  /** The posters to which a section links; null where it has none. */
  readonly poster?: (section: SectionOf<Name>) => PosterBinding | null;
  /** Whether the template searches the site, so that the header leads to its page. */
  readonly searches?: boolean;
  /** The part of a looked-up submission that a section shows its sender. */
  readonly looksUp?: (section: SectionOf<Name>) => 'state' | 'data';
  /** Whether the template links to the table of its source, which is open data. */
  readonly offersTable?: boolean;
  /** Whether the template lets visitors follow lists. */
  readonly offersPush?: boolean;
  /** Whether the template links to every page, so that a menu without script can lead to its page. */
  readonly linksToAllPages?: boolean;
}
