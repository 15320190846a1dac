import { embeddedCouncil } from '../../src/server/council/embedded';
import type { Council } from '../../src/server/council/council';
import { renderSearchIndex } from '../../src/server/page/search/render-search-index';
import { makeSiteFiles } from '../../src/server/site/site-files';
import { isSearchIndex, type SearchIndex } from '../../src/engine/search/search-index';
import type { CheckedSite } from '../../src/engine/site/checked-site';

/** A search index of a site, and what a browser downloads of it. */
export interface RenderedIndex {
  readonly index: SearchIndex;
  readonly text: string;
  readonly isComplete: boolean;
}

/** The council of a site's content folder; its pictures are not made. */
export function councilOfSite(checked: CheckedSite): Council {
  return embeddedCouncil(checked, { urlOfContent: (value) => Promise.resolve(value) });
}

/** Renders the search index of a site in a language. */
export async function searchIndexOf(
  checked: CheckedSite,
  code: string,
  council: Pick<Council, 'get'> = councilOfSite(checked),
): Promise<RenderedIndex> {
  const { sites } = await makeSiteFiles(checked, () => Promise.resolve(null));
  const { search } = checked.config;
  const site = sites[code];
  if (!search || !site) throw new Error(`The site has no search in ${code}.`);
  const { text, isComplete } = await renderSearchIndex({
    checked,
    site,
    sites,
    search,
    council,
    today: '2026-11-20',
  });
  const index: unknown = JSON.parse(text);
  if (!isSearchIndex(index)) throw new Error('The search index has the wrong shape.');
  return { index, text, isComplete };
}
