import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { photoCounts } from '../../engine/form/photos';
import { answerDays } from '../../engine/form/answer-days';
import { isObject } from '../../engine/json/json';
import { addOpenDays } from '../../engine/record/add-days';
import type { FormResult } from '../../engine/form/form-schema';
import { withConsent } from '../../engine/form/with-consent';
import type { ServerOutcome } from './answer';
import { errorCode } from '../database/error-code';
import { convertPhotos, fileProblems, sentPhotos, type SentPhoto } from './photos/accept-photos';
import { placeProblems } from './place-keys';
import type { SentFile } from './photos/read-multipart';
import type { ServiceForm, SubmissionService } from './service';
import type { Consent, NewSubmission, Submission, SubmissionFlags, SubmissionState } from './submission';

/** An unchecked form. */
export interface SentForm extends SubmissionFlags {
  /** Name of the form in the config. */
  readonly formName: string;
  /** Values by field name. */
  readonly fields: unknown;
  /** Of fields for photos. */
  readonly files?: readonly SentFile[];
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
  const checked = withConsent(checkForm(form, sent), consent !== undefined);
  if (!checked.ok) return { state: 'invalid', problems: checked.problems };
  const { body } = checked;
  const misplaced = await placeProblems(form.form, body, (list) => service.placeKeys(list, sent.language));
  if (misplaced.length > 0) return { state: 'invalid', problems: misplaced };
  const photos = sentPhotos(form.form, sent.files ?? []);
  const earlier = photos.length > 0 ? await findEarlier(service, sent) : undefined;
  if (earlier) return repeatedOutcome(service, earlier, body, photos);
  const converted = await convertPhotos(service.photos, photos, service);
  if ('problems' in converted) return { state: 'invalid', problems: converted.problems };
  const { isNew, submission } = await service.store.insert(
    newSubmission(service, sent, {
      body,
      photos: converted.photos,
      consent: consent ?? null,
      referencePrefix: form.form.referencePrefix,
      answerBy: await answerByOf(service, form, body),
    }),
  );
  if (!isNew) return repeatedOutcome(service, submission, body, photos);
  return outcomeOf(await firstAttempt(service, submission, true));
}

/** Checks the values and the files of a form. */
function checkForm({ form, check }: ServiceForm, { fields, files = [] }: SentForm): FormResult {
  const counts = photoCounts(
    form,
    files.map(({ field }) => field),
  );
  const hasCounts = Object.keys(counts).length > 0 && isObject(fields);
  const checked = check(hasCounts ? { ...fields, ...counts } : fields);
  const problems = fileProblems(form, files);
  if (problems.length === 0) return checked;
  const others = checked.ok ? [] : checked.problems;
  const fresh = problems.filter(({ field }) => others.every((other) => other.field !== field));
  return { ok: false, problems: [...others, ...fresh] };
}

/** The submission that has the key of a post already. */
async function findEarlier(
  { store, site }: SubmissionService,
  { formName, key }: SentForm,
): Promise<Submission | undefined> {
  return key === undefined ? undefined : store.find({ site, form: formName, key });
}

/** The outcome of a post whose key has a submission. */
async function repeatedOutcome(
  service: SubmissionService,
  submission: Submission,
  body: NewSubmission['body'],
  photos: readonly SentPhoto[],
): Promise<ServerOutcome> {
  const isSame =
    JSON.stringify(submission.body) === JSON.stringify(body) &&
    JSON.stringify(submission.photos.map(({ source }) => source)) ===
      JSON.stringify(photos.map(({ source }) => source));
  if (!isSame) return { state: 'conflict' };
  return outcomeOf(await firstAttempt(service, submission, false));
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
  accepted: Pick<NewSubmission, 'body' | 'photos' | 'consent' | 'referencePrefix' | 'answerBy'>,
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
