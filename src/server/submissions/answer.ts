import type { Envelope, Form } from '../../engine/site-config.generated';
import { outcomeRules, type SubmissionOutcome } from '../../engine/form/submission-outcome';
import type { SubmissionService } from './service';

/** An answer to a submission call (B7.5): status, headers and envelope. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: Envelope;
}

/** Outcomes of a submission that the server can tell. */
export type ServerOutcome = Exclude<SubmissionOutcome, { state: 'offline' | 'waiting' | 'unkept' }>;

/** Headers of every answer with an outcome. */
export function outcomeHeaders(outcome: ServerOutcome): Readonly<Record<string, string>> {
  return outcome.state === 'too-many' ? { 'Retry-After': String(outcome.retryAfter) } : {};
}

/** The answer to a post by script; its message is the form's own text in the visitor's language. */
export function answerOf(
  outcome: ServerOutcome,
  { texts }: SubmissionService,
  form: Form,
  language: string,
): Answer {
  const { status, text } = outcomeRules[outcome.state];
  const message = texts.in(form[text], language);
  return {
    status,
    headers: outcomeHeaders(outcome),
    envelope: { status: text === 'success', data: dataOf(outcome), message },
  };
}

/** The answer to a post that is no submission; `message` is for the author of the program that sent it. */
export function errorAnswer(status: number, message: string): Answer {
  return { status, headers: {}, envelope: { status: false, data: null, message } };
}

function dataOf(outcome: ServerOutcome): unknown[] | null {
  if (outcome.state === 'invalid') return [...outcome.problems];
  if (!('reference' in outcome)) return null;
  const { reference } = outcome;
  const promised = outcome.state === 'received' && outcome.answerBy !== undefined;
  return [promised ? { reference, answerBy: outcome.answerBy } : { reference }];
}
