import { setMaxListeners } from 'node:events';
import type { Form } from '../../engine/site-config.generated';
import { placeFields } from '../../engine/form/place';
import type { CouncilServer } from '../council/council-server';
import type { Log } from '../log';
import { errorCode } from '../database/error-code';
import { batchSize, DueWork, fromNow, retryDelay } from './due-work';
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

/** Time to record the result of an attempt before another instance may repeat it. */
const leaseMarginMs = 5000;

/**
 * Forwards submissions to the council's server until it accepts or rejects them. An attempt holds a lease on its
 * submission (`dueAt`), so that one instance works on it and a crash only postpones it.
 */
export class Delivery {
  private readonly background = new DueWork<Submission>({
    claim: () => this.claim(),
    work: (submission) => this.attempt(submission),
  });
  private readonly aborting = new AbortController();
  private readonly attempts = new Set<Promise<Submission>>();
  private isAvailable = true;

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
    this.background.start();
  }

  stop(): Promise<void> {
    const running = Promise.all(this.attempts);
    return this.background.stop(running, () => this.aborting.abort());
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
    this.background.expect(delay);
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
