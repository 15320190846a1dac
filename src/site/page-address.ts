import type { Page } from '../config/site-config.generated';
import type { PublicConfig } from '../config/site';

/** The path prefix of a language: `/gu`. */
export function prefixOf(code: string): string {
  return `/${code.toLowerCase()}`;
}

/** A requested path, taken apart. */
export interface Place {
  /** Language code of the prefix, or null on a plain path. */
  readonly language: string | null;
  /** '' or the prefix, such as `/gu`. */
  readonly prefix: string;
  /** The page, or null where there is none. */
  readonly page: Page | null;
  /** Id of the subject that the path names under a prefix. */
  readonly subject: string | null;
}

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Finds the page of a path: plain, or under a language prefix, where the subject may be in it (design, 6). */
export function placeOf(config: Pick<PublicConfig, 'languages' | 'pages'>, path: string): Place {
  const [, first = ''] = path.split('/');
  const language = config.languages.list.find(({ code }) => prefixOf(code) === `/${first}`)?.code ?? null;
  const prefix = language === null ? '' : prefixOf(language);
  const rest = withoutEndSlash(path.slice(prefix.length) || '/');
  const page = config.pages.find((one) => one.path === rest) ?? null;
  if (page || language === null) return { language, prefix, page, subject: null };
  const cut = rest.lastIndexOf('/');
  const owner = config.pages.find((one) => one.subject && one.path === rest.slice(0, cut)) ?? null;
  const subject = owner ? decoded(rest.slice(cut + 1)) : null;
  return { language, prefix, page: subject ? owner : null, subject };
}

/** The address of a page in a language, with its subject in the path: `/gu/orgabout/12`. Works without script. */
export function prefixedAddress(code: string, path: string, subject?: string | null): string {
  const page = path === '/' ? '' : path;
  const rest = subject ? `${page}/${encodeURIComponent(subject)}` : page;
  return `${prefixOf(code)}${rest}` || '/';
}
