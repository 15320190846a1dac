import { isObject } from '../../engine/json/json';
import { parseDay } from '../../engine/record/parse-day';
import type { Page } from '../../engine/site-config.generated';
import type { PublicConfig } from '../../engine/site/site';
import { sourcesIn } from '../../engine/source/sources-in';
import { useShownLists, type ShownList } from './use-shown-lists';
import { useSite } from './use-site';

type Sections = Pick<Page, 'sections' | 'columns' | 'subject'>;

/** The newest day of the lists of some sources: those about this subject, where they are about one. */
function newestOf(
  lists: readonly ShownList[],
  sources: readonly string[],
  subject: string | null,
): string | null {
  const days = lists.flatMap(({ key, data }) => {
    const [source = '', query] = key.split('?');
    const about = new URLSearchParams(query).get('subject');
    const isShown = sources.includes(source) && (about === null || about === subject);
    return (isShown && isObject(data) ? parseDay(data.updated) : null) ?? [];
  });
  return days.sort().at(-1) ?? null;
}

type Documents = NonNullable<PublicConfig['documents']>;

/** The newest day that the documents of a page say of themselves. */
function documentDay({ sections = [] }: Sections, documents: Documents): string | null {
  const names = sections.flatMap((section) => ('document' in section ? [section.document] : []));
  const days = names.flatMap((name) => documents[name]?.updated ?? []);
  return days.sort().at(-1) ?? null;
}

/**
 * The day, YYYY-MM-DD, on which the content of a page was last changed: that of its newest list, with the list of its
 * subjects while none is chosen; for a page without lists and documents that of the shell's newest list. Null where it is not
 * known, and where a document of the page says the same or a later day.
 */
export function useLastUpdated(page: Sections, subject: string | null): string | null {
  const { config } = useSite().site;
  const statedDay = documentDay(page, config.documents ?? {});
  const unchosen = subject === null && page.subject && config.subjects?.[page.subject];
  const own = sourcesIn([page.sections, page.columns, unchosen]);
  const sources = own.length > 0 || statedDay !== null ? own : sourcesIn([config.council, config.shell]);
  const newest = useShownLists((lists) => newestOf(lists, sources, subject));
  if (config.shell.lastUpdated !== true || newest === null) return null;
  return statedDay === null || newest > statedDay ? newest : null;
}
