import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests get a turn. */
const sliceMs = 15;

/** Splits long work: the returned function, called between its steps, lets the event loop run when a slice is over. */
export function timeSlices(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < sliceMs) return;
    await setImmediate();
    start = performance.now();
  };
}
