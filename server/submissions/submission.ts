import type { FormBody } from '../../src/content/form-schema';

/**
 * Where a submission stands. `stored`: here, and nobody else is told; `pending`: on its way to the council's
 * server; `sent`: taken by it; `refused`: not taken by it; `unknown`: no answer came; `done`: dealt with by the council.
 */
export const submissionStates = ['stored', 'pending', 'sent', 'refused', 'unknown', 'done'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What came with a submission and is no part of it. */
export interface SubmissionFlags {
  /** Whether the field that people do not see was filled in. */
  readonly honeypot: boolean;
  /** Between showing and sending, in ms; null when it was not told. */
  readonly filledInMs: number | null;
}

/** What tells one submission from another; a repeated key is the same submission. */
export interface SubmissionKey {
  /** Host of the site's public address. */
  readonly site: string;
  /** Name of the form in the config. */
  readonly form: string;
  readonly key: string;
}

export interface NewSubmission extends SubmissionKey, SubmissionFlags {
  readonly body: FormBody;
  /** Language code of the visitor. */
  readonly language: string;
  readonly state: 'stored' | 'pending';
}

export interface Submission extends SubmissionKey, SubmissionFlags {
  /** Short number for people: `Q-7K3M-92XD`. */
  readonly reference: string;
  readonly body: FormBody;
  readonly language: string;
  readonly state: SubmissionState;
  /** What the council's server answered, shortened; null before. */
  readonly upstream: string | null;
  /** ISO 8601, UTC, ms. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Faster than a person types. */
const hastyMs = 2000;

/** Whether it looks like the work of a program; such ones are stored and marked, never refused. */
export function isSuspicious(flags: SubmissionFlags): boolean {
  return flags.honeypot || (flags.filledInMs !== null && flags.filledInMs < hastyMs);
}
