import { isFlagOn } from '../../src/binding/flag';
import { bindUrl } from '../../src/binding/url';
import type { ConfigText, MenuEntry, SiteConfig, When } from '../../src/model/site-config.generated';
import { safeUrl } from '../../src/model/url/safe-url';
import type { ListReading } from '../page/list-reading';

/** A link of the menu to another site. */
export interface MenuLink {
  readonly label: ConfigText;
  /** Label of the group that has it; null on the first level. */
  readonly group: ConfigText | null;
  readonly address: string;
}

interface MenuSources {
  readonly config: SiteConfig;
  readonly reading: ListReading;
}

async function isShown({ config, reading }: MenuSources, when: When | undefined): Promise<boolean> {
  if (!when) return true;
  const flag = config.flags?.[when.flag];
  const isOn = flag !== undefined && isFlagOn(flag, await reading.read(flag.source));
  return isOn === (when.is ?? true);
}

async function addressOf({ config, reading }: MenuSources, { councilAddress, address }: MenuEntry) {
  if (councilAddress === undefined) return safeUrl(address);
  const [council] = await reading.read(config.council.source);
  return council ? bindUrl(councilAddress, council) : null;
}

/** The links to other sites that the menu shows, in its order. */
export async function menuLinks(
  sources: MenuSources,
  entries: readonly MenuEntry[] = sources.config.menu,
  group: ConfigText | null = null,
): Promise<readonly MenuLink[]> {
  const links: MenuLink[] = [];
  for (const entry of entries) {
    if (!(await isShown(sources, entry.when))) continue;
    if (entry.entries) links.push(...(await menuLinks(sources, entry.entries, entry.label ?? null)));
    if (entry.label === undefined) continue;
    const address = await addressOf(sources, entry);
    if (address !== null) links.push({ label: entry.label, group, address });
  }
  return links;
}
