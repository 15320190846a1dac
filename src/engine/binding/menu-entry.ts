import type { CouncilRecord } from '../record/record';
import type { MenuEntry } from '../site-config.generated';
import { safeUrl } from '../url/safe-url';
import { bindUrl } from './url';

/** Whether the menu shows an entry; depends on the flags of the site (B2.5.6). */
export function isEntryShown({ when }: MenuEntry, flags: Readonly<Record<string, boolean>>): boolean {
  return !when || (flags[when.flag] ?? false) === (when.is ?? true);
}

/** The address of an entry that leads to another site; null for other entries and unsafe addresses. */
export function externalAddress(
  { councilAddress, address }: MenuEntry,
  council: CouncilRecord | null,
): string | null {
  return councilAddress ? council && bindUrl(councilAddress, council) : safeUrl(address);
}
