import { pageSections } from '../../../engine/page/page-sections';
import type { Page, SiteConfig, Subject } from '../../../engine/site-config.generated';
import { posterOfSection } from '../../../templates/declarations';

/** A page about a record that has posters. */
export interface PosterPage {
  readonly page: Page;
  readonly poster: NonNullable<ReturnType<typeof posterOfSection>>;
  readonly subject: Subject;
}

/** The pages of a site whose records have posters. */
export function posterPages(config: SiteConfig): readonly PosterPage[] {
  return config.pages.flatMap((page) => {
    const subject = page.subject === undefined ? undefined : config.subjects?.[page.subject];
    const [poster] = pageSections(config, page).flatMap((section) => posterOfSection(section) ?? []);
    return subject && poster ? [{ page, poster, subject }] : [];
  });
}
