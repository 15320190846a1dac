import * as z from 'zod/mini';
import { postHeaders } from './form-post';
import type { FormBody, FormProblem } from './form-schema';

/** What became of a form that was sent. */
export type SendOutcome =
  | { readonly state: 'received'; readonly reference: string | null }
  /** Values that the visitor must mend. */
  | { readonly state: 'invalid'; readonly problems: readonly FormProblem[] }
  /** Not received, or not known to be. `spent`: sending the same again needs a new key. */
  | { readonly state: 'failed'; readonly spent: boolean }
  /** The browser has no network, or lost it. */
  | { readonly state: 'offline' }
  /** Too many were sent from this address; seconds to wait. */
  | { readonly state: 'too-many'; readonly retryAfter: number };

/** A checked form on its way. */
export interface Sending {
  /** Path under `/api`. */
  readonly post: string;
  readonly body: FormBody;
  /** Makes a retry of the same submission harmless. */
  readonly key: string;
  /** Whether the field that people do not see was filled in. */
  readonly honeypot: boolean;
  /** Between showing and sending, in ms. */
  readonly filledIn: number;
  /** Language code of the visitor. */
  readonly language: string;
}

/** Milliseconds to wait for an acknowledgement. */
const longest = 20_000;

/** Seconds to wait where a refusal does not say. */
const usualWait = 600;

const kinds = z.enum(['required', 'email', 'telephone', 'too-long', 'choice', 'unknown']);
const problem = z.pipe(
  z.object({ field: z.string(), kind: kinds, max: z.optional(z.number()) }),
  z.transform(({ field, kind, max }): FormProblem => ({ field, kind, ...(max !== undefined && { max }) })),
);
const invalid = z.object({ status: z.literal(false), data: z.array(problem) });
const received = z.object({ data: z.array(z.object({ reference: z.string() })) });
const refused = z.object({ status: z.literal(false) });

/** The value of a JSON text; undefined for anything else, such as a page of HTML. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function referenceIn(value: unknown): string | null {
  return received.safeParse(value).data?.data[0]?.reference ?? null;
}

/** A 2xx answer that is empty, or JSON that does not say `status: false` (readings, 7.5). */
function isReceived(response: Response, text: string, value: unknown): boolean {
  return response.ok && (text.trim() === '' || value !== undefined) && !refused.safeParse(value).success;
}

/** Whether our own server says that the key can't be used again: another body has it, or the council's refusal. */
function isSpent({ status }: Response, value: unknown): boolean {
  return refused.safeParse(value).success && (status === 409 || (status === 502 && referenceIn(value) !== null));
}

/** What an answer of the council API means. */
async function outcomeOf(response: Response): Promise<SendOutcome> {
  const text = await response.text();
  const value = parsed(text);
  if (isReceived(response, text, value)) return { state: 'received', reference: referenceIn(value) };
  if (response.status === 429) {
    return { state: 'too-many', retryAfter: Number(response.headers.get('retry-after')) || usualWait };
  }
  const problems = response.status === 422 ? invalid.safeParse(value).data?.data : undefined;
  return problems ? { state: 'invalid', problems } : { state: 'failed', spent: isSpent(response, value) };
}

function headersOf({ key, honeypot, filledIn, language }: Sending): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [postHeaders.key]: key,
    [postHeaders.honeypot]: honeypot ? '1' : '0',
    [postHeaders.filledIn]: String(Math.round(filledIn)),
    [postHeaders.language]: language,
  };
}

/** Sends a form (specification, 7.5). Never rejects. */
export async function sendForm(sending: Sending): Promise<SendOutcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, longest);
  try {
    const response = await fetch(`/api${sending.post}`, {
      method: 'POST',
      headers: headersOf(sending),
      body: JSON.stringify(sending.body),
      signal: stop.signal,
    });
    return await outcomeOf(response);
  } catch {
    return navigator.onLine ? { state: 'failed', spent: false } : { state: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
