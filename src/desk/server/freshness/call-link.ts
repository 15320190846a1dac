import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { PrivateAddressError, publicLookup } from '../../../server/http/public-lookup';

/** How links are called. */
export interface LinkOptions {
  /** Names the program and its site. */
  readonly userAgent: string;
  /** Milliseconds until a call is given up. */
  readonly timeoutMs: number;
  /** Whether an IP address may be called. */
  readonly isAllowed: (address: string) => boolean;
}

interface LinkAnswer {
  readonly status: number;
  /** Where the answer sends the caller. */
  readonly location: string | undefined;
}

/** Calls a link once and reads nothing but the head of the answer. Rejects when there is none. */
export function callLink(url: URL, method: 'HEAD' | 'GET', options: LinkOptions): Promise<LinkAnswer> {
  const { userAgent, timeoutMs, isAllowed } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // Node looks no address up that is one already.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressError(host);
    const settings = {
      method,
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal: AbortSignal.timeout(timeoutMs),
      lookup: publicLookup(isAllowed),
      agent: false,
    } as const;
    const sent = request(url, settings, (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    sent.on('error', reject);
    sent.end();
  });
}
