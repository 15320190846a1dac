import type { Page } from '../site-config.generated';
import type { PublicConfig } from '../site/site';
import { withoutTrailingSlashes } from '../text/trailing-slash';
import { toWellFormed } from '../text/well-formed';

/** The path prefix of a language: `/gu`. */
export function languagePrefix(code: string): string {
  return `/${code.toLowerCase()}`;
}

/** The path of a page below a language prefix, or below none: `/gu` for Home. */
export function pathBelow(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** The target of a path of the site. */
export interface RouteMatch {
  /** Language code of the prefix, or null on a plain path. */
  readonly language: string | null;
  /** '' or the prefix, such as `/gu`. */
  readonly prefix: string;
  /** The page, or null when there is none. */
  readonly page: Page | null;
  /** Id of the subject in the path; only under a prefix. */
  readonly subject: string | null;
}

/** Ending of the calendar file beside the page about an event: `/gu/meeting/12.ics` (B11.1.2). It is no page. */
export const calendarEnding = '.ics';

/** Names of the posters below the page about a record, with their sizes: `/gu/notice/12/picture.png` (B11.22.1). */
export const posterNames = { 'picture.png': 'square', 'poster.png': 'sheet' } as const;

const isCalendarFile = (path: string): boolean => path.endsWith(calendarEnding);

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Finds the page of a path: plain, or under a language prefix, where an id may follow (B10.1.3).
 * @param path percent-encoded, as a browser requests it; the id is decoded here and nowhere else
 */
export function resolvePath(config: Pick<PublicConfig, 'languages' | 'pages'>, path: string): RouteMatch {
  const [, first = ''] = path.split('/', 2);
  const language =
    config.languages.list.find(({ code }) => languagePrefix(code) === `/${first}`)?.code ?? null;
  const prefix = language === null ? '' : languagePrefix(language);
  const rest = withoutTrailingSlashes(path.slice(prefix.length)) || '/';
  const page = config.pages.find(({ path }) => path === rest) ?? null;
  if (page || language === null) return { language, prefix, page, subject: null };
  const cut = rest.lastIndexOf('/');
  const owner = config.pages.find(({ subject, path }) => subject && path === rest.slice(0, cut)) ?? null;
  const subject = owner && !isCalendarFile(rest) ? decode(rest.slice(cut + 1)) : null;
  return { language, prefix, page: subject ? owner : null, subject };
}

/** The path of a page about a subject, below its language prefix: `/about/12`. Never throws. */
export function subjectPath(path: string, id: string): string {
  return `${path}/${encodeURIComponent(toWellFormed(id))}`;
}

/** The path of a page in a language, with the subject's id if there is one: `/gu/about/12`. Works without script. */
export function prefixedPath(code: string, path: string, id?: string | null): string {
  const page = path === '/' ? '' : path;
  return `${languagePrefix(code)}${id ? subjectPath(page, id) : page}`;
}
