import { BackgroundLoop } from '../jobs/background-loop';

/** Pause between looks for what is due; it doubles while there is nothing, since each is a query. */
const pollMs = 1000;
const longestPollMs = 15_000;

const firstRetryMs = 1000;

/** With the time of a call, the longest that something waits after the recovery of a server. */
const longestRetryMs = 60_000;

/** Items that are worked on at the same time. */
export const batchSize = 8;

interface DueWorkOptions<Item> {
  /** Claims at most `batchSize` items that are due. Never rejects. */
  readonly claim: () => Promise<readonly Item[]>;
  /** Works on a claimed item until it ends or the signal aborts. Never rejects. */
  readonly work: (item: Item) => Promise<unknown>;
}

/** Works on what is due in a queue, in the background, until it is stopped. */
export class DueWork<Item> {
  private readonly loop = new BackgroundLoop(() => this.run());
  private pauseMs = pollMs;
  /** Until then an item that this instance has postponed becomes due (ms since the epoch). */
  private busyUntil = 0;

  constructor(private readonly options: DueWorkOptions<Item>) {}

  start(): void {
    this.loop.start();
  }

  /** Wakes up for an item that becomes due after `delayMs`. */
  expect(delayMs: number): void {
    this.busyUntil = Math.max(this.busyUntil, Date.now() + delayMs + pollMs);
    this.loop.wake();
  }

  /** Claims nothing more; gives what runs some seconds to end, then calls `abort`. */
  async stop(running: Promise<unknown>, abort: () => void): Promise<void> {
    await this.loop.stop(running);
    abort();
    await Promise.all([running, this.loop.end()]);
  }

  private async run(): Promise<number> {
    const claimed = await this.options.claim();
    await Promise.all(claimed.map((item) => this.options.work(item)));
    this.pauseMs = nextPause(this.pauseMs, claimed.length > 0 || Date.now() < this.busyUntil);
    return claimed.length < batchSize ? this.pauseMs : 0;
  }
}

/** Pause before the next look for what is due. */
export function nextPause(lastMs: number, mayHavePending: boolean): number {
  return mayHavePending ? pollMs : Math.min(longestPollMs, lastMs * 2);
}

/** Exponential backoff with jitter, so that a recovering server does not get everything at once. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (0.5 + random() / 2));
}

/** A time from now (ISO 8601). */
export function fromNow(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
