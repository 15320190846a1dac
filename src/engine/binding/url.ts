import { fieldText, type CouncilRecord } from '../record/record';
import { safeUrl } from '../url/safe-url';

/** The URL in a field; null for a field that is not bound, is missing or has no safe URL. */
export function bindUrl(field: string | undefined, record: CouncilRecord): string | null {
  return field === undefined ? null : safeUrl(fieldText(record, field));
}
