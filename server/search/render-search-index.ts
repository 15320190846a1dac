import type { SearchEntry, SearchGroup, SearchIndex } from '../../src/model/search/search-index';
import { inlineText } from '../../src/model/site/config-text';
import type { Search } from '../../src/model/site-config.generated';
import { fieldText } from '../../src/model/record/record';
import type { RenderedText } from '../page/rendered-text';
import { siteTranslate } from '../site/site-translate';
import { lettersIn } from './letters';
import { entriesOfKind } from './search-entries';
import { createSearchPlaces } from './search-places';
import { beginReading, type ReadingOptions } from '../page/list-reading';

/** What a search index is made from. */
export interface SearchIndexSource extends ReadingOptions {
  readonly search: Search;
}

/** Characters of all titles and texts of an index. */
const mostCharacters = 600_000;

/** The entries that fit, in the order of the groups. */
function limitGroups(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  let left = mostCharacters;
  const fits = ([title, text, , address = '']: SearchEntry) => {
    left -= title.length + text.length + address.length;
    return left >= 0;
  };
  return groups.map(({ title, entries }) => ({ title, entries: entries.filter(fits) }));
}

/** Renders the search index of a language (B10.10.2). */
export async function renderSearchIndex(source: SearchIndexSource): Promise<RenderedText> {
  const { checked, site, search } = source;
  const { config } = checked;
  const { bind, source: councilSource } = config.council;
  const reading = beginReading(source);
  const [council = null] = await reading.read(councilSource);
  const name = (council && fieldText(council, bind.name)) ?? inlineText(config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const places = createSearchPlaces();
  const sources = { config, searchPath: site.searchPath, translate, reading, places, council };
  const groups = await Promise.all(
    search.groups.map(async (kind) => ({
      title: translate(kind.title),
      entries: await entriesOfKind(sources, kind),
    })),
  );
  const index: SearchIndex = {
    letters: lettersIn(config.languages.list),
    places: places.list,
    groups: limitGroups(groups),
  };
  return { text: JSON.stringify(index), isComplete: reading.isComplete() };
}
