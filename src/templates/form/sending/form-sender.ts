import { dayInTimeZone } from '../../../engine/time/time-zone';
import { agreedNotice, formValues, hiddenFields } from '../../../engine/form/form-post';
import { withConsent } from '../../../engine/form/with-consent';
import { formChecker, type FormBody, type FormResult } from '../../../engine/form/form-schema';
import type { FormNotice } from '../../../engine/form/form-notice';
import type { SubmissionOutcome } from '../../../engine/form/submission-outcome';
import { submissionKey } from '../../../engine/form/submission-key';
import type { Translate } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import type { Form } from '../../../engine/site-config.generated';
import type { FormSession } from './drafts';
import { sendForm } from './send-form';

/** Validates and sends a form of the config. */
export interface FormSender {
  /** Validates the values of the form element. */
  readonly check: (data: FormData) => FormResult;
  /** Submits a valid body; the same session and body count once, however often they are sent. Never rejects. */
  readonly send: (body: FormBody, session: FormSession, data: FormData) => Promise<SubmissionOutcome>;
}

/** Creates the sender of a form in the visitor's language. */
export function createFormSender(
  site: Site,
  translate: Translate,
  form: Form,
  notice: FormNotice | undefined,
): FormSender {
  const check = formChecker(form, {
    textsOf: (text) => [translate(text)],
    today: () => dayInTimeZone(site.config.timeZone, new Date()),
  });
  return {
    check: (data) => {
      const isAgreed = agreedNotice(data) !== undefined;
      return withConsent(check(formValues(data)), isAgreed || !notice?.agree);
    },
    send: (body, { id, since }, data) =>
      sendForm({
        server: site.staticExport?.formServer ?? '',
        post: form.post,
        body,
        key: submissionKey(id, body),
        honeypot: Boolean(data.get(hiddenFields.honeypot)),
        filledIn: Math.max(0, Date.now() - since),
        language: site.language.code,
        consent: agreedNotice(data),
      }),
  };
}
