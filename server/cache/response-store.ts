import type { CouncilResponse } from '../council/council';

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
