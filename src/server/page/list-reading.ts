import { prepareRecords } from '../../engine/binding/prepare-records';
import type { ListSelection } from '../../engine/source/list-selection';
import type { CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import { sourceRequest, type SourceParameters } from '../../engine/source/source-request';
import type { Council } from '../council/council';
import { readPageList } from './read-list';

/** Sources from which lists are read. */
export interface ReadingOptions {
  readonly checked: CheckedSite;
  /** The site in the language of the records. */
  readonly site: Site;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

type Parameters = Omit<SourceParameters, 'language'>;

/** Reads whole lists of the council, for files such as the search index. */
export interface ListReading {
  /** The records that a list selects, current ones unless it says otherwise; none if it fails or is late. */
  readonly read: (
    source: string,
    parameters?: Parameters,
    selection?: Omit<ListSelection, 'source'>,
  ) => Promise<readonly CouncilRecord[]>;
  /** Whether every list answered in time so far. */
  readonly isComplete: () => boolean;
}

/** Time for all lists, as a multiple of that for one. */
const allLists = 5;

/** Begins to read; each list may take `api.wave` seconds, and all of them five times as long. */
export function beginReading({ checked, site, council, today }: ReadingOptions): ListReading {
  const { sources, api } = checked.config;
  const end = performance.now() + api.wave * 1000 * allLists;
  let isComplete = true;
  const lateAfter = () => Math.min(api.wave * 1000, end - performance.now());
  return {
    isComplete: () => isComplete,
    read: async (source, parameters = {}, selection = {}) => {
      const request = sourceRequest(sources, source, { ...parameters, language: site.language.code });
      if (!request) return [];
      const records = await readPageList(council, request, lateAfter());
      if (!records) isComplete = false;
      return prepareRecords(records ?? [], { ...selection, source }, { site, today });
    },
  };
}
