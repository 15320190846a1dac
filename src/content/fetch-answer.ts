import { readEnvelope, type Answer } from './answer';

/** Milliseconds after which an attempt is given up. */
const attemptLimit = 15_000;

function problemOf(response: Response, url: string): string | null {
  if (!response.ok) return `${url} answered ${response.status}.`;
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? null : `${url} answered ${type || 'something'} instead of JSON.`;
}

async function jsonOf(response: Response, url: string): Promise<unknown> {
  const problem = problemOf(response, url);
  if (problem === null) return response.json();
  // A body that nobody reads holds its connection until the attempt is given up.
  await response.body?.cancel();
  throw new Error(problem);
}

function tellLeftOut(response: Response, url: string): void {
  const count = Number(response.headers.get('x-records-left-out') ?? 0);
  if (count > 0) console.warn(`${url}: ${count} records do not fit and are left out.`);
}

/** Asks for a list. Rejects on a bad status, on something else than JSON, on a failed envelope and after 15 s. */
export async function fetchAnswer(url: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: 'any' in AbortSignal ? AbortSignal.any([signal, AbortSignal.timeout(attemptLimit)]) : signal,
  });
  const answer = readEnvelope(await jsonOf(response, url));
  tellLeftOut(response, url);
  return answer;
}
