import { CommandError, UsageError } from '../../command-line';
import { isReference, readReference } from '../reference';
import type { SubmissionStore } from '../store/store';
import type { Submission } from '../submission';
import type { ListedForms } from './summarize';
import { submissionsUsage } from './usage';

/** A store, and the host of the site whose submissions are looked for. */
interface StoredAt {
  readonly store: SubmissionStore;
  readonly site: string;
}

/** The submissions of references as people write them. @throws CommandError for one that there is not, and without any */
export async function referenced(
  context: StoredAt,
  references: readonly string[],
): Promise<readonly Submission[]> {
  if (references.length === 0) {
    throw new UsageError('A reference is missing, such as Q-7K3M-92XD.', submissionsUsage);
  }
  return Promise.all(references.map((reference) => findReference(context, reference)));
}

async function findReference({ store, site }: StoredAt, written: string): Promise<Submission> {
  const reference = readReference(written);
  const submission = await store.findByReference({ site, reference });
  if (!submission) {
    const shown = isReference(reference) ? reference : written;
    throw new CommandError(`There is no submission ${shown} to ${site}.`);
  }
  return submission;
}

/** Submissions outlive the form that they were sent with, so that its name is still accepted. @throws CommandError */
export async function requireForm(
  { store, site, forms }: StoredAt & { readonly forms: ListedForms },
  form: string,
): Promise<void> {
  if (Object.hasOwn(forms, form) || (await store.count({ site, form })) > 0) return;
  const names = Object.keys(forms);
  const known = names.length > 0 ? `Its forms: ${names.join(', ')}.` : 'Its config has no forms.';
  throw new CommandError(`${site} has no form “${form}”. ${known}`);
}
