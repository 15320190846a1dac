import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { answerDays } from '../../engine/form/answer-days';
import { addOpenDays } from '../../engine/record/add-days';
import { withConsent } from '../../engine/form/with-consent';
import type { ServerOutcome } from './answer';
import { errorCode } from '../database/error-code';
import type { ServiceForm, SubmissionService } from './service';
import type { Consent, NewSubmission, Submission, SubmissionFlags, SubmissionState } from './submission';

/** An unchecked form. */
export interface SentForm extends SubmissionFlags {
  /** Name of the form in the config. */
  readonly formName: string;
  /** Values by field name. */
  readonly fields: unknown;
  /** Idempotency key; without one, every post is a submission of its own. */
  readonly key: string | undefined;
  /** Language code of the visitor. */
  readonly language: string;
  /** Version of the notice that the visitor agreed to. */
  readonly consent: string | undefined;
}

/** Longest wait for the council's server before the visitor gets an answer; shorter than the browser's own limit. */
const answerWithinMs = 8000;

const pollMs = 50;

/** Applies the rate limit to a post, then submits it. Never rejects: a failure of the store is logged. */
export async function receiveForm(
  service: SubmissionService,
  request: FastifyRequest,
  sent: SentForm,
): Promise<ServerOutcome> {
  const outcome = await limitedOutcome(service, request, sent).catch((error: unknown): ServerOutcome => {
    request.log.error({ code: errorCode(error) }, 'a submission could not be stored');
    return { state: 'failed' };
  });
  service.onOutcome(sent.formName, outcome.state);
  return outcome;
}

async function limitedOutcome(
  service: SubmissionService,
  request: FastifyRequest,
  sent: SentForm,
): Promise<ServerOutcome> {
  const retryAfter = await service.limit(request, sent.formName);
  return retryAfter > 0 ? { state: 'too-many', retryAfter } : submitForm(service, sent);
}

/**
 * Checks and stores a submission once (B4.8.6), then makes the first attempt to forward it. Only a rejection by the
 * council's server changes the outcome: whatever else happens there, the submission is kept and sent later.
 * Rejects when the form is not in the config or the store fails; then nothing was acknowledged.
 */
export async function submitForm(service: SubmissionService, sent: SentForm): Promise<ServerOutcome> {
  const form = service.forms.get(sent.formName);
  if (!form) throw new Error(`There is no form “${sent.formName}”.`);
  const consent = consentTo(form, sent.consent);
  const checked = withConsent(form.check(sent.fields), consent !== undefined);
  if (!checked.ok) return { state: 'invalid', problems: checked.problems };
  const { isNew, submission } = await service.store.insert(
    newSubmission(service, sent, {
      body: checked.body,
      consent: consent ?? null,
      referencePrefix: form.form.referencePrefix,
      answerBy: await answerByOf(service, form, checked.body),
    }),
  );
  if (!isNew && JSON.stringify(submission.body) !== JSON.stringify(checked.body)) {
    return { state: 'conflict' };
  }
  return outcomeOf(await firstAttempt(service, submission, isNew));
}

/** The last day of the answer to what is sent today; undefined where the config promises none. */
async function answerByOf(
  { texts, today, closedDays }: SubmissionService,
  { form }: ServiceForm,
  body: NewSubmission['body'],
): Promise<string | undefined> {
  const days = answerDays(form, body, texts.all);
  return days === null ? undefined : addOpenDays(today(), days, await closedDays());
}

/** The consent to record: null where the form needs none, undefined where it needs another one. */
function consentTo({ agreeable }: ServiceForm, version: string | undefined): Consent | null | undefined {
  if (agreeable.size === 0) return null;
  const language = agreeable.get(version ?? '');
  if (version === undefined || language === undefined) return undefined;
  return { notice: version, language, at: new Date().toISOString() };
}

function newSubmission(
  service: SubmissionService,
  sent: SentForm,
  accepted: Pick<NewSubmission, 'body' | 'consent' | 'referencePrefix' | 'answerBy'>,
): NewSubmission {
  const { formName, key = randomUUID(), language, honeypot, filledInMs } = sent;
  const { site, delivery } = service;
  const same = { site, form: formName, key, language, honeypot, filledInMs, ...accepted };
  return delivery
    ? { ...same, state: 'pending', dueAt: delivery.leaseEnd() }
    : { ...same, state: 'stored', dueAt: null };
}

const outcomeStates = {
  stored: 'received',
  pending: 'received',
  sent: 'received',
  done: 'received',
  rejected: 'rejected',
} as const satisfies Readonly<Record<SubmissionState, ServerOutcome['state']>>;

function outcomeOf({ state, reference, answerBy }: Submission): ServerOutcome {
  const outcome = outcomeStates[state];
  return outcome === 'received' && answerBy !== null
    ? { state: outcome, reference, answerBy }
    : { state: outcome, reference };
}

/** The submission after the first attempt to forward it, or as it is when that takes too long. */
async function firstAttempt(
  { delivery, store }: SubmissionService,
  submission: Submission,
  isNew: boolean,
): Promise<Submission> {
  if (!delivery) return submission;
  const until = Date.now() + answerWithinMs;
  if (isNew) {
    return Promise.race([delivery.attempt(submission), sleep(answerWithinMs, submission, { ref: false })]);
  }
  let current = submission;
  // Another request, perhaps in another process, is making the first attempt.
  while (isFirstAttempt(current) && Date.now() < until) {
    await sleep(pollMs);
    current = (await store.find(submission)) ?? current;
  }
  return current;
}

function isFirstAttempt({ state, upstream, dueAt }: Submission): boolean {
  return state === 'pending' && upstream === null && dueAt !== null && Date.parse(dueAt) > Date.now();
}
