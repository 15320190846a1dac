import { z } from 'zod';
import type { FormBody } from '../../../engine/form/form-schema';
import { searchText } from '../../../engine/form/search-text';
import { type NewSubmission, type Submission, submissionStates } from '../submission';

/** Data that a form sent. */
export const bodySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const consent = z.object({ notice: z.string(), language: z.string(), at: z.string() });

const replies = z.array(
  z.object({ from: z.enum(['council', 'sender']), at: z.string(), text: z.string(), language: z.string() }),
);

const photos = z.array(z.object({ field: z.string(), source: z.string() }));

const row = z.object({
  site: z.string(),
  reference: z.string(),
  form: z.string(),
  idempotency_key: z.string(),
  body: z.string().transform((text): FormBody => bodySchema.parse(JSON.parse(text))),
  language: z.string(),
  honeypot: z.number(),
  filled_in_ms: z.number().nullable(),
  consent: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : consent.parse(JSON.parse(text)))),
  state: z.enum(submissionStates),
  upstream: z.string().nullable(),
  attempts: z.number(),
  due_at: z.string().nullable(),
  replies: z.string().transform((text) => replies.parse(JSON.parse(text))),
  answer_by: z.string().nullable(),
  photos: z.string().transform((text) => photos.parse(JSON.parse(text))),
  done_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

interface SubmissionRow extends z.input<typeof row> {
  /** `searchText` of the body. */
  readonly search: string;
}

/** A count of visits; the kind is that of `VisitCount`. */
interface VisitRow {
  readonly site: string;
  readonly day: string;
  readonly kind: string;
  readonly path: string;
  readonly language: string;
  readonly count: number;
}

/** Decisions of the people at the desk on a submission. */
interface HandlingRow {
  readonly site: string;
  readonly reference: string;
  readonly in_progress: number;
  readonly assignee: string;
}

/** A submission that the retention period has deleted: JSON of its row. */
interface DeletedRow {
  readonly site: string;
  readonly reference: string;
  readonly row: string;
  readonly deleted_at: string;
}

/** The bytes of a photo. */
interface PhotoRow {
  readonly site: string;
  readonly reference: string;
  readonly number: number;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** What a gateway is told of a submission: one row, however often the submission changes. */
interface GatewayMessageRow {
  readonly site: string;
  readonly reference: string;
  /** Number of the last change. */
  readonly changes: number;
  readonly changed_at: string;
  /** When the last answer was written that the gateway does not know; null without one. */
  readonly answered_at: string | null;
  readonly attempts: number;
  /** When it may be claimed for the next attempt; null when nothing is to be sent. */
  readonly due_at: string | null;
  /** Why the last change was not sent; null while it waits, or when it was. */
  readonly failure: string | null;
}

/** The key with which a site signs what it sends to its gateway. */
interface GatewayKeyRow {
  readonly site: string;
  readonly key: string;
}

/** The tables, for Kysely. Times are ISO 8601 texts in UTC, which sort and compare alike in every database. */
export interface Database {
  readonly submissions: SubmissionRow;
  readonly submission_photos: PhotoRow;
  readonly visits: VisitRow;
  readonly deleted_submissions: DeletedRow;
  readonly gateway_messages: GatewayMessageRow;
  readonly gateway_keys: GatewayKeyRow;
  readonly desk_handling: HandlingRow;
}

/** The tables as `withTables` takes them. */
export type StoreTables = Pick<Database, keyof Database>;

/** A row as it is stored, before its texts are read. */
export const storedRow = z.object({
  site: z.string(),
  reference: z.string(),
  form: z.string(),
  idempotency_key: z.string(),
  body: z.string(),
  search: z.string(),
  language: z.string(),
  honeypot: z.number(),
  filled_in_ms: z.number().nullable(),
  consent: z.string().nullable(),
  state: z.enum(submissionStates),
  upstream: z.string().nullable(),
  attempts: z.number(),
  due_at: z.string().nullable(),
  replies: z.string().default('[]'),
  answer_by: z.string().nullable().default(null),
  photos: z.string().default('[]'),
  done_at: z.string().nullable().default(null),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Reads a row of the table. @throws when it does not fit. */
export function readRow(value: unknown): Submission {
  const parsed = row.parse(value);
  const { idempotency_key, honeypot, filled_in_ms, due_at, answer_by, done_at, ...others } = parsed;
  const { created_at, updated_at, ...same } = others;
  return {
    ...same,
    key: idempotency_key,
    honeypot: honeypot !== 0,
    filledInMs: filled_in_ms,
    dueAt: due_at,
    answerBy: answer_by,
    doneAt: done_at,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

/** The row of a new submission. A pending one starts with one attempt: the request that inserts it forwards it. */
export function newRow(submission: NewSubmission, reference: string, now: string): SubmissionRow {
  const { site, form, key, body, language, honeypot, filledInMs, state, dueAt } = submission;
  return {
    site,
    reference,
    form,
    idempotency_key: key,
    body: JSON.stringify(body),
    search: searchText(body),
    language,
    honeypot: honeypot ? 1 : 0,
    filled_in_ms: filledInMs,
    consent: submission.consent && JSON.stringify(submission.consent),
    state,
    upstream: null,
    attempts: state === 'pending' ? 1 : 0,
    due_at: dueAt,
    replies: '[]',
    answer_by: submission.answerBy ?? null,
    photos: JSON.stringify((submission.photos ?? []).map(({ field, source }) => ({ field, source }))),
    done_at: null,
    created_at: now,
    updated_at: now,
  };
}
