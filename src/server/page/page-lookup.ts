import type { LookupOutcome, PageLookup } from '../../engine/lookup/lookup';
import type { CheckedSite } from '../../engine/site/checked-site';
import { lookupMessages } from '../site/public-site';
import { requestDaysOf } from '../submissions/lookup/data-request';

/** Data in the HTML of a page with the look-up of submissions. */
export function pageLookup(
  checked: CheckedSite,
  code: string,
  outcome: LookupOutcome | null = null,
): PageLookup {
  return {
    messages: lookupMessages(checked, code),
    requestDays: requestDaysOf(checked.config),
    outcome,
  };
}
