import type { Finding } from '../document/finding';
import { at, isList, keysOf, textAt, textsOf, type Json } from '../document/json';
import { hintFor } from '../nearest';
import { languagesOf, pagesOf, type Study } from '../study';
import { eachPages, menuEntries, pagesLinkedIn, pagesOfEntry } from './menu-links';

/** Pages that nothing leads to, and subject pages that are not offered with their subject. */
export function checkReach(study: Study): Finding[] {
  const { config } = study;
  if (!isList(at(config, 'menu'))) return [];
  const reached = new Set(['/', ...reachedPages(study)]);
  const lost = pagesOf(config).filter(
    ({ path, page }) => !reached.has(path) && textAt(page, 'subject') === undefined,
  );
  return [
    ...lost.map(({ index, path }) => ({
      path: ['pages', index, 'path'],
      message: `Nothing leads to the page “${path}”.`,
      hint: 'Add it to the menu, to “shell.footer.pages” or to a group of the site map.',
    })),
    ...checkSubjectPages(config),
    ...checkOffered(config),
  ];
}

function reachedPages({ config, texts }: Study): string[] {
  const sections = pagesOf(config).flatMap(({ page }) => [
    ...pagesLinkedIn(at(page, 'sections') ?? null),
    ...pagesLinkedIn(at(page, 'columns') ?? null),
  ]);
  return [
    ...menuEntries(at(config, 'menu')).flatMap(({ entry }) => pagesOfEntry(entry)),
    ...sections,
    ...pagesLinkedIn(at(config, 'notFound', 'sections') ?? null),
    ...textsOf(at(config, 'shell', 'footer', 'pages')),
    ...documentLinks(config, texts).map(({ page }) => page),
  ];
}

/** Pages about a subject that no entry of the menu offers for each subject. */
function checkSubjectPages(config: Json): Finding[] {
  const offers = menuEntries(at(config, 'menu')).map(({ entry }) => ({
    subject: textAt(entry, 'each', 'subject'),
    pages: eachPages(entry).map(({ page }) => page),
  }));
  return pagesOf(config).flatMap(({ index, path, page }) => {
    const subject = textAt(page, 'subject');
    const offered = offers.some((offer) => offer.subject === subject && offer.pages.includes(path));
    if (subject === undefined || offered || !keysOf(at(config, 'subjects')).includes(subject)) return [];
    const message = `No menu entry offers the page “${path}” for each ${subject}.`;
    return [
      { path: ['pages', index, 'path'], message, hint: 'Add it to the “pages” of a menu entry with “each”.' },
    ];
  });
}

/** Pages that the menu offers for each subject although they are not about it. */
function checkOffered(config: Json): Finding[] {
  return menuEntries(at(config, 'menu')).flatMap(({ entry, path }) => {
    const subject = textAt(entry, 'each', 'subject');
    return eachPages(entry).flatMap(({ page, index }) => {
      const found = pagesOf(config).find((each) => each.path === page);
      if (!found || subject === undefined || textAt(found.page, 'subject') === subject) return [];
      const message = `The page “${page}” is not about ${subject}.`;
      return [
        {
          path: [...path, 'each', 'pages', index, 'page'],
          message,
          hint: `Give the page “"subject": "${subject}"”.`,
        },
      ];
    });
  });
}

interface DocumentLink {
  readonly name: string;
  readonly file: string;
  readonly page: string;
}

/** Links to pages in the site's documents. */
function documentLinks(config: Json, texts: Study['texts']): DocumentLink[] {
  return keysOf(at(config, 'documents')).flatMap((name) =>
    languagesOf(config).flatMap((code) => {
      const file = `${textAt(config, 'documents', name, 'file') ?? ''}.${code}.md`;
      const links = [...(texts[file] ?? '').matchAll(/\]\((\/[^)\s#?]*)/g)];
      return links.map((match) => ({ name, file, page: match[1] ?? '' }));
    }),
  );
}

/** Links in documents that lead to no page. */
export function checkDocumentLinks({ config, texts }: Study): Finding[] {
  const paths = pagesOf(config).map(({ path }) => path);
  return documentLinks(config, texts)
    .filter(({ page }) => !paths.includes(page))
    .map(({ name, file, page }) => ({
      path: ['documents', name, 'file'],
      message: `“${file}” links to “${page}”, which is no page.`,
      hint: hintFor(page, paths),
    }));
}
