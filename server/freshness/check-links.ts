import { mapConcurrently } from '../concurrency/map-concurrently';
import { callLink, type LinkOptions, PrivateAddressError } from './call-link';
import { isPublicAddress } from './public-address';
import type { CheckLinks } from './read-freshness';

/** Redirections that are followed. */
const mostRedirects = 5;
/** Hosts that are called at the same time; each gets one call after the other. */
const hostsAtOnce = 4;
/** Links that are called for a site. */
const mostLinks = 1000;

const errorReasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host is not known',
  ECONNREFUSED: 'the host refuses the connection',
  ABORT_ERR: 'no answer in time',
};

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'leads to a private address and was not called';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return errorReasons[code] ?? `no connection (${code || String(error)})`;
}

/** The status after redirections; null where they do not end, or lead to what is no page of the web. */
async function statusOf(start: URL, method: 'HEAD' | 'GET', options: LinkOptions): Promise<number | null> {
  let url = start;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const { status, location } = await callLink(url, method, options);
    if (status < 300 || status > 399 || location === undefined) return status;
    if (!URL.canParse(location, url.href)) return null;
    url = new URL(location, url.href);
    if (!/^https?:$/.test(url.protocol)) return null;
  }
  return null;
}

/** Servers that refuse programs (401, 403, 429) have the page. */
const isDead = (status: number): boolean => status === 404 || status === 410 || status >= 500;

/** Why a link leads nowhere; null for one that leads somewhere. Some servers answer HEAD wrongly, so those get a GET. */
async function checkLink(text: string, options: LinkOptions): Promise<string | null> {
  if (!URL.canParse(text)) return 'is no address';
  const url = new URL(text);
  try {
    const head = await statusOf(url, 'HEAD', options);
    const status = head !== null && head >= 400 ? await statusOf(url, 'GET', options) : head;
    if (status === null) return 'its redirections do not end';
    return isDead(status) ? `status ${status}` : null;
  } catch (error) {
    return reasonOf(error);
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** Makes what checks links: HEAD and then GET, one call at a time for each host, and none to private addresses. */
export function linkChecker(
  userAgent: string,
  { timeoutMs = 10_000, isAllowed = isPublicAddress }: Partial<LinkOptions> = {},
): CheckLinks {
  return async (urls) => {
    const called = urls.slice(0, mostLinks);
    const hosts = new Map<string, string[]>();
    for (const url of called) hosts.set(hostOf(url), [...(hosts.get(hostOf(url)) ?? []), url]);
    const dead = new Map<string, string>();
    await mapConcurrently(hosts.values(), hostsAtOnce, async (ofHost) => {
      for (const url of ofHost) {
        const reason = await checkLink(url, { userAgent, timeoutMs, isAllowed });
        if (reason !== null) dead.set(url, reason);
      }
    });
    return dead;
  };
}
