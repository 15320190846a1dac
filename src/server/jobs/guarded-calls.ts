import type { CallResult, CircuitBreaker } from './circuit-breaker';
import { createQueue, type QueueLimits } from './queue';

/** Calls of one server: a limited number at the same time, and none while its circuit breaker is open. */
export interface GuardedCalls {
  /** Whether a call would be refused now. */
  readonly isRefusing: boolean;
  /** The result of a call; null when it was refused. */
  run<Result extends CallResult>(call: () => Promise<Result>): Promise<Result | null>;
}

/** By default, 200 calls wait for their turn. */
export interface GuardedCallsOptions extends QueueLimits {
  readonly breaker: CircuitBreaker;
}

/** Creates the guard of some calls of a server; others may share the circuit breaker. */
export function guardCalls({ breaker, ...limits }: GuardedCallsOptions): GuardedCalls {
  const queue = createQueue({ maxWaiting: 200, ...limits });
  const isRefusing = (): boolean => breaker.isRefusing || queue.isFull;

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
    run: async (call) =>
      isRefusing()
        ? null
        : queue.run(
            () => callNow(call),
            () => null,
          ),
  };
}
