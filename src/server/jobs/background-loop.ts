import { setTimeout as sleep } from 'node:timers/promises';

/** Time in ms for a run to end when the server stops. */
const stopMs = 3000;

/** Work that is repeated in the background, with pauses, until it is stopped. */
export class BackgroundLoop {
  private readonly stopping = new AbortController();
  /** Ends the current pause. */
  private pausing = new AbortController();
  private background: Promise<void> | undefined;

  /** @param work resolves with the pause until it runs again, in ms; never rejects */
  constructor(private readonly work: () => Promise<number>) {}

  /** Aborts when the loop is stopped. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Runs the work, first after a delay in ms, and from then on. */
  start(delayMs = 0): void {
    this.background ??= this.run(delayMs);
  }

  /** Runs the work at once instead of after the pause. */
  wake(): void {
    this.pausing.abort();
  }

  /** Begins no other run; resolves when the current one has ended. */
  async end(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.background;
  }

  /** As `end`, but waits for some seconds only. @param running other work that may end in this time */
  async stop(running?: Promise<unknown>): Promise<void> {
    await Promise.race([Promise.all([this.end(), running]), sleep(stopMs, undefined, { ref: false })]);
  }

  private async run(delayMs: number): Promise<void> {
    await this.pause(delayMs);
    while (!this.signal.aborted) await this.pause(await this.work());
  }

  private async pause(ms: number): Promise<void> {
    if (ms === 0 || this.signal.aborted) return;
    this.pausing = new AbortController();
    await sleep(ms, undefined, { signal: this.pausing.signal, ref: false }).catch(() => undefined);
  }
}
