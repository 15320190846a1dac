import { z } from 'zod';
import type { FormBody } from '../../src/content/form-schema';
import { type NewSubmission, type Submission, submissionStates } from './submission';
import type { SqlValue } from './sql';

const body = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const row = z.object({
  site: z.string(),
  reference: z.string(),
  form: z.string(),
  idempotency_key: z.string(),
  body: z.string().transform((text): FormBody => body.parse(JSON.parse(text))),
  language: z.string(),
  honeypot: z.number(),
  filled_in_ms: z.number().nullable(),
  state: z.enum(submissionStates),
  upstream: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A row of the table as a submission. @throws when the table holds something else. */
export function readRow(value: unknown): Submission {
  const { idempotency_key, honeypot, filled_in_ms, created_at, updated_at, ...same } = row.parse(value);
  return {
    ...same,
    key: idempotency_key,
    honeypot: honeypot !== 0,
    filledInMs: filled_in_ms,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

/** Values of a new row, in the order of `columns`. */
export function writeRow(submission: NewSubmission, reference: string, now: string): readonly SqlValue[] {
  const { site, form, key, body, language, honeypot, filledInMs, state } = submission;
  return [
    site,
    reference,
    form,
    key,
    JSON.stringify(body),
    language,
    honeypot ? 1 : 0,
    filledInMs,
    state,
    now,
    now,
  ];
}

export const columns =
  'site, reference, form, idempotency_key, body, language, honeypot, filled_in_ms, state, created_at, updated_at';
