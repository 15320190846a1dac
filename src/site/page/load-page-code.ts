import { pageSections } from '../../engine/page/page-sections';
import type { Page } from '../../engine/site-config.generated';
import type { PublicConfig } from '../../engine/site/site';
import { loadTemplate } from '../../templates/registry';

/**
 * Loads the code of a page's templates. Rejects when that fails.
 * @param page null for the not-found page
 */
export async function loadPageCode(config: PublicConfig, page: Page | null): Promise<void> {
  await Promise.all(pageSections(config, page).map(({ template }) => loadTemplate(template)));
}
