import { createHash } from 'node:crypto';
import type { CouncilResponse } from '../council';
import { boundedMap } from '../../jobs/bounded-map';
import type { StoredResponse } from './response-text';

/** Where answers are stored, by names such as `<40 hex digits>.json`. Never rejects. */
export interface ResponsePlace {
  /** Null for an answer that does not exist, and for one that is not as it was written, which is deleted. */
  read(name: string): Promise<StoredResponse | null>;
  /** False when it cannot be stored. */
  write(name: string, response: StoredResponse): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** Keeps the last good answer of each request over restarts. Never throws and never rejects. */
export interface ResponseStore {
  /** The last answer; null when there is none that can be read. */
  read(key: string): Promise<CouncilResponse | null>;
  /** Keeps an answer of the council's server instead of the last one. Returns at once. */
  write(key: string, response: CouncilResponse): void;
  /** Forgets the answer of a request. Returns at once. */
  remove(key: string): void;
  /** Settles when everything is kept. */
  saved(): Promise<void>;
}

/** Milliseconds after which an unchanged answer is written again, for its time. */
const rewriteAfter = 600_000;
/** Answers that wait to be written; more are not kept. */
const maxWaiting = 500;

/**
 * Creates a store that writes to a place, one answer after the other, since each may have some megabytes.
 * @param scope what the answers depend on beside their request: the council's server and the config; others are not read
 */
export function createResponseStore(place: ResponsePlace, scope: string): ResponseStore {
  /** Versions of the answers that are known to be stored. */
  const written = boundedMap<Pick<StoredResponse, 'version' | 'fetchedAt'>>(20_000);
  /** Name → the answer to write; null to remove it. */
  const waiting = new Map<string, StoredResponse | null>();
  let saving = Promise.resolve();

  const nameOf = (key: string): string => {
    const hash = createHash('sha256').update(`${scope}\n${key}`).digest('hex');
    return `${hash.slice(0, 40)}.json`;
  };
  const save = async (name: string): Promise<void> => {
    const response = waiting.get(name);
    if (response === undefined) return;
    waiting.delete(name);
    if (response === null) return place.remove(name);
    if (!(await place.write(name, response))) written.delete(name);
  };
  const enqueue = (name: string, response: StoredResponse | null): void => {
    waiting.set(name, response);
    saving = saving.then(() => save(name));
  };
  return {
    read: async (key) => {
      const name = nameOf(key);
      written.delete(name);
      const response = await place.read(name);
      if (response) written.set(name, { version: response.version, fetchedAt: response.fetchedAt });
      return response;
    },
    write: (key, response) => {
      const name = nameOf(key);
      const { version, fetchedAt } = response;
      const last = written.get(name);
      if (fetchedAt === null || waiting.size >= maxWaiting) return;
      if (last?.version === version && fetchedAt - last.fetchedAt < rewriteAfter) return;
      written.set(name, { version, fetchedAt });
      enqueue(name, { ...response, fetchedAt });
    },
    remove: (key) => {
      const name = nameOf(key);
      written.delete(name);
      enqueue(name, null);
    },
    saved: () => saving,
  };
}
