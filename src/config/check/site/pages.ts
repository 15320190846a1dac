import type { Finding } from '../document/finding';
import { textAt } from '../document/json';
import { languagesOf, pagesOf, type PageEntry, type Study } from '../study';

/** First parts of addresses that the engine keeps for itself. */
const reserved = ['api', 'assets', 'data', 'healthz', 'media'];

/** Paths of pages: no two alike, none under a language code or an address of the engine, and a home page. */
export function checkPaths({ config }: Study): Finding[] {
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

/** Addresses that a visitor takes for the same: case and a last slash make no difference. */
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

function checkDouble({ index, path }: PageEntry, before: readonly PageEntry[]): Finding[] {
  const twin = before.find((page) => plain(page.path) === plain(path));
  if (!twin) return [];
  return [
    {
      path: pathOf(index),
      message: `“${path}” is already the path of pages[${String(twin.index)}].`,
      hint: 'Each page needs a path of its own.',
    },
  ];
}

function checkReserved({ index, path }: PageEntry, codes: readonly string[]): Finding[] {
  const [, first = ''] = plain(path).split('/');
  if (codes.some((code) => code.toLowerCase() === first)) {
    return [
      {
        path: pathOf(index),
        message: `No page can lie under “/${first}”: the addresses of a language begin with it.`,
      },
    ];
  }
  return reserved.includes(first)
    ? [{ path: pathOf(index), message: `No page can lie under “/${first}”: the engine uses it.` }]
    : [];
}

/** Under a subject page's path lie the addresses of its subjects. */
function checkUnderSubject({ index, path }: PageEntry, pages: readonly PageEntry[]): Finding[] {
  const above = plain(path).slice(0, plain(path).lastIndexOf('/'));
  const page = pages.find(
    (each) => textAt(each.page, 'subject') !== undefined && plain(each.path) === above && above !== '',
  );
  if (!page) return [];
  return [
    {
      path: pathOf(index),
      message: `No page can lie under “${page.path}”: the addresses of its ${textAt(page.page, 'subject') ?? ''} do.`,
    },
  ];
}

function checkHome(pages: readonly PageEntry[]): Finding[] {
  return pages.some(({ path }) => path === '/')
    ? []
    : [{ path: ['pages'], message: 'There is no page with the path “/”, the home page.' }];
}

const pathOf = (index: number): (string | number)[] => ['pages', index, 'path'];
