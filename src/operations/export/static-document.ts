import { initialStateId } from '../../engine/page/initial-state';
import { escapeHtml } from '../../server/http/escape-html';

/** Directives that browsers ignore, with a warning, outside a header. */
const headerOnly = ['frame-ancestors'];

function metaPolicy(policy: string): string {
  const directives = policy
    .split('; ')
    .filter((directive) => !headerOnly.some((name) => directive.startsWith(name)));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; '))}">`;
}

/** Start of every document, after which nothing is loaded that the policy does not cover. */
const start = '<meta charset="utf-8">';

/** What a static file has beside its page. */
interface StaticDocument {
  /** The Content-Security-Policy of the served page. */
  readonly policy: string;
  /** URL of a script that runs before the page is shown; null for none. */
  readonly script: string | null;
  /** HTML above the page; '' for none. */
  readonly note: string;
}

/** The document of a page as a static file: with its Content-Security-Policy, for hosts that send no headers. */
export function staticDocument(html: string, { policy, script, note }: StaticDocument): string {
  const added = [metaPolicy(policy), ...(script === null ? [] : [`<script src="${script}"></script>`])];
  return html
    .replace(start, () => `${start}${added.join('')}`)
    .replace(/<body[^>]*>/, (body) => `${body}${note}`);
}

const dayLength = '2026-01-31'.length;

/** A document without the day on which it was rendered, which is part of its initial state. */
function withoutDay(html: string): string {
  const key = '"today":"';
  const at = html.indexOf(key, html.indexOf(`id="${initialStateId}"`)) + key.length;
  return html.slice(0, at) + html.slice(at + dayLength);
}

/** Whether two documents are equal but for the day on which they were rendered. */
export function differsInDayOnly(html: string, earlier: string): boolean {
  return withoutDay(html) === withoutDay(earlier);
}
