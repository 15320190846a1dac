import type { Site } from '../../model/site/site';
import type { TemplateName } from '../../templates/declaration';
import { loadTemplate } from '../../templates/registry';
import { pageSections } from '../../model/page/page-sections';
import { resolvePath } from '../../model/page/page-url';

function templatesAt({ config }: Site, path: string | null): readonly TemplateName[] {
  const page = path === null ? null : resolvePath(config, path).page;
  return pageSections(config, page).map(({ template }) => template);
}

/**
 * Loads the code of a page's templates before hydration: a section whose code is missing would be rendered again, and
 * lose what was typed into its form. Never rejects.
 * @param path null for the not-found page
 */
export async function loadTemplates(site: Site, path: string | null): Promise<void> {
  await Promise.allSettled(templatesAt(site, path).map(loadTemplate));
}
