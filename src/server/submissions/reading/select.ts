import { UsageError } from '../../command-line';
import type { SubmissionStore } from '../store/store';
import type { Submission, SubmissionState } from '../submission';
import { requireForm } from './find-references';
import { isContact, isOfPerson } from '../../../engine/form/same-person';
import type { ListedForms } from './summarize';
import { submissionsUsage } from './usage';
import type { SelectedSubmissions } from './write-export';

interface SelectContext {
  readonly store: SubmissionStore;
  readonly site: string;
  readonly forms: ListedForms;
}

interface Selection {
  readonly form?: string;
  readonly person?: string;
}

/** The submissions that the options of a command select. @throws CommandError for a form or person that cannot be looked for */
export async function selected(
  context: SelectContext,
  { form, person }: Selection,
  states: readonly SubmissionState[] | undefined,
): Promise<SelectedSubmissions> {
  const { store, site } = context;
  if (person !== undefined && !isContact(person)) {
    throw new UsageError('--person needs a telephone number or an e-mail address.', submissionsUsage);
  }
  if (form !== undefined) await requireForm(context, form);
  const filter = { site, ...(form !== undefined && { form }), ...(states && { states }) };
  const all = () => store.each(filter);
  return { each: person === undefined ? all : () => ofPerson(all(), person) };
}

async function* ofPerson(
  submissions: AsyncIterable<Submission>,
  person: string,
): AsyncGenerator<Submission, void, undefined> {
  for await (const submission of submissions) if (isOfPerson(submission, person)) yield submission;
}

/** Number of submissions, read in parts. */
export async function countOf(submissions: AsyncIterable<Submission>): Promise<number> {
  let count = 0;
  const reader = submissions[Symbol.asyncIterator]();
  while (!(await reader.next()).done) count += 1;
  return count;
}
