import { searchesSite, templateNames } from '../../templates/declarations';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { pagesOf, type CheckContext, type PageEntry } from '../check-context';

const withSearch: readonly string[] = templateNames.filter(searchesSite);

const hasSearch = (section: Json): boolean => withSearch.includes(textAt(section, 'template') ?? '');

/** The pages with a search, to which the header leads. */
export function pagesWithSearch(config: Json): PageEntry[] {
  return pagesOf(config).filter(({ page }) => itemsOf(at(page, 'sections')).some(hasSearch));
}

/** Checks that a site with a search has one page for it, and that such a page has something to find. */
export function checkSearch({ config }: CheckContext): Finding[] {
  const pages = pagesWithSearch(config);
  const hasIndex = at(config, 'search') !== undefined;
  const [first, ...others] = pages;
  if (hasIndex && !first) {
    const message = 'No page has a search, so that nothing leads to it.';
    const hint = `Add a page with a section “"template": "${withSearch.join()}"”.`;
    return [{ path: ['search'], message, hint }];
  }
  if (first && !hasIndex) {
    const message = `The page “${first.path}” finds nothing: the config has no “search”.`;
    return [{ path: ['pages', first.index, 'sections'], message, hint: 'Add “search” with its groups.' }];
  }
  return others.map(({ index, path }) => ({
    path: ['pages', index, 'sections'],
    message: `“${path}” is a second page with a search; the header leads to “${first?.path ?? ''}”.`,
  }));
}
