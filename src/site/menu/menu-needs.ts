import type { PublicConfig } from '../../config/site';
import type { MenuEntry } from '../../config/site-config.generated';

/** What the entries of a menu hang on. */
export interface MenuNeeds {
  /** Names of sources. */
  readonly sources: readonly string[];
  /** Names of flags. */
  readonly flags: readonly string[];
}

function entriesUnder(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesUnder(entry.entries ?? [])]);
}

function sourceOf({ each }: MenuEntry, subjects: PublicConfig['subjects']): string | undefined {
  return each?.subject === undefined ? each?.source : subjects?.[each.subject]?.source;
}

/** The sources and flags that decide what stands in the menu, each once. */
export function menuNeeds({ menu, subjects }: Pick<PublicConfig, 'menu' | 'subjects'>): MenuNeeds {
  const entries = entriesUnder(menu);
  return {
    sources: [...new Set(entries.flatMap((entry) => sourceOf(entry, subjects) ?? []))],
    flags: [...new Set(entries.flatMap(({ when }) => when?.flag ?? []))],
  };
}
