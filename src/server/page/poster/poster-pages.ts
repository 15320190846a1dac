import { pageSections } from '../../../engine/page/page-sections';
import type {
  DetailSection,
  Page,
  PosterOptions,
  SiteConfig,
  Subject,
} from '../../../engine/site-config.generated';

/** A page about a record that has posters. */
export interface PosterPage {
  readonly page: Page;
  readonly section: DetailSection;
  readonly poster: PosterOptions;
  readonly subject: Subject;
}

/** The pages of a site whose records have posters. */
export function posterPages(config: SiteConfig): readonly PosterPage[] {
  return config.pages.flatMap((page) => {
    const subject = page.subject === undefined ? undefined : config.subjects?.[page.subject];
    if (!subject) return [];
    return pageSections(config, page).flatMap((section) =>
      section.template === 'detail' && section.poster
        ? [{ page, section, poster: section.poster, subject }]
        : [],
    );
  });
}
