/**
 * Runs a request with a signal that aborts it when its caller does, and after a time in ms, also while its body is read.
 * Older browsers have neither `AbortSignal.any` nor `AbortSignal.timeout`.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<Result>,
  caller: AbortSignal | null = null,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => {
    controller.abort(caller?.reason);
  };
  if (caller?.aborted === true) abort();
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The request took too long.', 'TimeoutError'));
  }, milliseconds);
  caller?.addEventListener('abort', abort, { once: true });
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}
