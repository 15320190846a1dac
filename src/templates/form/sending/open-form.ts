import type { Form } from '../../../engine/site-config.generated';
import type { Site } from '../../../engine/site/site';
import type { Translate } from '../../../engine/site/config-text';
import {
  createFormSession,
  draftKey,
  saveDraft,
  readDraft,
  type FormDraft,
  type FormSession,
} from './drafts';
import type * as FormSenderCode from './form-sender';
import type { FormSender } from './form-sender';
import { hiddenFields } from '../../../engine/form/form-post';
import { removeStored } from '../../../site/browser/storage';
import { submissionTimeout } from '../../../site/browser/submission-timeout';
import { isFormWaiting } from '../waiting/waiting-marker';
import type * as WaitingFormsCode from '../waiting/waiting-forms';
import type * as WaitingFormsViewCode from '../waiting/WaitingForms';

/** A form of the config for one visitor: its draft, validation and submission. */
export interface OpenForm {
  readonly hiddenFields: typeof hiddenFields;
  /** Starts a session; its id becomes part of the idempotency key. */
  readonly startSession: () => FormSession;
  /**
   * Validates and sends the form: at once when its code has been loaded, else a promise; null when loading fails, most
   * likely for want of a network, and the next call tries again.
   */
  readonly sender: () => FormSender | Promise<FormSender | null>;
  /** Whether forms wait on this device. */
  readonly isWaiting: () => boolean;
  /** Loads what keeps and shows them; null when that fails. */
  readonly loadWaitingCode: () => Promise<WaitingCode | null>;
  readonly readDraft: () => FormDraft | null;
  readonly saveDraft: (draft: FormDraft) => void;
  readonly deleteDraft: () => void;
}

/** Loaded with the first use of a form, since the code that validates is a tenth of what its page would load. */
let code: typeof FormSenderCode | null = null;

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, submissionTimeout, new Error(`No answer within ${submissionTimeout} ms`));
  });
}

async function loadCode(): Promise<typeof FormSenderCode | null> {
  try {
    code = await Promise.race([import('./form-sender'), timeout()]);
  } catch (reason) {
    console.warn('The code that sends forms could not be loaded:', reason);
  }
  return code;
}

/** The code that keeps forms on the device, and shows them. */
export type WaitingCode = Pick<typeof WaitingFormsCode, 'keepForm'> &
  Pick<typeof WaitingFormsViewCode, 'WaitingForms'>;

/** Loads it; null when that fails. */
async function loadWaitingCode(): Promise<WaitingCode | null> {
  try {
    const [{ keepForm }, { WaitingForms }] = await Promise.all([
      import('../waiting/waiting-forms'),
      import('../waiting/WaitingForms'),
    ]);
    return { keepForm, WaitingForms };
  } catch {
    return null;
  }
}

function formOf({ config }: Site, name: string): Form {
  const form = config.forms?.[name];
  if (!form) throw new Error(`Unknown form “${name}”.`);
  return form;
}

/** Opens a form of the config in the visitor's language. Throws for an unknown form. */
export function openForm(site: Site, translate: Translate, name: string): OpenForm {
  const form = formOf(site, name);
  const key = draftKey(site.config.publicAddress, name);
  let created: FormSender | null = null;
  const create = ({ createFormSender }: typeof FormSenderCode) =>
    (created ??= createFormSender(site, translate, form, site.notices[name]));
  return {
    hiddenFields,
    startSession: createFormSession,
    sender: () => (code ? create(code) : loadCode().then((loaded) => loaded && create(loaded))),
    isWaiting: isFormWaiting,
    loadWaitingCode,
    readDraft: () => readDraft(key),
    saveDraft: (draft) => {
      saveDraft(key, draft);
    },
    deleteDraft: () => {
      removeStored(key);
    },
  };
}
