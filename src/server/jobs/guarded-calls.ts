import { acquireBeforeAbort, createSemaphore } from './semaphore';
import type { CallResult, CircuitBreaker } from './circuit-breaker';

/** Calls of one server: a limited number at the same time, and none while its circuit breaker is open. */
export interface GuardedCalls {
  /** Whether a call would be refused now. */
  readonly isRefusing: boolean;
  /** The result of a call; null when it was refused. */
  run<Result extends CallResult>(call: () => Promise<Result>): Promise<Result | null>;
}

export interface GuardedCallsOptions {
  readonly breaker: CircuitBreaker;
  /** Milliseconds that a call waits for its turn. */
  readonly maxWait: number;
  /** Calls at the same time. */
  readonly concurrency: number;
  /** Calls that wait for their turn. */
  readonly queue?: number;
}

const defaultQueue = 200;

/** Creates the guard of some calls of a server; others may share the circuit breaker. */
export function guardCalls(options: GuardedCallsOptions): GuardedCalls {
  const { breaker, maxWait, concurrency, queue = defaultQueue } = options;
  const turns = createSemaphore(concurrency);
  const isRefusing = (): boolean => breaker.isRefusing || turns.waiting >= queue;

  async function callNow<Result extends CallResult>(call: () => Promise<Result>): Promise<Result | null> {
    const end = breaker.start();
    if (!end) return null;
    let result: Result | null = null;
    try {
      result = await call();
      return result;
    } finally {
      end(result ?? { isServerFailure: true, retryAfterMs: 0 });
    }
  }

  return {
    get isRefusing() {
      return isRefusing();
    },
    run: async (call) => {
      if (isRefusing()) return null;
      const release = await acquireBeforeAbort(turns, AbortSignal.timeout(maxWait)).catch(() => null);
      if (!release) return null;
      try {
        return await callNow(call);
      } finally {
        release();
      }
    },
  };
}
