import { readEnvelope, type SourceData } from '../../engine/source/envelope';
import { withTimeout } from '../browser/with-timeout';

/** Milliseconds after which a request is aborted. */
const timeout = 15_000;

function problemOf(response: Response, url: string): string | null {
  if (!response.ok) return `${url} answered ${response.status}.`;
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? null : `${url} answered ${type || 'something'} instead of JSON.`;
}

async function jsonOf(response: Response, url: string): Promise<unknown> {
  const problem = problemOf(response, url);
  if (problem === null) return response.json();
  // An unread body would hold its connection until the timeout.
  await response.body?.cancel();
  throw new Error(problem);
}

/** The header with the time of an answer that the server regards as old. */
function asOf(response: Response): Pick<SourceData, 'asOf'> {
  const time = response.headers.get('x-records-as-of') ?? '';
  return Number.isNaN(Date.parse(time)) ? {} : { asOf: time };
}

function warnOfLeftOut(response: Response, url: string): void {
  const count = Number(response.headers.get('x-records-left-out') ?? 0);
  if (count > 0) console.warn(`${url}: ${count} records do not fit and are left out.`);
}

async function fetchWith(url: string, signal: AbortSignal): Promise<SourceData> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  const data = readEnvelope(await jsonOf(response, url));
  warnOfLeftOut(response, url);
  return { ...data, ...asOf(response) };
}

/** Fetches a list. Rejects on an error status, a body that is not JSON, a failed envelope (B3.2.2) and after 15 s. */
export function fetchSource(url: string, signal: AbortSignal): Promise<SourceData> {
  return withTimeout(timeout, (limited) => fetchWith(url, limited), signal);
}
