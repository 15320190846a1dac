import { pageSections } from '../../src/engine/page/page-sections';
import type { SiteConfig } from '../../src/engine/site-config.generated';
import { allListsOf, categoryRequestOf } from '../../src/templates/declarations';

/** Source → sources of the subjects and categories whose ids its call has, as pages use it. */
export type IdSources = Readonly<Record<string, { readonly subject?: string; readonly category?: string }>>;

/** The sources on whose records others depend. */
export function idSources(config: SiteConfig): IdSources {
  const uses = config.pages.flatMap((page) => {
    const subject = page.subject === undefined ? undefined : config.subjects?.[page.subject]?.source;
    return pageSections(config, page).flatMap((section) => {
      const dependent = categoryRequestOf(section);
      const ids = {
        ...(subject !== undefined && { subject }),
        ...(dependent && { category: dependent.categories }),
      };
      return allListsOf(section, config).map(({ source }) => [source, ids] as const);
    });
  });
  return Object.fromEntries(uses);
}
