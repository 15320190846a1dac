import { setMaxListeners } from 'node:events';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { errorCode } from '../../database/error-code';
import type { Log } from '../../log';
import { batchSize, DueWork, fromNow, retryDelay } from '../due-work';
import type { ClaimedMessage, GatewayQueue } from '../store/gateway-messages';
import type { SubmissionStore } from '../store/store';
import type { Submission } from '../submission';
import { gatewayMessage } from './gateway-message';
import { postSigned, postTimeoutMs, type Posted } from './post-signed';

/** `dropped`: the submission was deleted, or its sender cannot be reached. */
export type GatewayOutcome = Posted['state'] | 'expired' | 'dropped';

interface GatewayOptions {
  readonly checked: CheckedSite;
  readonly url: string;
  readonly store: Pick<SubmissionStore, 'findByReference'>;
  readonly queue: GatewayQueue;
  readonly stateOf: (submission: Submission) => Promise<SubmissionState>;
  readonly log: Log;
  /** Receives the outcome of every attempt. */
  readonly onOutcome: (outcome: GatewayOutcome) => void;
}

/** Time to record the result of an attempt before another instance may repeat it. */
const leaseMarginMs = 5000;

/** Age in ms at which a change is no news to its sender any more. */
const longestAgeMs = 3 * 24 * 60 * 60 * 1000;

/** Tells the gateway of the council what becomes of submissions (B11.13.5), from a queue that instances share. */
export class Gateway {
  private readonly background = new DueWork<ClaimedMessage>({
    claim: () => this.claim(),
    work: (claimed) => this.attempt(claimed),
  });
  private readonly aborting = new AbortController();
  private isAvailable = true;

  constructor(private readonly options: GatewayOptions) {
    // Every running attempt listens to it.
    setMaxListeners(0, this.aborting.signal);
  }

  start(): void {
    this.background.start();
  }

  stop(): Promise<void> {
    return this.background.stop(Promise.resolve(), () => this.aborting.abort());
  }

  private async claim(): Promise<readonly ClaimedMessage[]> {
    try {
      return await this.options.queue.claim(fromNow(postTimeoutMs + leaseMarginMs), batchSize);
    } catch (error) {
      this.options.log.warn(`The messages for the gateway could not be read: ${errorCode(error)}`);
      return [];
    }
  }

  private async attempt(claimed: ClaimedMessage): Promise<void> {
    try {
      this.options.onOutcome(await this.send(claimed));
    } catch (error) {
      // The lease ends, and the id of the message makes the repetition harmless.
      this.options.log.warn(`A message for the gateway could not be sent: ${errorCode(error)}`);
    }
  }

  private async send(claimed: ClaimedMessage): Promise<GatewayOutcome> {
    const { checked, url, store, queue, stateOf } = this.options;
    const { reference, changes } = claimed;
    const submission = await store.findByReference(claimed);
    const message = submission && gatewayMessage(checked, submission, await stateOf(submission), claimed);
    if (!message) {
      await queue.settle(claimed, null);
      return 'dropped';
    }
    const signed = {
      url,
      id: `${reference}-${changes}`,
      body: JSON.stringify(message),
      key: await queue.key(),
    };
    const { state, answer } = await postSigned(signed, this.aborting.signal);
    this.logChange(state, answer);
    if (state !== 'unavailable') {
      await queue.settle(claimed, state === 'sent' ? null : answer);
      return state;
    }
    if (Date.now() - Date.parse(claimed.changedAt) > longestAgeMs) {
      await queue.settle(claimed, answer);
      return 'expired';
    }
    const delay = retryDelay(claimed.attempts);
    await queue.postpone(claimed, fromNow(delay));
    this.background.expect(delay);
    return state;
  }

  /** Logs when the gateway stops and starts accepting, not every attempt. */
  private logChange(state: Posted['state'], answer: string): void {
    const isAvailable = state === 'sent';
    if (isAvailable === this.isAvailable) return;
    this.isAvailable = isAvailable;
    this.options.log.warn(
      isAvailable
        ? 'The gateway accepts messages again.'
        : `The gateway does not accept messages (${answer}): npm run submissions -- gateway lists them.`,
    );
  }
}
