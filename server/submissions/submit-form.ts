import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FormBody } from '../../src/content/form-schema';
import { type DeskForm, staleBefore, type SubmissionDesk } from './desk';
import { type CouncilServer, forward } from './forward';
import { type Outcome, outcomeOf } from './outcome';
import type { NewSubmission, Submission, SubmissionFlags } from './submission';

/** A form as it came in, unchecked. */
export interface SentForm extends SubmissionFlags {
  /** Name of the form in the config. */
  readonly formName: string;
  /** Values by field name. */
  readonly fields: unknown;
  /** Repeated when the same submission is sent again; without one, every post is a submission of its own. */
  readonly key: string | undefined;
  /** Language code of the visitor. */
  readonly language: string;
  /** Network address that is counted by the limit; not stored. */
  readonly address: string;
}

/**
 * Takes in a submission exactly once (section 4.8): checked, stored, sent on if there is a council's server.
 * Rejects when the form is not in the config or the store does not answer; then nothing was promised.
 */
export async function submitForm(desk: SubmissionDesk, sent: SentForm): Promise<Outcome> {
  const form = desk.forms.get(sent.formName);
  if (!form) throw new Error(`There is no form “${sent.formName}”.`);
  const wait = desk.limit.take(form.name, sent.address);
  if (wait > 0) return { kind: 'limited', retryAfterSeconds: wait };
  const checked = form.check(sent.fields);
  if (!checked.ok) return { kind: 'invalid', problems: checked.problems };
  const { isNew, submission } = await desk.store.keep(submissionOf(desk, sent, checked.body));
  if (!isNew && JSON.stringify(submission.body) !== JSON.stringify(checked.body)) return { kind: 'conflict' };
  if (!desk.council) return outcomeOf(submission);
  return isNew ? send(desk, desk.council, form, submission) : sendAgain(desk, desk.council, form, submission);
}

function submissionOf(desk: SubmissionDesk, sent: SentForm, body: FormBody): NewSubmission {
  const { formName, key = randomUUID(), language, honeypot, filledInMs } = sent;
  const state = desk.council ? 'pending' : 'stored';
  return { site: desk.site, form: formName, key, body, language, honeypot, filledInMs, state };
}

async function send(
  desk: SubmissionDesk,
  council: CouncilServer,
  form: DeskForm,
  submission: Submission,
): Promise<Outcome> {
  const { state, answer } = await forward(council, form.form.post, submission);
  const settled = await desk.store.settle(submission, state, answer);
  return outcomeOf(settled ?? { ...submission, state });
}

/** A repeated post: only one whose outcome is unknown goes to the council's server again. */
async function sendAgain(
  desk: SubmissionDesk,
  council: CouncilServer,
  form: DeskForm,
  known: Submission,
): Promise<Outcome> {
  const claimed = await desk.store.claim(known, staleBefore(council));
  if (claimed) return send(desk, council, form, claimed);
  return outcomeOf(await whenSettled(desk, council, known));
}

const pollMs = 50;

/** Waits for whoever is sending this submission just now, here or in another process. */
async function whenSettled(
  desk: SubmissionDesk,
  council: CouncilServer,
  known: Submission,
): Promise<Submission> {
  const current = (await desk.store.find(known)) ?? known;
  if (current.state !== 'pending' || current.updatedAt < staleBefore(council)) return current;
  await sleep(pollMs);
  return whenSettled(desk, council, current);
}
