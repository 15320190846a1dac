import type { OutcomeState, SubmissionOutcome } from '../../../engine/form/submission-outcome';
import type { FormDraft } from '../sending/drafts';
import { isRecentDraft, waitingFormsName } from '../../../engine/form/waiting-forms';
import type { FormSubmission } from '../../../engine/form/form-submission';
import { sendForm } from '../sending/send-form';
import {
  formStore,
  type SentForm,
  type UnsentForm,
  type WaitingForm,
} from '../../../site/browser/kept-forms';
import { isFormWaiting, markWaiting, waitingMarker } from './waiting-marker';

/** Milliseconds after which sending is tried again while a page is open. */
const retryTime = 60_000;

/** Outcomes after which the same message would be refused again. */
const refusals: readonly OutcomeState[] = ['invalid', 'conflict', 'rejected'];

const store = formStore<FormDraft>();
let forms: readonly WaitingForm<FormDraft>[] = [];
let site: string | null = null;
let receipts: readonly SentForm[] = [];
const shown = new Set<string>();
const listeners = new Set<() => void>();

/** The forms of this site that wait, or whose receipt was not closed, oldest first; the same list until one changes. */
export function waitingForms(): readonly WaitingForm<FormDraft>[] {
  return forms;
}

/** The receipts of forms that are not on the page; the same list until one changes. */
export function receiptsElsewhere(): readonly SentForm[] {
  return receipts;
}

function tellListeners(): void {
  receipts = forms.filter((form) => form.state === 'received').filter(({ form }) => !shown.has(form));
  for (const listener of listeners) listener();
}

/** Says that a page shows the receipts of a form; returns what ends that. */
export function showReceipts(form: string): () => void {
  shown.add(form);
  tellListeners();
  return () => {
    shown.delete(form);
    tellListeners();
  };
}

/** Calls when the forms have changed; returns what ends that. */
export function onWaitingForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reads the forms again, after removing those that have waited for a day (B11.20.4). */
async function refresh(): Promise<void> {
  const all = await store.readAll().catch(() => null);
  if (!all) return;
  const expired = all.filter(({ at }) => !isRecentDraft(at));
  for (const { key } of expired) await store.remove(key);
  const kept = all.filter((form) => !expired.includes(form)).sort((one, other) => one.at - other.at);
  if (kept.length === 0) markWaiting(false);
  forms = kept.filter((form) => form.site === site);
  tellListeners();
}

/** Removes or replaces a form, and tells this tab and the others. */
async function change(act: Promise<void>): Promise<void> {
  await act;
  markWaiting(true);
  await refresh();
}

/** Runs one action on the forms at a time in all tabs, where the browser can; else the key of a form keeps it from being stored twice. */
function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(waitingFormsName, act) : act();
}

function sentForm(
  { key, site: address, form }: UnsentForm<FormDraft>,
  received: Extract<SubmissionOutcome, { state: 'received' }>,
): SentForm {
  const { reference, answerBy = null } = received;
  return { key, site: address, form, at: Date.now(), state: 'received', reference, answerBy };
}

/** Sends a form; false when the others would not be received either. */
async function send(form: UnsentForm<FormDraft>): Promise<boolean> {
  const outcome = await sendForm(form.submission);
  if (outcome.state === 'received') {
    await change(store.write(sentForm(form, outcome)));
    return true;
  }
  const isRefused = refusals.includes(outcome.state);
  if (isRefused) await change(store.write({ ...form, state: 'refused' }));
  return isRefused;
}

/** Sends what waits, oldest first. */
async function sendAll(): Promise<void> {
  await refresh();
  for (const form of forms) {
    if (form.state === 'waiting' && !(await send(form))) return;
  }
}

/** Tries to send what waits. Never rejects. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || !isFormWaiting()) {
    await refresh();
    return;
  }
  await alone(sendAll).catch((reason: unknown) => {
    console.warn('What waits could not be sent:', reason);
  });
}

/** Sends when there is a connection again, when the page is shown again, and every minute. */
function listen(address: string): void {
  const again = () => void sendWaiting();
  if (site === null) {
    window.addEventListener('online', again);
    window.addEventListener('pageshow', again);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('storage', ({ key }) => {
      if (key === waitingMarker) void refresh();
    });
    setInterval(again, retryTime);
  }
  site = address;
}

/**
 * Sends what waits now, and whenever that may succeed (B11.20.2). Never rejects.
 * @param address public address of the site
 */
export async function startSending(address: string): Promise<void> {
  listen(address);
  await sendWaiting();
}

/** Has the service worker send what waits when there is a connection, where the browser can (B11.20.7). Never rejects. */
async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(waitingFormsName);
  } catch {
    // The browser or its user forbids it: pages send.
  }
}

/** What is kept of a form that reached no server. */
interface FormToKeep {
  /** Name of the form in the config. */
  readonly form: string;
  readonly draft: FormDraft;
  readonly submission: FormSubmission;
}

/** Keeps a form until it is sent; the outcome says whether the device could (B11.20.1). */
export async function keepForm(address: string, form: FormToKeep): Promise<SubmissionOutcome> {
  try {
    if (!markWaiting(true)) return { state: 'unkept' };
    const { key } = form.submission;
    await store.write({ ...form, key, site: address, at: Date.now(), state: 'waiting' });
    void sendInBackground();
    listen(address);
    await refresh();
    return { state: 'waiting' };
  } catch (reason) {
    console.warn('The message could not be kept:', reason);
    await refresh();
    return { state: 'unkept' };
  }
}

/** Takes a form that was not sent from the device, so that it is not sent any more; null when it was sent meanwhile. */
export function takeForm(key: string): Promise<UnsentForm<FormDraft> | null> {
  return alone(async () => {
    const form = await store.read(key);
    if (!form || form.state === 'received') {
      await refresh();
      return null;
    }
    await change(store.remove(key));
    return form;
  });
}

/** Removes a form or its receipt from the device. */
export async function discardForm(key: string): Promise<void> {
  await alone(() => change(store.remove(key)));
}
