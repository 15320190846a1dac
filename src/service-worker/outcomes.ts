import type { RefreshAnswer } from '../model/worker/worker-messages';

/** Client → what became of the refresh of its page, until the page asks. */
export const outcomes = new Map<string, Promise<RefreshAnswer>>();

const mostOutcomes = 10;

/** Bounds the outcomes of pages that never asked. */
export function forgetOldOutcomes(): void {
  for (const client of outcomes.keys()) {
    if (outcomes.size < mostOutcomes) return;
    outcomes.delete(client);
  }
}

/** When a response was sent, in ISO format. */
export function timeOf({ headers }: Response): string | null {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

async function isSame(one: Response, other: Response): Promise<boolean> {
  const [etag, otherEtag] = [one.headers.get('etag'), other.headers.get('etag')];
  if (etag !== null && otherEtag !== null) return etag === otherEtag;
  return (await one.clone().text()) === (await other.clone().text());
}

/** Compares a page with its newest version; a server that fails counts as no connection. */
export async function refreshOutcome(
  fetched: Promise<Response>,
  shown: Response | undefined,
): Promise<RefreshAnswer> {
  const before = shown?.clone();
  if (!before) return { kind: 'unchanged' };
  try {
    const response = (await fetched).clone();
    if (response.status >= 500) throw new Error('The server failed.');
    if (response.status !== 200 || (await isSame(before, response))) return { kind: 'unchanged' };
    return { kind: 'changed', html: await response.text() };
  } catch {
    const since = timeOf(before);
    return since === null ? { kind: 'unchanged' } : { kind: 'offline', since };
  }
}
