import { fieldText, type CouncilRecord } from '../../src/model/record/record';
import type { Site } from '../../src/model/site/site';
import type { CouncilBinding } from '../../src/model/site-config.generated';

/** A text of the council's record by its slot; null when it is missing. */
export function councilText(
  site: Site,
  council: CouncilRecord | null,
  what: keyof CouncilBinding,
): string | null {
  const field = site.config.council.bind[what];
  return council && field ? fieldText(council, field) : null;
}
