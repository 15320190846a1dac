import { pageSections } from '../../model/page/page-sections';
import type { Page } from '../../model/site-config.generated';
import type { PublicConfig } from '../../model/site/site';
import { loadTemplate } from '../../templates/registry';
import { lazyComponent } from '../../ui/hydration/lazy-component';

/** What a page about a subject shows until one is chosen. */
export const subjectChoice = lazyComponent(async () => (await import('./SubjectChoice')).SubjectChoice);

const loaded = new WeakMap<object, Promise<void>>();

/**
 * Loads the code of a page's templates and of its subject choice. Returns the same promise per page, as React's `use`
 * requires. Never rejects: a template that could not be loaded is tried again by its section.
 * @param page null for the not-found page
 */
export function loadPageCode(config: PublicConfig, page: Page | null): Promise<void> {
  const key = page ?? config;
  const found = loaded.get(key);
  if (found) return found;
  const loads = pageSections(config, page).map(({ template }) => loadTemplate(template));
  if (page?.subject !== undefined) loads.push(subjectChoice.load());
  const all = Promise.all(loads).then(
    () => undefined,
    () => {
      loaded.delete(key);
    },
  );
  loaded.set(key, all);
  return all;
}
