import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { firstValue } from '../http/first-value';

/** Programs that name themselves: crawlers, link previews, monitoring, command-line tools. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|undici|headless|lighthouse|monitor|uptime|pingdom|feed/i;

/** Most visitors share few names of browsers, and comparing one takes as long as finding a kept page. */
const known = new LRUCache<string, boolean>({ max: 1_000 });
/** Characters of a name that are compared; bounds the time and the memory. */
const longestAgent = 300;

function isRobot({ 'user-agent': whole = '' }: IncomingHttpHeaders): boolean {
  const agent = whole.slice(0, longestAgent);
  const found = known.get(agent);
  if (found !== undefined) return found;
  const result = agent === '' || robots.test(agent);
  known.set(agent, result);
  return result;
}

/** Whether a request for a page is a visit: no program, no prefetch, and not a script that only reads the page (B11.3.4). */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const mode = firstValue(headers['sec-fetch-mode']);
  if (mode && mode !== 'navigate') return false;
  const purpose =
    firstValue(headers['sec-purpose']) || firstValue(headers.purpose) || firstValue(headers['x-moz']);
  return (!purpose || !/prefetch|prerender|preview/i.test(purpose)) && !isRobot(headers);
}

/** Whether a report of a browser counts. */
export function isReportOfVisitor(headers: IncomingHttpHeaders): boolean {
  return !isRobot(headers);
}
