import type { Section, SiteConfig } from '../../engine/site-config.generated';
import { problemsOfSection } from '../../templates/declarations';
import type { Finding } from '../document/finding';
import type { Path } from '../document/path';

/** The checks of the templates, over every section of a config that fits its schema. */
export function checkSections({ pages, notFound }: SiteConfig): Finding[] {
  const ofPages = pages.flatMap(({ sections, columns }, index) => {
    const path: Path = ['pages', index];
    const lists = [
      { path: [...path, 'sections'], sections },
      { path: [...path, 'columns', 'left'], sections: columns?.left },
      { path: [...path, 'columns', 'centre'], sections: columns?.centre },
      { path: [...path, 'columns', 'right'], sections: columns?.right },
    ];
    return lists.flatMap((list) => checkList(list.sections, list.path));
  });
  return [...ofPages, ...checkList(notFound.sections, ['notFound', 'sections'])];
}

function checkList(sections: readonly Section[] = [], base: Path): Finding[] {
  return sections.flatMap((section, index) =>
    problemsOfSection(section).map((problem) => ({ ...problem, path: [...base, index, ...problem.path] })),
  );
}
