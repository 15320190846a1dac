import type { Path } from '../../src/check/document/path';
import type { Page, Section, SiteConfig } from '../../src/engine/site-config.generated';

/** A section of the config and its location. */
export interface SectionLocation {
  readonly path: Path;
  readonly page: Page;
  readonly section: Section;
}

function locationsOn(page: Page, index: number): readonly SectionLocation[] {
  const { sections = [], columns } = page;
  const lists = [
    { sections, path: ['sections'] },
    { sections: columns?.left ?? [], path: ['columns', 'left'] },
    { sections: columns?.centre ?? [], path: ['columns', 'centre'] },
    { sections: columns?.right ?? [], path: ['columns', 'right'] },
  ];
  return lists.flatMap((list) =>
    list.sections.map((section, at) => ({ path: ['pages', index, ...list.path, at], page, section })),
  );
}

/** Every section of a site's pages. */
export function sectionLocations({ pages }: Pick<SiteConfig, 'pages'>): readonly SectionLocation[] {
  return pages.flatMap(locationsOn);
}
