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
import { submissionTimeout, unreachable } from '../../../site/browser/unreachable';

/** A form of the config for one visitor: its draft, validation and submission. */
export interface OpenForm {
  readonly hiddenFields: typeof hiddenFields;
  /** Starts a session; its id becomes part of the idempotency key. */
  readonly startSession: () => FormSession;
  /**
   * Validates and sends the form: at once when its code has been loaded, else a promise. When loading fails, it is one
   * that reaches no server, and the next call tries again.
   */
  readonly sender: () => FormSender | Promise<FormSender>;
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

/** Instead of a sender whose code could not be loaded, most likely because the network failed. */
const unreachableSender: FormSender = {
  check: () => ({ ok: true, body: {} }),
  send: () => Promise.resolve(unreachable()),
};

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
    sender: () =>
      code ? create(code) : loadCode().then((loaded) => (loaded ? create(loaded) : unreachableSender)),
    readDraft: () => readDraft(key),
    saveDraft: (draft) => {
      saveDraft(key, draft);
    },
    deleteDraft: () => {
      removeStored(key);
    },
  };
}
