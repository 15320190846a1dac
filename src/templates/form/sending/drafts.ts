import { isObject, objectOf, parseJson } from '../../../engine/json/json';
import { isRecentDraft } from '../../../engine/form/waiting-forms';
import { draftPrefix } from './expired-drafts';
import { randomId } from '../../../site/browser/random-id';
import { readStored, writeStored } from '../../../site/browser/storage';

/** One use of a form, from its first display until the submission is received. */
export interface FormSession {
  /** The same for every tab and retry; part of the key that a submission is sent with. */
  readonly id: string;
  /** Start in ms since 1970. */
  readonly since: number;
}

/** The typed values by field: text, or the index of an option, which is the same in every language. */
export type TypedValues = Readonly<Record<string, string>>;

/** The values of a form that are stored on the device until it is received, for at most a day (B3.5.1). */
export interface FormDraft extends FormSession {
  readonly values: TypedValues;
  /** The `submissionKey` of values that were received: the browser may put them back into the fields. */
  readonly received?: string;
}

/** A draft as it is stored, with the time of its last change in ms since 1970. */
interface StoredDraft extends FormDraft {
  readonly at: number;
}

function isTypedValues(value: unknown): value is TypedValues {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string');
}

function isStoredDraft(value: unknown): value is StoredDraft {
  const { id, since, at, values, received } = objectOf(value);
  const isSession = typeof id === 'string' && /^[\w-]{8,64}$/.test(id) && typeof since === 'number';
  if (received !== undefined && typeof received !== 'string') return false;
  return isSession && typeof at === 'number' && isTypedValues(values);
}

function parseDraft(text: string | null): StoredDraft | null {
  const value = parseJson(text);
  return isStoredDraft(value) ? value : null;
}

/** A new session. */
export function createFormSession(): FormSession {
  return { id: randomId(), since: Date.now() };
}

/** Storage key of the draft of a form; `site` is the public address. */
export function draftKey(site: string, form: string): string {
  return `${draftPrefix}${site} ${form}`;
}

/** The draft under a key; null when it is missing, a day old or invalid. */
export function readDraft(key: string): FormDraft | null {
  const draft = parseDraft(readStored(key));
  return draft && isRecentDraft(draft.at) ? draft : null;
}

/** Stores a draft on this device. */
export function saveDraft(key: string, { id, since, values, received }: FormDraft): void {
  writeStored(key, JSON.stringify({ id, since, at: Date.now(), values, received }));
}
