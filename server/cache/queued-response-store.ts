import { createHash } from 'node:crypto';
import type { CouncilResponse } from '../council/council';
import { boundedMap } from './bounded-map';
import type { ResponseStore } from './response-store';
import type { StoredResponse } from './response-text';

/** Where answers are stored, by names such as `<40 hex digits>.json`. Never rejects. */
export interface ResponsePlace {
  /** Null for an answer that does not exist, and for one that is not as it was written, which is deleted. */
  read(name: string): Promise<StoredResponse | null>;
  /** False when it cannot be stored. */
  write(name: string, response: StoredResponse): Promise<boolean>;
  remove(name: string): Promise<void>;
}

type Written = Pick<StoredResponse, 'version' | 'fetchedAt'>;

/** Milliseconds after which an unchanged answer is written again, for its time. */
const rewriteAfter = 600_000;
/** Answers that wait to be written; more are not kept. */
const maxWaiting = 500;

/** Stores answers in a place, one after the other. */
export class QueuedResponseStore implements ResponseStore {
  /** What is known to be stored. */
  private readonly written = boundedMap<Written>(20_000);
  /** Name → the answer to write; null to remove it. */
  private readonly waiting = new Map<string, StoredResponse | null>();
  private saving = Promise.resolve();

  /** @param scope what the answers depend on beside their request: the council's server and the config; others are not read */
  constructor(
    private readonly place: ResponsePlace,
    private readonly scope: string,
  ) {}

  async read(key: string): Promise<StoredResponse | null> {
    const name = this.nameOf(key);
    this.written.delete(name);
    const response = await this.place.read(name);
    if (response) this.remember(name, response);
    return response;
  }

  write(key: string, response: CouncilResponse): void {
    const name = this.nameOf(key);
    const { version, fetchedAt } = response;
    const last = this.written.get(name);
    if (fetchedAt === null || this.waiting.size >= maxWaiting) return;
    if (last?.version === version && fetchedAt - last.fetchedAt < rewriteAfter) return;
    this.remember(name, { version, fetchedAt });
    this.enqueue(name, { ...response, fetchedAt });
  }

  remove(key: string): void {
    const name = this.nameOf(key);
    this.written.delete(name);
    this.enqueue(name, null);
  }

  saved(): Promise<void> {
    return this.saving;
  }

  private nameOf(key: string): string {
    const hash = createHash('sha256').update(`${this.scope}\n${key}`).digest('hex');
    return `${hash.slice(0, 40)}.json`;
  }

  private remember(name: string, { version, fetchedAt }: Written): void {
    this.written.set(name, { version, fetchedAt });
  }

  private enqueue(name: string, response: StoredResponse | null): void {
    this.waiting.set(name, response);
    this.saving = this.saving.then(() => this.save(name));
  }

  /** One answer after the other, since each text may have some megabytes. */
  private async save(name: string): Promise<void> {
    const response = this.waiting.get(name);
    if (response === undefined) return;
    this.waiting.delete(name);
    if (response === null) return this.place.remove(name);
    if (!(await this.place.write(name, response))) this.written.delete(name);
  }
}
