import { isFlagOn } from '../../../engine/binding/flag';
import { externalAddress, isEntryShown } from '../../../engine/binding/menu-entry';
import type { CouncilRecord } from '../../../engine/record/record';
import type { ConfigText, MenuEntry, SiteConfig } from '../../../engine/site-config.generated';
import type { ListReading } from '../list-reading';

/** A link of the menu to another site. */
export interface MenuDestination {
  readonly label: ConfigText;
  /** Label of the group that has it; null on the first level. */
  readonly group: ConfigText | null;
  readonly address: string;
}

interface MenuSources {
  readonly config: SiteConfig;
  readonly reading: ListReading;
  readonly council: CouncilRecord | null;
}

async function readFlags({ config, reading }: MenuSources): Promise<Readonly<Record<string, boolean>>> {
  const flags = Object.entries(config.flags ?? {});
  return Object.fromEntries(
    await Promise.all(
      flags.map(async ([name, flag]) => [name, isFlagOn(flag, await reading.read(flag.source))] as const),
    ),
  );
}

/** The links to other sites that the menu shows, in its order. */
export async function menuLinks(sources: MenuSources): Promise<readonly MenuDestination[]> {
  const flags = await readFlags(sources);
  const linksUnder = (entries: readonly MenuEntry[], group: ConfigText | null): readonly MenuDestination[] =>
    entries
      .filter((entry) => isEntryShown(entry, flags))
      .flatMap((entry) => {
        const { label } = entry;
        if (entry.entries) return linksUnder(entry.entries, label ?? null);
        const address = externalAddress(entry, sources.council);
        return label === undefined || address === null ? [] : [{ label, group, address }];
      });
  return linksUnder(sources.config.menu, null);
}
