import { inlineText } from '../../../engine/site/config-text';
import { fieldText } from '../../../engine/record/record';
import type { Search } from '../../../engine/site-config.generated';
import { beginReading, type ReadingOptions } from '../list-reading';
import { siteTranslate } from '../../site/site-translate';
import { entriesOfKind, type FoundEntry } from './search-entries';

/** Searchable content in one language, by kind. */
export interface ReadEntries {
  readonly groups: readonly { readonly title: string; readonly entries: readonly FoundEntry[] }[];
  /** Whether every list answered in time. */
  readonly isComplete: boolean;
}

/** Reads what can be found in the language of a site. */
export async function readEntries(options: ReadingOptions, search: Search): Promise<ReadEntries> {
  const { checked, site } = options;
  const { config } = checked;
  const { bind, source } = config.council;
  const reading = beginReading(options);
  const [council = null] = await reading.read(source);
  const name = (council && fieldText(council, bind.name)) ?? inlineText(config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const sources = { config, searchPath: site.searchPath, translate, reading, council };
  const groups = await Promise.all(
    search.groups.map(async (kind) => ({
      title: translate(kind.title),
      entries: await entriesOfKind(sources, kind),
    })),
  );
  return { groups, isComplete: reading.isComplete() };
}
