import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import { z } from 'zod';
import { cleanLongText } from '../../engine/form/clean-text';
import { postHeaders } from '../../engine/form/form-post';
import { parseJson } from '../../engine/json/json';
import type { CouncilServer } from '../council/council-server';
import type { Submission } from './submission';

/**
 * Runs a call with a signal that aborts after `limitMs`, or when `stopped` does.
 *
 * `AbortSignal.any` with `AbortSignal.timeout` does not do: Node 20 may garbage-collect such a timeout while the call still
 * waits, and the call never ends. The timer here keeps a reference to its controller.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  stopped: AbortSignal,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, limitMs);
  stopped.addEventListener('abort', abort);
  if (stopped.aborted) abort();
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', abort);
  }
}

export interface Forwarded {
  /** `unavailable`: it may succeed later. */
  readonly state: 'sent' | 'rejected' | 'unavailable';
  /** Status and text of the answer. It may contain personal data, so it is stored and never logged. */
  readonly answer: string;
}

/** Most bytes read of an answer; an envelope is far smaller. */
const answerBytes = 64 * 1024;

/** Most characters of an answer that are stored. */
const storedLength = 1000;

/** A longer call would delay the next attempts after the council's recovery. */
const longestTimeoutMs = 30_000;

/** Statuses of the 4xx range that say nothing about the content: time-out, too early, too many requests. */
const temporary: readonly number[] = [408, 425, 429];

/** Whether a status refuses the content of a request for good. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !temporary.includes(status);
}

const failureEnvelope = z.object({ status: z.literal(false) });

/** Time limit of an attempt to forward a submission. */
export function attemptTimeout({ timeoutMs }: CouncilServer): number {
  return Math.min(timeoutMs, longestTimeoutMs);
}

/**
 * Sends a submission to the council's server with its idempotency key (B7.5.2). Redirects are not followed: an answer
 * must come from the configured host. Never rejects.
 */
export async function forward(
  council: CouncilServer,
  post: string,
  submission: Submission,
  stopped: AbortSignal,
): Promise<Forwarded> {
  try {
    return await withTimeLimit(attemptTimeout(council), stopped, (signal) =>
      send(council, post, submission, signal),
    );
  } catch (error) {
    return { state: 'unavailable', answer: error instanceof Error ? error.name : 'no answer' };
  }
}

async function send(
  council: CouncilServer,
  post: string,
  submission: Submission,
  signal: AbortSignal,
): Promise<Forwarded> {
  const response = await fetch(`${withoutTrailingSlashes(council.host)}/api${post}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      [postHeaders.key]: submission.key,
    },
    body: JSON.stringify(submission.body),
    redirect: 'manual',
    signal,
  });
  const text = await readStart(response);
  return {
    state: stateOf(response, text),
    // PostgreSQL stores no NUL, and a result that cannot be stored would be sent again.
    answer: cleanLongText(`${response.status} ${text.slice(0, storedLength)}`),
  };
}

function stateOf({ ok, status }: Response, text: string): Forwarded['state'] {
  if (ok) return failureEnvelope.safeParse(parseJson(text)).success ? 'rejected' : 'sent';
  return isRefusal(status) ? 'rejected' : 'unavailable';
}

/** The first 64 kB of an answer; the rest is not read. */
async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of chunksOf(body)) {
    text += decoder.decode(chunk.subarray(0, answerBytes - bytes), { stream: true });
    bytes += chunk.length;
    if (bytes >= answerBytes) break;
  }
  return text;
}

/** Leaving the loop early cancels the stream and closes the connection. */
function chunksOf(
  body: ReadableStream<Uint8Array> | null,
): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  return body ?? [];
}
