/**
 * Runs a request whose signal aborts it after a time in ms, also while its body is read. Older browsers have no
 * `AbortSignal.timeout`.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<Result>,
  controller = new AbortController(),
): Promise<Result> {
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The request took too long.', 'TimeoutError'));
  }, milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
