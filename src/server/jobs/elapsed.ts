/**
 * Whether a span of time that began at `start` still lasts at `now`, all in ms. A start in the future, after the clock
 * was set back, ends it.
 */
export function isWithin(start: number, duration: number, now: number): boolean {
  return start <= now && now - start < duration;
}
