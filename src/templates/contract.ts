import { createContext, useContext, type ReactElement } from 'react';
import type { CouncilRecord } from '../binding/council-record';
import type { BindContext } from '../binding/context';
import type { Section } from '../config/site-config.generated';
import type { OpenForm } from '../content/open-form';
import type { PageForm } from '../content/page-form';
import type { AnswerState } from '../content/use-answer';

export type TemplateName = Section['template'];

/** The sections that a template draws. */
export type SectionOf<Name extends TemplateName = TemplateName> = Extract<Section, { template: Name }>;

/** The organisation or committee that a page is about. */
export interface Subject {
  readonly id: string;
  readonly name: string | null;
}

/** What a template gets from the site around it. */
export interface Content {
  readonly context: BindContext;
  /** First record of the council detail; null until it is known. */
  readonly council: CouncilRecord | null;
  readonly subject: Subject | null;
  /** A hook: the records of a source for the page's subject, and for a category where the source wants one. */
  readonly useRecords: (source: string, category?: string | null) => AnswerState;
  /** True once the browser runs the page: false in the first HTML, where everything is shown that needs no script. */
  readonly live: boolean;
  /** The address of a page under the visitor's language prefix, for a plain link. */
  readonly pageAddress: (path: string) => string;
  /** Title of the page that is shown, as its heading has it. */
  readonly pageTitle: string;
  /** Opens a form of the config by its name. Throws when there is none. */
  readonly openForm: (name: string) => OpenForm;
  /** What the HTML carries for the forms on it; null on every page after the first. */
  readonly pageForm: PageForm | null;
}

/** How a template is drawn: a component for its own sections. */
export interface Template<Name extends TemplateName> {
  readonly render: (section: SectionOf<Name>) => ReactElement | null;
}

const ContentContext = createContext<Content | null>(null);

export const ContentProvider = ContentContext.Provider;

/** What the site gives to the template that asks. Throws outside a page. */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('A template is drawn outside a page.');
  return content;
}
