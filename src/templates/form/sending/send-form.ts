import * as z from 'zod/mini';
import { formProblemKinds, type FormProblem } from '../../../engine/form/form-problem';
import type { FormSubmission } from '../../../engine/form/form-submission';
import { outcomeRules, type SubmissionOutcome } from '../../../engine/form/submission-outcome';
import { parseJson } from '../../../engine/json/json';
import { postForm } from '../../../site/browser/post-form';

/** Seconds to wait when a 429 answer has no `Retry-After`. */
const defaultRetryAfter = 600;

const limit = z.union([z.number(), z.string()]);
const problem = z.pipe(
  z.object({
    field: z.string(),
    kind: z.enum(formProblemKinds),
    min: z.optional(limit),
    max: z.optional(limit),
  }),
  z.transform(({ field, kind, min, max }): FormProblem => ({
    field,
    kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  })),
);
const invalidAnswer = z.object({ status: z.literal(false), data: z.array(problem) });
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const answerWithReference = z.object({
  data: z.array(z.object({ reference: z.string(), answerBy: z.optional(day) })),
});
const failedAnswer = z.object({ status: z.literal(false) });

function receiptOf(value: unknown) {
  return answerWithReference.safeParse(value).data?.data[0];
}

/** The outcome of an answer with an error status; a status that this site's server does not send means `failed`. */
function failureOf({ status, headers }: Response, value: unknown): SubmissionOutcome {
  if (status === outcomeRules['too-many'].status) {
    return { state: 'too-many', retryAfter: Number(headers.get('retry-after')) || defaultRetryAfter };
  }
  const problems = invalidAnswer.safeParse(value).data?.data;
  if (status === outcomeRules.invalid.status && problems) return { state: 'invalid', problems };
  if (!failedAnswer.safeParse(value).success) return { state: 'failed' };
  if (status === outcomeRules.conflict.status) return { state: 'conflict' };
  const reference = receiptOf(value)?.reference ?? null;
  // A gateway in front of the site answers 502 too, but without a reference.
  const isRejected = status === outcomeRules.rejected.status && reference !== null;
  return isRejected ? { state: 'rejected', reference } : { state: 'failed' };
}

/** Received means 2xx and an empty body, or JSON that does not say `status: false` (B7.5.2). */
async function outcomeOf(response: Response): Promise<SubmissionOutcome> {
  const text = await response.text();
  const value = parseJson(text);
  const isAnswer = text.trim() === '' || value !== undefined;
  const isReceived = response.ok && isAnswer && !failedAnswer.safeParse(value).success;
  if (!isReceived) return failureOf(response, value);
  const { reference = null, answerBy } = receiptOf(value) ?? {};
  return { state: 'received', reference, ...(answerBy !== undefined && { answerBy }) };
}

/** Sends a form (B7.5.1). Never rejects. */
export function sendForm(submission: FormSubmission): Promise<SubmissionOutcome> {
  return postForm(submission, outcomeOf).catch(() => ({ state: 'offline' }));
}
