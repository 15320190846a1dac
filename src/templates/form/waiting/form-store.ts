import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FormDraft } from '../sending/drafts';
import type { FormSubmission } from '../sending/send-form';

/** A form that is kept on the device. */
interface KeptForm {
  /** Idempotency key of the submission. */
  readonly key: string;
  /** Public address of the site. */
  readonly site: string;
  /** Name of the form in the config. */
  readonly form: string;
  /** When it was kept, in ms since 1970. */
  readonly at: number;
}

/** A form that is not sent: because the server was not reached, or has refused what is in it. */
export interface UnsentForm extends KeptForm {
  readonly state: 'waiting' | 'refused';
  readonly draft: FormDraft;
  readonly submission: FormSubmission;
}

/** The receipt of a form that waited. */
export interface SentForm extends KeptForm {
  readonly state: 'received';
  /** Null where the council's answer has none. */
  readonly reference: string | null;
  /** Last day of the answer (YYYY-MM-DD); null where none is promised. */
  readonly answerBy: string | null;
}

export type WaitingForm = UnsentForm | SentForm;

interface Forms extends DBSchema {
  readonly forms: { readonly key: string; readonly value: WaitingForm };
}

/** Opens the database for one use: an open one would keep other versions of the site from changing it. */
async function withForms<Result>(act: (forms: IDBPDatabase<Forms>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Forms>('waiting-forms', 1, {
    upgrade: (created) => {
      created.createObjectStore('forms', { keyPath: 'key' });
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** The form under a key; undefined for none. */
export function readForm(key: string): Promise<WaitingForm | undefined> {
  return withForms((forms) => forms.get('forms', key));
}

/** All kept forms. */
export function readForms(): Promise<readonly WaitingForm[]> {
  return withForms((forms) => forms.getAll('forms'));
}

/** Keeps a form in place of one with its key. Rejects when the device has no room, or forbids it. */
export async function writeForm(form: WaitingForm): Promise<void> {
  await withForms((forms) => forms.put('forms', form));
}

/** Removes the form under a key. */
export async function removeForm(key: string): Promise<void> {
  await withForms((forms) => forms.delete('forms', key));
}
