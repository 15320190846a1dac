import type { Path } from '../../src/config/check/document/path';
import type { Page, Section, SiteConfig } from '../../src/config/site-config.generated';

/** A section of the config, and where it stands. */
export interface SectionPlace {
  readonly path: Path;
  readonly page: Page;
  readonly section: Section;
}

function placesOn(page: Page, index: number): readonly SectionPlace[] {
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
export function sectionPlaces({ pages }: Pick<SiteConfig, 'pages'>): readonly SectionPlace[] {
  return pages.flatMap(placesOn);
}
