import * as z from 'zod/mini';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** One filling-in of a form, from the first look at it until it was received. */
export interface Filling {
  /** The same for every tab and retry; part of the key that a submission is sent with. */
  readonly id: string;
  /** When it began: ms since 1970. */
  readonly since: number;
}

/** What was typed by field: the text, or the index of the chosen option, so that it follows the language. */
export type TypedValues = Readonly<Record<string, string>>;

/** What a device keeps of a form until it was received, for a day at most. */
export interface Draft extends Filling {
  readonly values: TypedValues;
}

const prefix = 'draft ';
const longest = 24 * 60 * 60 * 1000;

const stored = z.object({
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  since: z.number(),
  at: z.number(),
  values: z.record(z.string(), z.string()),
});

function parsed(text: string | null): z.infer<typeof stored> | null {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function isYoung(at: number): boolean {
  return Math.abs(Date.now() - at) < longest;
}

/** A fresh filling-in. `crypto.getRandomValues` is there without https too. */
export function beginFilling(): Filling {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return { id: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''), since: Date.now() };
}

/** Where the draft of a form lies; `site` is the public address. */
export function draftKey(site: string, form: string): string {
  return `${prefix}${site} ${form}`;
}

/** The draft under a key; null when there is none, it is a day old or something else lies there. */
export function readDraft(key: string): Draft | null {
  const draft = parsed(readStored(key));
  return draft && isYoung(draft.at) ? draft : null;
}

/** Keeps a draft on this device alone. */
export function keepDraft(key: string, { id, since, values }: Draft): void {
  writeStored(key, JSON.stringify({ id, since, at: Date.now(), values }));
}

/** Takes away the drafts of all forms that are a day old: phones are shared. */
export function dropOldDrafts(): void {
  const old = storedKeys().filter((key) => key.startsWith(prefix) && readDraft(key) === null);
  old.forEach(removeStored);
}
