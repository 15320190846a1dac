import type { PublicConfig } from '../../engine/site/site';
import type { MenuEntry } from '../../engine/site-config.generated';

/** Sources and flags that the entries of a menu use. */
export interface MenuDependencies {
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

/** The sources and flags of a menu, each once. */
export function menuDependencies({
  menu,
  subjects,
}: Pick<PublicConfig, 'menu' | 'subjects'>): MenuDependencies {
  const entries = entriesUnder(menu);
  return {
    sources: [...new Set(entries.flatMap((entry) => sourceOf(entry, subjects) ?? []))],
    flags: [...new Set(entries.flatMap(({ when }) => when?.flag ?? []))],
  };
}
