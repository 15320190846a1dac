import type { Log } from '../log';
import type { SubmissionStore } from './store/store';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a site keeps settled submissions (`submissions.retentionDays` of its config). */
export interface Retention {
  /** Host of the site's public address. */
  readonly site: string;
  readonly days: number;
}

/** Days for which what the retention period deletes can be taken back. */
const keptDays = 30;

/** Deletes the submissions that were settled longer ago than the retention period; resolves with their reference numbers. */
export function applyRetention(
  store: SubmissionStore,
  { site, days }: Retention,
  now: number = Date.now(),
): Promise<readonly string[]> {
  return store.remove({ site, settledBefore: new Date(now - days * dayMs).toISOString() });
}

/**
 * Applies a retention period now and once a day; returns what stops it.
 * @param onRemoved called with their number after submissions were deleted
 */
export function startRetention(
  store: SubmissionStore,
  retention: Retention,
  log: Log,
  onRemoved: (count: number) => Promise<void>,
): () => void {
  const applyOnce = async () => {
    const { site } = retention;
    if (!(await store.isClockTrusted(site))) {
      log.warn(
        'The clock has jumped: the retention period deletes nothing for a week. Correct the time of this machine if it is wrong.',
      );
      return [];
    }
    await store.forgetDeleted(site, new Date(Date.now() - keptDays * dayMs).toISOString());
    return applyRetention(store, retention);
  };
  const apply = () => {
    applyOnce()
      .then(async ({ length: count }) => {
        if (count === 0) return;
        log.warn(`Deleted ${count} submissions after ${retention.days} days of retention.`);
        await onRemoved(count);
      })
      .catch(() => {
        log.warn('The retention period of submissions could not be applied; the next attempt is tomorrow.');
      });
  };
  apply();
  const timer = setInterval(apply, dayMs).unref();
  return () => {
    clearInterval(timer);
  };
}
