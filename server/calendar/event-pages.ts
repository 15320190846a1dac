import { pageSections } from '../../src/model/page/page-sections';
import { calendarEnding, prefixedPath } from '../../src/model/page/page-url';
import { recordSourceOf } from '../../src/templates/declarations';
import type { EventFields, Page, SiteConfig } from '../../src/model/site-config.generated';

/** A page about an event, and the source with its record. */
export interface EventPage {
  readonly page: Page;
  readonly source: string;
  readonly event: EventFields;
}

/** The pages of a site that are about events: those that show one record of a source that has `event`. */
export function eventPages(config: SiteConfig): readonly EventPage[] {
  return config.pages.flatMap((page) => {
    if (page.subject === undefined) return [];
    const [found] = pageSections(config, page).flatMap((section) => {
      const source = recordSourceOf(section);
      const event = source === null ? undefined : config.sources[source]?.event;
      return source !== null && event ? [{ page, source, event }] : [];
    });
    return found ?? [];
  });
}

/** The path of the calendar file of an event in a language: that of its page with an ending. */
export function calendarPath(code: string, { page }: EventPage, id: string): string {
  return prefixedPath(code, page.path, id) + calendarEnding;
}
