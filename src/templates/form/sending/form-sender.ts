import { dayInTimeZone } from '../../../engine/time/time-zone';
import { agreedNotice, formFiles, formValues, hiddenFields } from '../../../engine/form/form-post';
import { largestPhoto, photoCounts, photoMegabytes } from '../../../engine/form/photos';
import { withConsent } from '../../../engine/form/with-consent';
import { formChecker, type FormBody, type FormResult } from '../../../engine/form/form-schema';
import type { FormNotice } from '../../../engine/form/form-notice';
import type { SubmissionOutcome } from '../../../engine/form/submission-outcome';
import { submissionKey } from '../../../engine/form/submission-key';
import type { Translate } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import type { ConfigText, Form } from '../../../engine/site-config.generated';
import type { FormSession } from './drafts';
import { fillByAddress } from './fill-by-address';
import type { FormSubmission } from '../../../engine/form/form-submission';
import { sendForm } from './send-form';

/** Validates and sends a form of the config. */
export interface FormSender {
  /** Validates the values of the form element. */
  readonly check: (data: FormData) => FormResult;
  /** What is sent for a valid body; the same session and body count once, however often they are sent. */
  readonly submissionOf: (body: FormBody, session: FormSession, data: FormData) => FormSubmission;
  /** Never rejects. */
  readonly send: (submission: FormSubmission) => Promise<SubmissionOutcome>;
  /** Fills the empty fields by the address (B11.17.6); answers the choices from lists of places, by name of the control. */
  readonly fill: (element: HTMLFormElement) => Readonly<Record<string, string>>;
}

/** The result with the photos that are too large, which would be sent in vain. */
function withLargePhotos(checked: FormResult, data: FormData): FormResult {
  const large = formFiles(data).find(([, { size }]) => size > largestPhoto);
  if (!large) return checked;
  const problem = { field: large[0], kind: 'photo-large', max: photoMegabytes } as const;
  return { ok: false, problems: checked.ok ? [problem] : [...checked.problems, problem] };
}

/** The values and the files, where there are any. */
function filesOf(data: FormData) {
  const files = formFiles(data);
  return files.length === 0 ? {} : { multipart: { values: formValues(data), files } };
}

/** What tells whether the same files are sent again. */
function fileMarks(data: FormData): FormBody {
  const marks = formFiles(data).map(
    ([field, { size, lastModified }], index) => [`${index} ${field}`, `${size} ${lastModified}`] as const,
  );
  return Object.fromEntries(marks);
}

/** Creates the sender of a form in the visitor's language. */
export function createFormSender(
  site: Site,
  translate: Translate,
  form: Form,
  notice: FormNotice | undefined,
): FormSender {
  const formSite = {
    textsOf: (text: ConfigText) => [translate(text)],
    today: () => dayInTimeZone(site.config.timeZone, new Date()),
  };
  const check = formChecker(form, formSite);
  return {
    check: (data) => {
      const isAgreed = agreedNotice(data) !== undefined;
      const checked = check({
        ...formValues(data),
        ...photoCounts(
          form,
          formFiles(data).map(([field]) => field),
        ),
      });
      return withLargePhotos(withConsent(checked, isAgreed || !notice?.agree), data);
    },
    submissionOf: (body, { id, since }, data) => ({
      server: site.staticExport?.formServer ?? '',
      post: form.post,
      body,
      ...filesOf(data),
      key: submissionKey(id, { ...body, ...fileMarks(data) }),
      honeypot: Boolean(data.get(hiddenFields.honeypot)),
      filledIn: Math.max(0, Date.now() - since),
      language: site.language.code,
      consent: agreedNotice(data),
    }),
    send: sendForm,
    fill: (element) => fillByAddress(element, form, { ...formSite, translate }),
  };
}
