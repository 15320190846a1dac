import { pageSections } from '../../../engine/page/page-sections';
import { calendarEnding, prefixedPath } from '../../../engine/page/page-url';
import { currentListOf, listsOfSection } from '../../../templates/declarations';
import type { Condition, EventFields, Page, SiteConfig } from '../../../engine/site-config.generated';

/** A page about an event, and the source with its record. */
export interface EventPage {
  readonly page: Page;
  readonly source: string;
  readonly event: EventFields;
}

/** A list of events on a page. */
export interface EventList {
  readonly source: string;
  readonly event: EventFields;
  readonly where: readonly Condition[];
  /** Path of the pages about single events of the list; null without such pages. */
  readonly eventPage: string | null;
}

/** A page that lists events to come. */
export interface EventListPage {
  readonly page: Page;
  readonly lists: readonly EventList[];
}

/** The pages of a site that are about events: those that show one record of a source that has `event`. */
export function eventPages(config: SiteConfig): readonly EventPage[] {
  return config.pages.flatMap((page) => {
    if (page.subject === undefined) return [];
    const lists = pageSections(config, page).flatMap((section) => listsOfSection(section, config));
    const [eventPage] = lists.flatMap(({ source, show }) => {
      const event = config.sources[source]?.event;
      return event && show === 'subject' ? [{ page, source, event }] : [];
    });
    return eventPage ?? [];
  });
}

/** The pages of a site that list the events of sources that have `event`; pages about a subject have no such file. */
export function eventListPages(config: SiteConfig): readonly EventListPage[] {
  return config.pages.flatMap((page) => {
    if (page.subject !== undefined) return [];
    const lists = pageSections(config, page).flatMap((section): EventList[] => {
      const list = currentListOf(section);
      if (!list) return [];
      const { source, where = [], page: eventPage = null } = list;
      const event = config.sources[source]?.event;
      return event ? [{ source, event, where, eventPage }] : [];
    });
    return lists.length > 0 ? [{ page, lists }] : [];
  });
}

/** The path of the calendar file of a page in a language, and of one about an event: that of the page with an ending. */
export function calendarPath(
  code: string,
  { page }: Pick<EventPage, 'page'>,
  id: string | null = null,
): string {
  return prefixedPath(code, page.path, id) + calendarEnding;
}
