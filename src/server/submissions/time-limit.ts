/**
 * Runs a call with a signal that aborts after `limitMs`, or when `stopped` does.
 *
 * `AbortSignal.any` with `AbortSignal.timeout` does not do: Node 20 may garbage-collect such a timeout while the call still
 * waits, and the call never ends. The timer here keeps a reference to its controller.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  stopped: AbortSignal,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, limitMs);
  stopped.addEventListener('abort', abort);
  if (stopped.aborted) abort();
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', abort);
  }
}
