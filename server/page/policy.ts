import { createHash } from 'node:crypto';
import { safeAddress } from '../../src/binding/address';
import { firstPaintScript } from './first-paint';

/** The source of a policy that lets a style or script element with this text stand in the document. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hash of nothing: emotion in the browser fills style elements that are empty in the document. */
const emptyStyle = hashOf('');
const firstPaint = hashOf(firstPaintScript);

function hostOf(address: string | null): string[] {
  const safe = safeAddress(address);
  return safe?.startsWith('https://') && URL.canParse(safe) ? [new URL(safe).host] : [];
}

export interface PolicyOf {
  /** Hashes of the style elements of the page. */
  readonly styles: readonly string[];
  /** Hosts that the config lets pages frame. */
  readonly frameHosts: readonly string[];
  /** The council's own map and video addresses. */
  readonly framed: readonly (string | null)[];
  /** What scripts may connect to beside this site: a development server's socket. */
  readonly connect: readonly string[];
}

/**
 * The Content-Security-Policy of a page, without nonces, so that pages can be cached and exported (design, 6):
 * scripts of this site only and the one in the document by hash, the page's own styles by hash, frames of named hosts only.
 */
export function policyOf({ styles, frameHosts, framed, connect }: PolicyOf): string {
  const hosts = [...new Set([...frameHosts, ...framed.flatMap(hostOf)])].map((host) => `https://${host}`);
  return [
    `default-src 'self'`,
    `script-src 'self' ${firstPaint}`,
    `style-src 'self' ${styles.join(' ')} ${emptyStyle}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https: http:`,
    `font-src 'self'`,
    `connect-src 'self'${connect.map((source) => ` ${source}`).join('')}`,
    `frame-src ${hosts.length > 0 ? hosts.join(' ') : `'none'`}`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
