import { fieldText, type CouncilRecord } from '../../engine/record/record';
import type { Site } from '../../engine/site/site';
import type { CouncilBinding } from '../../engine/site-config.generated';

/** A text of the council's record by its slot; null when it is missing. */
export function councilText(
  site: Site,
  council: CouncilRecord | null,
  what: keyof CouncilBinding,
): string | null {
  const field = site.config.council.bind[what];
  return council && field ? fieldText(council, field) : null;
}
