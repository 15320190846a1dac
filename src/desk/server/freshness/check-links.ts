import { isPublicAddress } from '../../../server/http/public-address';
import { PrivateAddressError } from '../../../server/http/public-lookup';
import { mapConcurrently } from '../../../server/jobs/queue';
import type { DeadLink, LinkReason } from '../../api/freshness-api';
import { callLink, type LinkOptions } from './call-link';
import type { CheckLinks } from './read-freshness';

/** Redirections that are followed. */
const mostRedirects = 5;
/** Hosts that are called at the same time; each gets one call after the other. */
const hostsAtOnce = 4;
/** Links that are called for a site. */
const mostLinks = 1000;

const errorReasons: Readonly<Record<string, LinkReason>> = {
  ENOTFOUND: 'unknown-host',
  ECONNREFUSED: 'refused',
  ABORT_ERR: 'late',
};

/** Why a link leads nowhere. */
type Mistake = Omit<DeadLink, 'url'>;

function mistakeOf(error: unknown): Mistake {
  if (error instanceof PrivateAddressError) return { reason: 'private', detail: '' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = errorReasons[code];
  return reason ? { reason, detail: '' } : { reason: 'no-connection', detail: code };
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
async function checkLink(text: string, options: LinkOptions): Promise<Mistake | null> {
  if (!URL.canParse(text)) return { reason: 'no-address', detail: '' };
  const url = new URL(text);
  try {
    const head = await statusOf(url, 'HEAD', options);
    const status = head !== null && head >= 400 ? await statusOf(url, 'GET', options) : head;
    if (status === null) return { reason: 'redirects', detail: '' };
    return isDead(status) ? { reason: 'status', detail: String(status) } : null;
  } catch (error) {
    return mistakeOf(error);
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** How the links of a site are called, beside the program that calls them. */
interface CheckOptions extends Omit<Partial<LinkOptions>, 'userAgent'> {
  /** Milliseconds after which no further link is called. */
  readonly deadlineMs?: number;
}

/**
 * Makes what checks the links of a site: HEAD and then GET, one call at a time for each host, and none to private addresses.
 * @param publicAddress names the site to those who are called
 */
export function linkChecker(
  publicAddress: string,
  { timeoutMs = 10_000, isAllowed = isPublicAddress, deadlineMs = Infinity }: CheckOptions = {},
): CheckLinks {
  const userAgent = `panchayat-site link check (+${publicAddress})`;
  return async (urls) => {
    const until = performance.now() + deadlineMs;
    const hosts = new Map<string, string[]>();
    for (const url of urls.slice(0, mostLinks))
      hosts.set(hostOf(url), [...(hosts.get(hostOf(url)) ?? []), url]);
    const dead = new Map<string, DeadLink>();
    let called = 0;
    await mapConcurrently(hosts.values(), hostsAtOnce, async (ofHost) => {
      for (const url of ofHost) {
        if (performance.now() >= until) return;
        const mistake = await checkLink(url, { userAgent, timeoutMs, isAllowed });
        called += 1;
        if (mistake) dead.set(url, { url, ...mistake });
      }
    });
    return { dead, unchecked: urls.length - called };
  };
}
