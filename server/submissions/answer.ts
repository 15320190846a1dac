import type { Envelope, Form } from '../../src/config/site-config.generated';
import type { SubmissionDesk } from './desk';
import type { Outcome } from './outcome';

/** An answer of the council API (section 7): status, headers and envelope. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: Envelope;
}

const statuses = {
  accepted: 201,
  invalid: 422,
  conflict: 409,
  refused: 502,
  unknown: 504,
  limited: 429,
} as const;

/** The answer to a post by script; its message is the form's own text in the visitor's language. */
export function answerOf(outcome: Outcome, { texts }: SubmissionDesk, form: Form, language: string): Answer {
  const isAccepted = outcome.kind === 'accepted';
  return {
    status: statuses[outcome.kind],
    headers: outcome.kind === 'limited' ? { 'Retry-After': String(outcome.retryAfterSeconds) } : {},
    envelope: {
      status: isAccepted,
      data: dataOf(outcome),
      message: texts.in(isAccepted ? form.success : form.failure, language),
    },
  };
}

/** An answer to a post that is no submission at all; `message` is for whoever wrote the program that sent it. */
export function refusal(status: number, message: string): Answer {
  return { status, headers: {}, envelope: { status: false, data: null, message } };
}

function dataOf(outcome: Outcome): unknown[] | null {
  if (outcome.kind === 'invalid') return [...outcome.problems];
  return 'reference' in outcome ? [{ reference: outcome.reference }] : null;
}
