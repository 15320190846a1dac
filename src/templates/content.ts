import { createContext, useContext } from 'react';
import type { CouncilRecord } from '../engine/record/record';
import type { BindContext } from '../engine/binding/context';
import type { PageForm } from '../engine/form/page-form';
import type { PageLookup } from '../engine/lookup/lookup';
import type { PageSearch } from '../engine/search/search-results';
import type { ListView } from '../engine/source/list-view';
import type { DocumentState, SourceState } from '../engine/source/load-state';

/** The organisation or committee that a page is about. */
export interface Subject {
  readonly id: string;
  readonly name: string | null;
}

/** The site's interface to the templates. */
export interface Content {
  readonly context: BindContext;
  /** First record of the council detail; null until it is known. */
  readonly council: CouncilRecord | null;
  readonly subject: Subject | null;
  /**
   * A hook: the records of a source for the page's subject, and for a category for a source per category; all that the
   * view shows, at least.
   */
  readonly useRecords: (source: string, view: ListView, category?: string | null) => SourceState;
  /** A hook: false in the server's HTML and the first browser render, which work without script; true after hydration. */
  readonly useHydrated: () => boolean;
  /** A hook: the text of a legal document under its address. */
  readonly useDocument: (address: string) => DocumentState;
  /** Requested page of long lists, 1-based (`?page=2`; B4.5.5). */
  readonly listPage: number;
  /** URL of a page of the long lists, for visitors without script. */
  readonly listPageUrl: (number: number) => string;
  /** The address of a page under the visitor's language prefix, for a plain link. */
  readonly pageAddress: (path: string) => string;
  /** The address of the current page in another language, for a plain link. */
  readonly languageAddress: (code: string) => string;
  /** Public URL of the current page in its language, for sharing. */
  readonly publicUrl: string;
  /** Whether the section is the first of its page, so that its first picture is on the first screen. */
  readonly isFirstSection: boolean;
  /** Title of the current page, as in its heading. */
  readonly pageTitle: string;
  /** URL, without a query, that receives forms posted without script; null in a static export without a server. */
  readonly formPage: string | null;
  /** Search for the query of the URL in the HTML; undefined without one, and after the first navigation. */
  readonly pageSearch: PageSearch | undefined;
  /** Look-up of a submission in the HTML; undefined on other pages, and after the first navigation. */
  readonly pageLookup: PageLookup | undefined;
  /** Form data embedded in the HTML; null after the first navigation. */
  readonly pageForm: PageForm | null;
}

const ContentContext = createContext<Content | null>(null);

export const ContentProvider = ContentContext.Provider;

/** The content that the site provides. Throws outside a page. */
export function useContent(): Content {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent was called outside a page.');
  return content;
}
