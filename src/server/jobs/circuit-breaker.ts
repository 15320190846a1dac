import { isWithin } from './elapsed';

/** Result of a call, as far as it concerns the server. */
export interface CallResult {
  readonly isServerFailure: boolean;
  /** Milliseconds for which the server asks not to be called. */
  readonly retryAfterMs: number;
}

/** Suspends the calls to a server that fails. */
export interface CircuitBreaker {
  /** Whether no call may start now. */
  readonly isRefusing: boolean;
  /** Whether the latest result was a failure. */
  readonly isFailing: boolean;
  /** Starts a call; null while calls are suspended. The returned function is to be called once, with the result. */
  start(): ((result: CallResult) => void) | null;
}

export interface CircuitBreakerOptions {
  /** Called when calls are suspended (`true`) and when they are resumed. */
  readonly onChange?: (isOpen: boolean) => void;
  /** Milliseconds after which a call is late: until it ends, or another one succeeds, it counts as a failure. */
  readonly lateAfterMs?: number;
  /** Milliseconds since any fixed time. */
  readonly now?: () => number;
}

/** Failures in a row after which calls are suspended. */
export const maxFailures = 5;
const firstDelay = 1_000;
const longestDelay = 60_000;
const longestRetryAfter = 300_000;

interface Suspension {
  readonly since: number;
  /** Doubles with every failed probe. */
  readonly delay: number;
  /** At least the delay; the server may ask for more. */
  readonly duration: number;
  /** Whether the one call runs that decides whether calls are resumed. */
  readonly isProbing: boolean;
}

/** A call that runs. */
interface RunningCall {
  /** When it began, or the latest success since then. */
  since: number;
}

/**
 * Creates a circuit breaker: after five failures in a row it suspends calls for 1 s, then lets one call through, and
 * doubles the delay up to 60 s while that call fails. A `Retry-After` extends a delay up to 5 minutes. Results of calls
 * that started before a suspension do not change it. While a server hangs, calls are refused before the first ones have
 * timed out.
 */
export function createCircuitBreaker({
  onChange = () => undefined,
  lateAfterMs = Infinity,
  now = Date.now,
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let failures = 0;
  let suspension: Suspension | null = null;
  const running = new Set<RunningCall>();

  function suspend(delay: number, { retryAfterMs }: CallResult): void {
    const duration = Math.max(delay, Math.min(retryAfterMs, longestRetryAfter));
    suspension = { since: now(), delay, duration, isProbing: false };
  }

  function endCall(result: CallResult): void {
    if (suspension) return;
    failures = result.isServerFailure ? failures + 1 : 0;
    if (failures < maxFailures) return;
    suspend(firstDelay, result);
    onChange(true);
  }

  function probe(suspended: Suspension): (result: CallResult) => void {
    suspension = { ...suspended, isProbing: true };
    return (result) => {
      if (result.isServerFailure) {
        suspend(Math.min(suspended.delay * 2, longestDelay), result);
        return;
      }
      failures = 0;
      suspension = null;
      onChange(false);
    };
  }

  function isRefusing(): boolean {
    if (suspension) return suspension.isProbing || isWithin(suspension.since, suspension.duration, now());
    const late = [...running].filter(({ since }) => !isWithin(since, lateAfterMs, now()));
    return failures + late.length >= maxFailures;
  }

  function startCall(end: (result: CallResult) => void): (result: CallResult) => void {
    const call: RunningCall = { since: now() };
    running.add(call);
    return (result) => {
      running.delete(call);
      if (!result.isServerFailure) for (const other of running) other.since = now();
      end(result);
    };
  }

  return {
    get isRefusing() {
      return isRefusing();
    },
    get isFailing() {
      return failures > 0;
    },
    start: () => {
      if (isRefusing()) return null;
      return startCall(suspension ? probe(suspension) : endCall);
    },
  };
}
