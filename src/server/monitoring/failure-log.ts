import type { Log } from '../log';

/** Logs recurring failures, at most once per minute and key. */
export interface FailureLog {
  /**
   * Logs a failure, with the number of those of the same key that were left out before it.
   * @param fields structured fields; no query and no personal data
   */
  warn(key: string, fields: Readonly<Record<string, unknown>>, message: string): void;
}

const intervalMs = 60_000;
/** Bounds the memory: the oldest key is forgotten. */
const maxKeys = 1000;

interface Logged {
  readonly at: number;
  omitted: number;
}

/** Creates a log that repeats a failure at most once per minute and key (for upstream failures: the source). */
export function createFailureLog(log: Log, now: () => number = Date.now): FailureLog {
  const logged = new Map<string, Logged>();
  return {
    warn(key, fields, message) {
      const last = logged.get(key);
      if (last && now() - last.at < intervalMs) {
        last.omitted += 1;
        return;
      }
      const [oldest] = logged.keys();
      if (!last && oldest !== undefined && logged.size >= maxKeys) logged.delete(oldest);
      logged.set(key, { at: now(), omitted: 0 });
      log.warn({ ...fields, ...(last?.omitted ? { omitted: last.omitted } : {}) }, message);
    },
  };
}
