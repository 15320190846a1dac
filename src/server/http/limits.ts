import type { QueueLimits } from '../jobs/queue';

/** Limits of connections and of work in progress; times in ms. */
export interface Limits {
  /** Time to receive the headers of a request. */
  readonly headersMs: number;
  /** Time to receive a whole request. */
  readonly requestMs: number;
  /** Time without traffic after which a connection is closed. */
  readonly inactivityMs: number;
  /** How often Node looks for requests over these times. */
  readonly checkMs: number;
  /** Time that open requests get to finish when the server stops. */
  readonly closeMs: number;
  readonly connections: number;
  /** Page renders: how many run, and how many wait before pages are answered with 503. */
  readonly renders: QueueLimits;
}

/** Time to receive a request in ms where forms take photos, which come slowly over a weak line. */
export const photoRequestMs = 120_000;

/** Below the 10 s after which process managers usually kill: 5 s for requests, the rest for the database. */
export const defaultLimits: Limits = {
  headersMs: 15_000,
  requestMs: 30_000,
  inactivityMs: 60_000,
  checkMs: 5_000,
  closeMs: 5_000,
  connections: 5_000,
  renders: { concurrency: 2, maxWaiting: 200 },
};
