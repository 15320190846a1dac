import { at, entriesOf, itemsOf, textAt, textsOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';

/** An entry of the menu, of any depth, with its place. */
export interface MenuPlace {
  readonly entry: Json;
  readonly path: Path;
}

/** The entries of the menu, groups and what is in them. */
export function menuEntries(entries: Json | undefined, base: Path = ['menu']): MenuPlace[] {
  return itemsOf(entries).flatMap((entry, index) => {
    const path = [...base, index];
    return [{ entry, path }, ...menuEntries(at(entry, 'entries'), [...path, 'entries'])];
  });
}

/** Pages to which a menu entry links, directly or for each subject. */
export function pagesOfEntry(entry: Json): string[] {
  const own = textAt(entry, 'page');
  return [...(own === undefined ? [] : [own]), ...eachPages(entry).map(({ page }) => page)];
}

export interface EachPage {
  readonly page: string;
  readonly index: number;
}

/** Pages to which a menu entry links for each subject. */
export function eachPages(entry: Json): EachPage[] {
  return itemsOf(at(entry, 'each', 'pages')).flatMap((item, index) => {
    const page = textAt(item, 'page');
    return page === undefined ? [] : [{ page, index }];
  });
}

/** Pages to which sections link, such as a site map; disabled links do not count. */
export function pagesLinkedIn(value: Json): string[] {
  if (at(value, 'disabled') === true) return [];
  const own = [...textsOf(at(value, 'pages')), ...textsOf([at(value, 'page') ?? null])];
  const inner = Array.isArray(value) ? itemsOf(value) : entriesOf(value).map(([, child]) => child);
  return [...own, ...inner.flatMap(pagesLinkedIn)];
}
