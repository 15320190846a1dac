import type { MenuEntry, Page, SiteConfig } from '../../engine/site-config.generated';

function shown<Part extends object>(parts: readonly Part[]): Part[] {
  return parts.filter((part) => !('hidden' in part && part.hidden === true));
}

/** A group with nothing to show is left out. */
function shownEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return shown(entries).flatMap((entry) => {
    if (!entry.entries) return [entry];
    const inner = shownEntries(entry.entries);
    return inner.length > 0 ? [{ ...entry, entries: inner }] : [];
  });
}

function shownColumns({ left = [], centre, right = [] }: NonNullable<Page['columns']>): Page['columns'] {
  const [leftShown, rightShown] = [shown(left), shown(right)];
  return {
    ...(leftShown.length > 0 && { left: leftShown }),
    centre: shown(centre),
    ...(rightShown.length > 0 && { right: rightShown }),
  };
}

/** The config without the menu entries and the sections that are hidden. Every page keeps its address. */
export function withoutHidden(config: SiteConfig): SiteConfig {
  const pages = config.pages.map(({ sections, columns, ...page }): Page => {
    const inColumns = columns && shownColumns(columns);
    return {
      ...page,
      ...(sections && { sections: shown(sections) }),
      ...(inColumns && { columns: inColumns }),
    };
  });
  return { ...config, menu: shownEntries(config.menu), pages };
}
