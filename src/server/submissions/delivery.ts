import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Form } from '../../engine/site-config.generated';
import { placeFields } from '../../engine/form/place';
import type { CouncilServer } from '../council/council-server';
import type { Log } from '../log';
import { errorCode } from '../database/error-code';
import { attemptTimeout, forward, type Forwarded } from './forward';
import type { SubmissionStore } from './store/store';
import type { Submission } from './submission';

export interface DeliveryOptions {
  /** Host of the site's public address. */
  readonly site: string;
  /** By name. */
  readonly forms: ReadonlyMap<string, { readonly form: Form }>;
  readonly store: SubmissionStore;
  readonly council: CouncilServer;
  readonly log: Log;
}

/** Submissions forwarded at the same time in the background. */
const batchSize = 8;

/** Pause between looks for submissions that are due; it doubles while there are none, since each is a query. */
const pollMs = 1000;
const longestPollMs = 15_000;

const firstRetryMs = 1000;

/** With the time of a call, the longest that a submission waits after the council's recovery. */
const longestRetryMs = 60_000;

/** Time to record the result of an attempt before another instance may repeat it. */
const leaseMarginMs = 5000;

/** Time for running attempts to end when the server stops. */
const stopMs = 3000;

/**
 * Forwards submissions to the council's server until it accepts or rejects them. An attempt holds a lease on its
 * submission (`dueAt`), so that one instance works on it and a crash only postpones it.
 */
export class Delivery {
  private readonly stopping = new AbortController();
  /** Ends the current pause. */
  private pausing = new AbortController();
  private readonly aborting = new AbortController();
  private readonly attempts = new Set<Promise<Submission>>();
  private background: Promise<void> | undefined;
  private isAvailable = true;
  /** Until then a submission that this instance could not forward becomes due (ms since the epoch). */
  private busyUntil = 0;

  constructor(private readonly options: DeliveryOptions) {
    // Every running attempt listens to it.
    setMaxListeners(0, this.aborting.signal);
  }

  /** End of a lease that begins now (ISO). */
  leaseEnd(): string {
    return fromNow(attemptTimeout(this.options.council) + leaseMarginMs);
  }

  /** Forwards a submission whose lease the caller holds. Never rejects. */
  attempt(submission: Submission): Promise<Submission> {
    const attempt = this.forward(submission).finally(() => this.attempts.delete(attempt));
    this.attempts.add(attempt);
    return attempt;
  }

  /** Forwards what is due, now and from then on. */
  start(): void {
    this.background ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.pausing.abort();
    await Promise.race([Promise.all(this.attempts), sleep(stopMs)]);
    this.aborting.abort();
    await Promise.all([...this.attempts, this.background]);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let pauseMs = pollMs;
    while (!signal.aborted) {
      const claimed = await this.claim();
      await Promise.all(claimed.map((submission) => this.attempt(submission)));
      pauseMs = nextPause(pauseMs, claimed.length > 0 || Date.now() < this.busyUntil);
      if (claimed.length < batchSize) await this.pause(pauseMs);
    }
  }

  private async pause(ms: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.pausing = new AbortController();
    await sleep(ms, undefined, { signal: this.pausing.signal, ref: false }).catch(() => undefined);
  }

  private async claim(): Promise<readonly Submission[]> {
    const { site, forms, store, log } = this.options;
    try {
      const filter = { site, forms: [...forms.keys()], limit: batchSize, leaseUntil: this.leaseEnd() };
      return await store.claimDue(filter);
    } catch (error) {
      log.warn(`Pending submissions could not be read: ${errorCode(error)}`);
      return [];
    }
  }

  private async forward(submission: Submission): Promise<Submission> {
    const { council, forms, store, log } = this.options;
    const form = forms.get(submission.form)?.form;
    if (!form) return submission;
    const forwarded = { ...submission, body: withoutPlaces(submission.body, form) };
    const { state, answer } = await forward(council, form.post, forwarded, this.aborting.signal);
    this.logChange(state);
    const result =
      state === 'unavailable'
        ? ({ state: 'pending', dueAt: this.nextAttempt(submission) } as const)
        : { state, dueAt: null };
    try {
      const recorded = await store.recordAttempt(submission, { ...result, upstream: answer });
      return recorded ?? { ...submission, ...result };
    } catch (error) {
      // The lease ends, and the idempotency key makes the repetition harmless.
      log.warn(`The result of forwarding a submission could not be stored: ${errorCode(error)}`);
      return { ...submission, ...result };
    }
  }

  /** Time of the next attempt (ISO), for which the background work wakes up. */
  private nextAttempt({ attempts }: Submission): string {
    const delay = retryDelay(attempts);
    this.busyUntil = Math.max(this.busyUntil, Date.now() + delay + pollMs);
    this.pausing.abort();
    return fromNow(delay);
  }

  /** Logs when the council's server stops and starts accepting, not every attempt. */
  private logChange(state: Forwarded['state']): void {
    const isAvailable = state !== 'unavailable';
    if (isAvailable === this.isAvailable) return;
    this.isAvailable = isAvailable;
    this.options.log.warn(
      isAvailable
        ? 'The council’s server accepts submissions again.'
        : 'The council’s server does not accept submissions; they are kept and sent later.',
    );
  }
}

/** A body as the council's own server knows it: places stay here, as photos do. */
function withoutPlaces(body: Submission['body'], form: Form): Submission['body'] {
  const places = placeFields(form).map(({ name }) => name);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !places.includes(name)));
}

/** Pause before the next look for submissions that are due. */
export function nextPause(lastMs: number, mayHavePending: boolean): number {
  return mayHavePending ? pollMs : Math.min(longestPollMs, lastMs * 2);
}

/** Exponential backoff with jitter, so that a recovering server does not get everything at once. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (0.5 + random() / 2));
}

function fromNow(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
