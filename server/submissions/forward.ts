import { z } from 'zod';
import { postHeaders } from '../../src/content/form-post';
import type { Submission } from './submission';

/** The council's own server. */
export interface CouncilServer {
  /** Address without `/api`, as in `API_HOST`. */
  readonly host: string;
  /** Time for the whole call. */
  readonly timeoutMs: number;
}

/** What became of a submission there; `answer` is for the council's eyes, not for the log. */
export interface Forwarded {
  readonly state: 'sent' | 'refused' | 'unknown';
  readonly answer: string;
}

/** As much of an answer as is kept, in characters. */
const answerLength = 1000;

const refusal = z.object({ status: z.literal(false) });

/**
 * Sends a submission to the council's server (section 7.5): exactly the body, and its key so that a server that
 * knows keys can tell a repetition. Taken is a 2xx answer whose body, if it is an envelope, does not say
 * `status: false`. No answer, or half of one, is `unknown`. Never rejects.
 */
export async function forward(
  council: CouncilServer,
  post: string,
  submission: Submission,
): Promise<Forwarded> {
  try {
    const response = await fetch(`${council.host.replace(/\/+$/, '')}/api${post}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [postHeaders.key]: submission.key,
      },
      body: JSON.stringify(submission.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(council.timeoutMs),
    });
    const text = await response.text();
    const state = response.ok && !refusal.safeParse(parseJson(text)).success ? 'sent' : 'refused';
    return { state, answer: `${response.status} ${text.slice(0, answerLength)}`.trim() };
  } catch (error) {
    return { state: 'unknown', answer: error instanceof Error ? error.name : 'no answer' };
  }
}

/** The value of a JSON text; undefined for anything else, such as a page of HTML. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
