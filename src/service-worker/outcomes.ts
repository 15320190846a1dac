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

/** What is compared of the version of a page that is shown. */
interface ShownVersion {
  readonly etag: string | null;
  /** When it was sent, in ISO format. */
  readonly since: string | null;
  /** Its text, where the server sends no ETag. */
  readonly copy: Response | null;
}

/** A response is copied only if it must be: the body of one that was copied reaches the page through the worker. */
function versionOf(response: Response): ShownVersion {
  const etag = response.headers.get('etag');
  return { etag, since: timeOf(response), copy: etag === null ? response.clone() : null };
}

async function isSame({ etag, copy }: ShownVersion, response: Response): Promise<boolean> {
  if (!copy) return etag === response.headers.get('etag');
  return (await copy.text()) === (await response.clone().text());
}

/** Compares a page with its newest version; a server that fails counts as no connection. */
export async function refreshOutcome(
  fetched: Promise<Response>,
  shown: Response | undefined,
): Promise<RefreshAnswer> {
  if (!shown) return { kind: 'unchanged' };
  const version = versionOf(shown);
  try {
    const response = (await fetched).clone();
    if (response.status >= 500) throw new Error('The server failed.');
    if (response.status !== 200 || (await isSame(version, response))) return { kind: 'unchanged' };
    return { kind: 'changed', html: await response.text() };
  } catch {
    const { since } = version;
    return since === null ? { kind: 'unchanged' } : { kind: 'offline', since };
  }
}
