/** Calls a function when the browser has nothing else to do, after 5 s at the latest. */
export function whenIdle(call: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 5_000 });
  else call();
}
