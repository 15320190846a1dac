import type { Source } from '../site-config.generated';
import { toWellFormed } from '../text/well-formed';
import { parameterOf, type SourceRequest, type Sources } from './source-request';

/** A GET call of the council API. */
export interface ApiCall {
  /** Path under `/api`, with a leading slash: `/Member/GetPublicList`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The path of a source's call: that of the council API, or one of this site for a local list (B7.1.5). */
export function sourcePath(name: string, { path }: Pick<Source, 'path'>): string {
  return path ?? `/local/${name}`;
}

/** The call that fetches a request's records (B7.1.1). Throws for an unknown source. */
export function apiCall(sources: Sources, { source: name, parameters }: SourceRequest): ApiCall {
  const source = sources[name];
  if (!source) throw new Error(`Unknown source “${name}”.`);
  const query = Object.entries(source.query).map(([key, value]) => {
    const parameter = parameterOf(value);
    return [key, parameter === undefined ? value : (parameters[parameter] ?? '')] as const;
  });
  return { path: sourcePath(name, source), query: Object.fromEntries(query) };
}

/** The URL of a call on this server: `/api/Member/GetPublicList?lang=GU`. */
export function apiUrl({ path, query }: ApiCall): string {
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}

/** Text as part of a file name: letters, digits, `.`, `_`, `-`, and `~` with two hexadecimal digits for other bytes. */
function escapeFileName(text: string): string {
  const encoded = encodeURIComponent(toWellFormed(text)).replaceAll('~', '%7E');
  return encoded
    .replaceAll('%', '~')
    .replace(/[!'()*]/g, (sign) => `~${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The URL of the answer to a call in a static export, where a file cannot have a query:
 * `/api/Member/GetPublicList/lang=GU.json`.
 */
export function apiFileUrl({ path, query }: ApiCall): string {
  const parameters = Object.entries(query).map(
    ([name, value]) => `/${escapeFileName(name)}=${escapeFileName(value)}`,
  );
  return `/api${path}${parameters.join('')}.json`;
}
