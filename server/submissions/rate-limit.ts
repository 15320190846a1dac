import { isIPv6 } from 'node:net';

/** Counts posts in fixed windows; forgets the oldest windows when there are too many. */
export interface RateLimit {
  /** Counts one more post; answers how many seconds to wait, 0 when it may pass. */
  take(form: string, address: string): number;
}

const windowMs = 10 * 60 * 1000;

/** About 2 MB. */
const mostWindows = 20_000;

interface Window {
  readonly ends: number;
  count: number;
}

/**
 * Limit of `most` posts in 10 minutes for each form and address, or none.
 * Generous by default, for a whole village shares one operator address.
 */
export function createRateLimit(most: number | 'off', now: () => number = Date.now): RateLimit {
  const windows = new Map<string, Window>();
  if (most === 'off') return { take: () => 0 };
  return {
    take(form, address) {
      const window = openWindow(windows, `${form} ${networkOf(address)}`, now());
      window.count += 1;
      return window.count <= most ? 0 : Math.max(1, Math.ceil((window.ends - now()) / 1000));
    },
  };
}

function openWindow(windows: Map<string, Window>, name: string, at: number): Window {
  const known = windows.get(name);
  if (known && known.ends > at) return known;
  const opened: Window = { ends: at + windowMs, count: 0 };
  windows.delete(name); // So that the map stays in the order of opening.
  windows.set(name, opened);
  const oldest = windows.keys().next();
  if (windows.size > mostWindows && !oldest.done) windows.delete(oldest.value);
  return opened;
}

/** One customer has a whole IPv6 /64, so its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  if (after === undefined) return head.slice(0, 4).join(':');
  const tail = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
