import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, isList, keysOf, textAt, textsOf, type Json } from '../document/json-access';
import { languagesOf, pagesOf, type CheckContext } from '../check-context';
import { pagesWithSearch } from './check-search';
import { eachPages, menuEntries, pagesLinkedIn, pagesOfEntry } from './menu-links';

/** Checks that links lead to every page, and menu entries to every subject page. */
export function checkReachability(context: CheckContext): Finding[] {
  const { config } = context;
  if (!isList(at(config, 'menu'))) return [];
  const reached = new Set(['/', ...reachedPages(context)]);
  const lost = pagesOf(config).filter(
    ({ path, page }) => !reached.has(path) && textAt(page, 'subject') === undefined,
  );
  return [
    ...lost.map(({ index, path }) => ({
      path: ['pages', index, 'path'],
      ...mistake('page.lost', { path }),
      severity: 'warning' as const,
    })),
    ...checkSubjectPages(config),
    ...checkOffered(config),
  ];
}

function reachedPages({ config, texts }: CheckContext): string[] {
  return [
    ...menuEntries(at(config, 'menu')).flatMap(({ entry }) => pagesOfEntry(entry)),
    ...sectionLinks(config),
    ...pagesLinkedIn(at(config, 'notFound', 'sections') ?? null),
    ...textsOf(at(config, 'shell', 'footer', 'pages')),
    ...[
      keysOf(at(config, 'forms')).length > 0 ? textAt(config, 'submissions', 'privacyPage') : undefined,
    ].flatMap((path) => path ?? []),
    ...documentLinks(config, texts),
    ...pagesWithSearch(config).map(({ path }) => path),
  ];
}

/** Pages to which sections link. */
function sectionLinks(config: Json): string[] {
  return pagesOf(config).flatMap(({ page }) => [
    ...pagesLinkedIn(at(page, 'sections') ?? null),
    ...pagesLinkedIn(at(page, 'columns') ?? null),
  ]);
}

/** Subject pages that neither a menu entry links for each subject nor a list for each record. */
function checkSubjectPages(config: Json): Finding[] {
  const offers = menuEntries(at(config, 'menu')).map(({ entry }) => ({
    subject: textAt(entry, 'each', 'subject'),
    pages: eachPages(entry).map(({ page }) => page),
  }));
  const linked = new Set(sectionLinks(config));
  return pagesOf(config).flatMap(({ index, path, page }) => {
    const subject = textAt(page, 'subject');
    const offered = offers.some((offer) => offer.subject === subject && offer.pages.includes(path));
    if (
      subject === undefined ||
      offered ||
      linked.has(path) ||
      !keysOf(at(config, 'subjects')).includes(subject)
    )
      return [];
    const found = mistake('page.notOffered', { path, subject });
    return [{ path: ['pages', index, 'path'], ...found, severity: 'warning' }];
  });
}

/** Pages that the menu links for each subject although they are not about it. */
function checkOffered(config: Json): Finding[] {
  return menuEntries(at(config, 'menu')).flatMap(({ entry, path }) => {
    const subject = textAt(entry, 'each', 'subject');
    return eachPages(entry).flatMap(({ page, index }) => {
      const entryPage = pagesOf(config).find(({ path: known }) => known === page);
      if (!entryPage || subject === undefined || textAt(entryPage.page, 'subject') === subject) return [];
      const found = mistake('page.notAbout', { page, subject });
      return [{ path: [...path, 'each', 'pages', index, 'page'], ...found }];
    });
  });
}

/** Paths to which the site's documents link. */
function documentLinks(config: Json, texts: CheckContext['texts']): string[] {
  return keysOf(at(config, 'documents')).flatMap((name) =>
    languagesOf(config).flatMap((code) => {
      const file = `${textAt(config, 'documents', name, 'file') ?? ''}.${code}.md`;
      const links = [...(texts[file] ?? '').matchAll(/\]\((\/[^)\s#?]*)/g)];
      return links.map((match) => match[1] ?? '');
    }),
  );
}
