import { mistake, sentence } from '../sentences/sentence';
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
    const found = mistake('search.noPage', { template: withSearch.join() });
    return [{ path: ['search'], ...found }];
  }
  if (first && !hasIndex) {
    const path = ['pages', first.index, 'sections'];
    return [{ path, ...mistake('search.noIndex', { path: first.path }) }];
  }
  return others.map(({ index, path }) => ({
    path: ['pages', index, 'sections'],
    message: sentence('search.second', { path, first: first?.path ?? '' }),
  }));
}
