import type { Form } from '../model/site-config.generated';
import type { Site } from '../model/site/site';
import type { Translate } from '../model/site/config-text';
import { createFormSession, draftKey, saveDraft, readDraft, type Draft, type FormSession } from './drafts';
import { formValues, hiddenFields } from '../model/form/form-post';
import { dayInTimeZone } from '../binding/date';
import { formChecker, type FormBody, type FormResult } from '../model/form/form-schema';
import type { SubmissionOutcome } from '../model/form/submission-outcome';
import { sendForm } from './send-form';
import { removeStored } from './storage';
import { submissionKey } from '../model/form/submission-key';

/** A form of the config for one visitor: validation, submission and draft. */
export interface OpenForm {
  readonly hiddenFields: typeof hiddenFields;
  /** Starts a session; its id becomes part of the idempotency key. */
  readonly startSession: () => FormSession;
  /** Validates the values of the form element. */
  readonly check: (data: FormData) => FormResult;
  /** Submits a valid body; the same session and body count once, however often they are sent. Never rejects. */
  readonly send: (body: FormBody, session: FormSession, data: FormData) => Promise<SubmissionOutcome>;
  readonly readDraft: () => Draft | null;
  readonly saveDraft: (draft: Draft) => void;
  readonly deleteDraft: () => void;
}

function formOf({ config }: Site, name: string): Form {
  const form = config.forms?.[name];
  if (!form) throw new Error(`Unknown form “${name}”.`);
  return form;
}

/** Opens a form of the config in the visitor's language. Throws for an unknown form. */
export function openForm(site: Site, translate: Translate, name: string): OpenForm {
  const form = formOf(site, name);
  const check = formChecker(form, {
    textsOf: (text) => [translate(text)],
    today: () => dayInTimeZone(site.config.timeZone, new Date()),
  });
  const key = draftKey(site.config.publicAddress, name);
  return {
    hiddenFields,
    startSession: createFormSession,
    check: (data) => check(formValues(data)),
    send: (body, { id, since }, data) =>
      sendForm({
        server: site.staticExport?.formServer ?? '',
        post: form.post,
        body,
        key: submissionKey(id, body),
        honeypot: Boolean(data.get(hiddenFields.honeypot)),
        filledIn: Math.max(0, Date.now() - since),
        language: site.language.code,
      }),
    readDraft: () => readDraft(key),
    saveDraft: (draft) => {
      saveDraft(key, draft);
    },
    deleteDraft: () => {
      removeStored(key);
    },
  };
}
