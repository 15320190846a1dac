import type { Site } from '../config/site';
import type { TemplateName } from '../templates/contract';
import { loadTemplate } from '../templates/registry';
import { placeOf } from './page-address';

function templatesAt({ config }: Site, path: string): readonly TemplateName[] {
  const { page } = placeOf(config, path);
  const { sections = [], columns } = page ?? { ...config.notFound, columns: undefined };
  const beside = columns ? [...(columns.left ?? []), ...columns.centre, ...(columns.right ?? [])] : [];
  return [...sections, ...beside].map(({ template }) => template);
}

/**
 * Fetches the code of the templates on the page of a path, before the page is hydrated: a section whose code comes
 * later would be drawn anew, and what was typed into its form by then would be lost. Never rejects.
 */
export async function loadTemplates(site: Site, path: string): Promise<void> {
  await Promise.allSettled(templatesAt(site, path).map(loadTemplate));
}
