import type { IncomingHttpHeaders } from 'node:http';
import { firstValue } from '../http/first-value';

/** Programs that name themselves: crawlers, link previews, monitoring, command-line tools. */
const robots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|undici|headless|lighthouse|monitor|uptime|pingdom|feed/i;

/** Characters of a name that are compared; bounds the time. */
const longestAgent = 300;

function isRobot({ 'user-agent': whole = '' }: IncomingHttpHeaders): boolean {
  const agent = whole.slice(0, longestAgent);
  return agent === '' || robots.test(agent);
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
