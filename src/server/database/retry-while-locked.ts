import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';

/** Time in ms to wait for a lock: longer than a backup holds it, shorter than the browser waits for an answer. */
export const lockTimeoutMs = 15_000;
const firstPauseMs = 5;
const longestPauseMs = 200;

/** Repeats work while another process holds a lock of the embedded database, without blocking the event loop. */
export async function retryWhileLocked<Result>(
  work: () => Promise<Result>,
  until: number = Date.now() + lockTimeoutMs,
  pauseMs: number = firstPauseMs,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isLocked(error) || Date.now() > until) throw error;
    await sleep(pauseMs * (0.5 + Math.random() / 2));
    return retryWhileLocked(work, until, Math.min(longestPauseMs, pauseMs * 2));
  }
}

/** Whether an error says that another process holds a lock. */
export function isLocked(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
