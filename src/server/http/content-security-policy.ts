import { createHash } from 'node:crypto';
import { parseUrl, safeUrl } from '../../engine/url/safe-url';

/** The policy source that allows an inline style or script element with this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hash of an empty element: emotion in the browser adds one and fills it through the CSSOM. */
const emptyStyle = cspHash('');

/** A host name with an optional port. A URL may have `;`, `,` or `*` in its host, which would change the policy. */
const plainHost = /^[a-z0-9][a-z0-9.-]{0,252}(?::\d{1,5})?$/;

function hostOf(address: string | null): string[] {
  const safe = safeUrl(address);
  const url = parseUrl(safe ?? '');
  return url?.protocol === 'https:' ? [url.host] : [];
}

export interface PolicyOptions {
  /** Hashes of the inline scripts of the page. */
  readonly scripts: readonly string[];
  /** Hashes of the style elements of the page. */
  readonly styles: readonly string[];
  /** Hosts that the config allows in frames. */
  readonly frameHosts: readonly string[];
  /** The council's map and video URLs. */
  readonly framed: readonly (string | null)[];
  /** Whether pages of this site are shown in a frame. */
  readonly framesOwn?: boolean;
  /** Sources of pictures beside this site and https. */
  readonly pictures: readonly string[];
  /** Sources that scripts may connect to, and forms may post to, beside this site: such as a development server's socket. */
  readonly connect: readonly string[];
}

const joined = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join('');

/**
 * Builds the Content-Security-Policy of a page (docs/decisions/0011-content-security-policy.md): scripts of this
 * site, inline scripts and styles by hash, frames of named https hosts only.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  frameHosts,
  framed,
  framesOwn = false,
  pictures,
  connect,
}: PolicyOptions): string {
  const named = [...new Set([...frameHosts, ...framed.flatMap(hostOf)])].filter((host) =>
    plainHost.test(host),
  );
  const frames = [...(framesOwn ? [`'self'`] : []), ...named.map((host) => `https://${host}`)];
  return [
    `default-src 'none'`,
    `script-src 'self'${joined(scripts)}`,
    `style-src 'self'${joined(styles)} ${emptyStyle}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:${joined(pictures)}`,
    `font-src 'self'`,
    `media-src 'self' https:`,
    `connect-src 'self'${joined(connect)}`,
    `manifest-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `form-action 'self'${joined(connect)}`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
