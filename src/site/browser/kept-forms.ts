import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FormSubmission } from '../../engine/form/form-submission';
import { waitingFormsName } from '../../engine/form/waiting-forms';

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

/**
 * A form that is not sent: because the server was not reached, or has refused what is in it.
 * @template Draft what puts it back into the fields
 */
export interface UnsentForm<Draft> extends KeptForm {
  readonly state: 'waiting' | 'refused';
  readonly draft: Draft;
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

export type WaitingForm<Draft> = UnsentForm<Draft> | SentForm;

interface Forms<Draft> extends DBSchema {
  readonly forms: { readonly key: string; readonly value: WaitingForm<Draft> };
}

/** The forms that the device keeps. */
export interface FormStore<Draft> {
  /** The form under a key; undefined for none. */
  readonly read: (key: string) => Promise<WaitingForm<Draft> | undefined>;
  readonly readAll: () => Promise<readonly WaitingForm<Draft>[]>;
  /** Keeps a form in place of one with its key. Rejects when the device has no room, or forbids it. */
  readonly write: (form: WaitingForm<Draft>) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** The store of forms that wait, for pages and the service worker. */
export function formStore<Draft>(): FormStore<Draft> {
  /** Opens the database for one use: an open one would keep other versions of the site from changing it. */
  const withForms = async <Result>(act: (forms: IDBPDatabase<Forms<Draft>>) => Promise<Result>) => {
    const database = await openDB<Forms<Draft>>(waitingFormsName, 1, {
      upgrade: (created) => {
        created.createObjectStore('forms', { keyPath: 'key' });
      },
    });
    try {
      return await act(database);
    } finally {
      database.close();
    }
  };
  return {
    read: (key) => withForms((forms) => forms.get('forms', key)),
    readAll: () => withForms((forms) => forms.getAll('forms')),
    write: async (form) => {
      await withForms((forms) => forms.put('forms', form));
    },
    remove: (key) => withForms((forms) => forms.delete('forms', key)),
  };
}
