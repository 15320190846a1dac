import { withoutTrailingSlashes } from '../text/trailing-slash';

/** Number of records that one page of a long list shows in the HTML, and so the most that the HTML needs of a list. */
export const recordsPerPage = 48;

/** The part of a long list that a page shows. */
export interface ListPage {
  /** 1-based; at most `count`. */
  readonly number: number;
  /** How many pages the list has; at least 1. */
  readonly count: number;
  /** 0-based position of the first record. */
  readonly start: number;
}

/** The page of a list of `total` records; the last one for a number beyond it. */
export function listPageOf(total: number, wanted: number): ListPage {
  const count = Math.max(1, Math.ceil(total / recordsPerPage));
  const number = Math.min(wanted, count);
  return { number, count, start: (number - 1) * recordsPerPage };
}

/** The query of a page of a list: `?page=2`. */
export function listPageQuery(number: number): string {
  return `?page=${String(number)}`;
}

/** The page number in a query; 1 when it holds none. */
export function readListPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The path of a page of a list in a static export, where a file cannot have a query: `/gu/member/page/2`. */
export function listPagePath(path: string, number: number): string {
  return number === 1 ? path : `${withoutTrailingSlashes(path)}/page/${String(number)}`;
}

/** The path that has the query of a list page instead of its own file: `/gu/member` for `/gu/member/page/2/`. */
export function pathOfList(path: string): string {
  return path.replace(/\/page\/\d+\/?$/, '') || '/';
}
