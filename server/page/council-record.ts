import { fieldText, type CouncilRecord } from '../../src/model/record/record';
import type { Site } from '../../src/model/site/site';
import type { CouncilBinding } from '../../src/model/site-config.generated';
import { recordsOfSource, type PageContent } from './page-records';

/** The council's own record in the data of a page; null while there is none. */
export function councilOf(content: Pick<PageContent, 'site' | 'pageData'>): CouncilRecord | null {
  return recordsOfSource(content, content.site.config.council.source)[0] ?? null;
}

/** The record with its name and icon, as the browser reads them (B4.3.1). */
export function identityOf(content: Pick<PageContent, 'site' | 'pageData'>): CouncilRecord | null {
  const { source, identity = source } = content.site.config.council;
  return recordsOfSource(content, identity)[0] ?? null;
}

/** A text of the council's record by its slot; null when it is missing. */
export function councilText(
  site: Site,
  council: CouncilRecord | null,
  what: keyof CouncilBinding,
): string | null {
  const field = site.config.council.bind[what];
  return council && field ? fieldText(council, field) : null;
}
