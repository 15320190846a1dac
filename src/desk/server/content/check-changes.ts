import type { Problem } from '../../../engine/site/checked-site';
import type { SitePlace } from '../../../server/site/read-site';
import { checkRecords, checkWhole } from './check-lists';
import { type ContentSite, readContentSite, withChanges } from './content-site';
import type { FileTexts } from './editable-list';

/** Changes of the files of a site that are checked before they are kept. */
export interface ContentChanges {
  readonly texts: FileTexts;
  /** Files that are not published yet. */
  readonly uploads: readonly string[];
  /** Extent of the check: the records of files, by their names, or of all files, or the whole site. */
  readonly scope: ReadonlySet<string> | 'records' | 'site';
}

/** Work for a process: to check changes of the site at a place. */
export interface CheckJob {
  readonly check: ContentChanges & { readonly place: SitePlace };
}

/** The mistakes of a site with changes. */
export function checkChanges(
  site: ContentSite,
  { texts, uploads, scope }: ContentChanges,
): readonly Problem[] {
  const changed = withChanges(site, texts, uploads);
  if (scope === 'site') return checkWhole(changed);
  return scope === 'records' ? checkRecords(changed) : checkRecords(changed, scope);
}

/** Reads the site at a place, and checks its changes. */
export async function runCheck({ check }: CheckJob): Promise<readonly Problem[]> {
  return checkChanges(await readContentSite(check.place), check);
}
