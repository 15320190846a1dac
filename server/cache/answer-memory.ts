import { LRUCache } from 'lru-cache';
import type { CouncilResponse } from '../council/council';
import { isWithin } from './elapsed';

/** An answer of the council's server in memory. */
export interface HeldAnswer {
  readonly response: CouncilResponse;
  /** When it came into memory, in ms since the epoch. */
  readonly heldAt: number;
  /** Milliseconds since then for which it is fresh; 0 for an answer of an earlier run. */
  readonly freshMs: number;
  /** Characters of the JSON text of its list. */
  readonly length: number;
}

/** Answers and failures in memory, bounded in bytes. */
export interface AnswerMemory {
  /** The last good answer, which counts as used. */
  find(key: string): HeldAnswer | undefined;
  /** Replaces the answer, and forgets a failure. */
  hold(key: string, held: HeldAnswer): void;
  /** The failure of the last call, as long as the call is not to be repeated. */
  findFailure(key: string): CouncilResponse | undefined;
  /** Remembers a failure for 5 s, twice as long with each failure in a row, up to 60 s. */
  holdFailure(key: string, response: CouncilResponse): void;
}

interface HeldFailure {
  readonly response: CouncilResponse;
  readonly failedAt: number;
  /** In ms. */
  readonly delay: number;
}

const firstDelay = 5_000;
const longestDelay = 60_000;
/** Share of the memory for answers without records and for failures, each; what invented ids can fill. */
const sideShare = 0.04;
/** Bytes of an entry beside its texts. */
const overhead = 500;

export function hasRecords({ list }: CouncilResponse): boolean {
  return (list?.records.length ?? 0) > 0;
}

/** Bytes, estimated from the JSON text; a character outside of Latin-1 takes two. */
function sizeOf(key: string, length: number): number {
  return overhead + 2 * (key.length + length);
}

interface Sized {
  readonly size: number;
}

const bounded = <Value extends Sized>(maxSize: number) =>
  new LRUCache<string, Value>({ maxSize, sizeCalculation: ({ size }) => size });

/** Creates a memory of `size` bytes. Answers without records have a part of their own, so that they cannot displace others. */
export function createAnswerMemory(size: number, now: () => number = Date.now): AnswerMemory {
  const sideSize = Math.floor(size * sideShare);
  const filled = bounded<HeldAnswer & Sized>(size - 2 * sideSize);
  const empty = bounded<HeldAnswer & Sized>(sideSize);
  const failures = bounded<HeldFailure & Sized>(sideSize);

  const find = (key: string) => filled.get(key) ?? empty.get(key);

  return {
    find,
    hold: (key, held) => {
      const [part, other] = hasRecords(held.response) ? [filled, empty] : [empty, filled];
      part.set(key, { ...held, size: sizeOf(key, held.length) });
      other.delete(key);
      failures.delete(key);
    },
    findFailure: (key) => {
      const failure = failures.get(key);
      return failure && isWithin(failure.failedAt, failure.delay, now()) ? failure.response : undefined;
    },
    holdFailure: (key, response) => {
      const last = failures.get(key);
      const isInRow = last !== undefined && isWithin(last.failedAt, last.delay + longestDelay, now());
      const delay = isInRow ? Math.min(last.delay * 2, longestDelay) : firstDelay;
      failures.set(key, {
        response,
        failedAt: now(),
        delay,
        size: sizeOf(key, response.message?.length ?? 0),
      });
    },
  };
}
