import { mistake, sentence } from '../sentences/sentence';
import { enginePaths } from '../../engine/page/engine-paths';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import type { Finding } from '../document/finding';
import { textAt } from '../document/json-access';
import { languagesOf, pagesOf, type PageEntry, type CheckContext } from '../check-context';

/** Checks that page paths are unique, avoid reserved prefixes and include the home page. */
export function checkPaths({ config }: CheckContext): Finding[] {
  const pages = pagesOf(config);
  if (pages.length === 0) return [];
  return [
    ...pages.flatMap((page, index) => [
      ...checkDouble(page, pages.slice(0, index)),
      ...checkReserved(page, languagesOf(config)),
    ]),
    ...pages.flatMap((page) => checkUnderSubject(page, pages)),
    ...checkHome(pages),
  ];
}

/** A path without case and trailing slash, which do not distinguish pages. */
const plain = (path: string): string => withoutTrailingSlashes(path.toLowerCase()) || '/';

function checkDouble({ index, path }: PageEntry, before: readonly PageEntry[]): Finding[] {
  const twin = before.find((page) => plain(page.path) === plain(path));
  if (!twin) return [];
  return [
    {
      path: pathOf(index),
      ...mistake('page.twice', { path, index: String(twin.index) }),
    },
  ];
}

function checkReserved({ index, path }: PageEntry, codes: readonly string[]): Finding[] {
  const [, first = ''] = plain(path).split('/');
  if (codes.some((code) => code.toLowerCase() === first)) {
    return [
      {
        path: pathOf(index),
        message: sentence('page.language', { first }),
        hint: sentence('page.choosePath'),
      },
    ];
  }
  return enginePaths.includes(first)
    ? [
        {
          path: pathOf(index),
          message: sentence('page.engine', { first }),
          hint: sentence('page.choosePath'),
        },
      ]
    : [];
}

/** Checks that no page has a path below a subject page, where the subjects have their URLs (B10.1.3). */
function checkUnderSubject({ index, path }: PageEntry, pages: readonly PageEntry[]): Finding[] {
  const above = plain(path).slice(0, plain(path).lastIndexOf('/'));
  const page = pages.find(
    (each) => textAt(each.page, 'subject') !== undefined && plain(each.path) === above && above !== '',
  );
  if (!page) return [];
  return [
    {
      path: pathOf(index),
      message: sentence('page.underSubject', {
        path: page.path,
        subject: textAt(page.page, 'subject') ?? '',
      }),
      hint: sentence('page.choosePath'),
    },
  ];
}

function checkHome(pages: readonly PageEntry[]): Finding[] {
  return pages.some(({ path }) => path === '/') ? [] : [{ path: ['pages'], ...mistake('page.noHome') }];
}

const pathOf = (index: number): (string | number)[] => ['pages', index, 'path'];
