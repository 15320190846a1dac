import type { Form } from '../config/site-config.generated';
import type { Site } from '../config/site';
import type { Say } from '../config/text';
import { beginFilling, draftKey, keepDraft, readDraft, type Draft, type Filling } from './drafts';
import { formValues, hiddenFields } from './form-post';
import { formChecker, type FormBody, type FormResult } from './form-schema';
import { sendForm, type SendOutcome } from './send-form';
import { removeStored } from './storage';
import { submissionKey } from './submission-key';

/** A form of the config in a visitor's hands: its check, its way to the council, what the device keeps of it. */
export interface OpenForm {
  readonly hiddenFields: typeof hiddenFields;
  /** A new filling-in; its id becomes part of the key. */
  readonly begin: () => Filling;
  /** Checks what is in the form element. */
  readonly check: (data: FormData) => FormResult;
  /** Sends a checked body once, however often it is called for the same filling-in. Never rejects. */
  readonly send: (body: FormBody, filling: Filling, data: FormData) => Promise<SendOutcome>;
  readonly readDraft: () => Draft | null;
  readonly keepDraft: (draft: Draft) => void;
  readonly dropDraft: () => void;
}

function formOf({ config }: Site, name: string): Form {
  const form = config.forms?.[name];
  if (!form) throw new Error(`There is no form “${name}”.`);
  return form;
}

/** Opens a form of the config for the visitor's language. Throws when there is none of that name. */
export function openForm(site: Site, say: Say, name: string): OpenForm {
  const form = formOf(site, name);
  const check = formChecker(form, (text) => [say(text)]);
  const kept = draftKey(site.config.publicAddress, name);
  return {
    hiddenFields,
    begin: beginFilling,
    check: (data) => check(formValues(data)),
    send: (body, { id, since }, data) =>
      sendForm({
        post: form.post,
        body,
        key: submissionKey(id, body),
        honeypot: Boolean(data.get(hiddenFields.honeypot)),
        filledIn: Math.max(0, Date.now() - since),
        language: site.language.code,
      }),
    readDraft: () => readDraft(kept),
    keepDraft: (draft) => {
      keepDraft(kept, draft);
    },
    dropDraft: () => {
      removeStored(kept);
    },
  };
}
