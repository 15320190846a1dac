import type { CheckedSite } from '../../../engine/site/checked-site';
import { photoFileName } from '../../../engine/form/photos';
import { resolveLanguage } from '../../../engine/language/resolve-language';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { deskMessages } from '../../messages/desk-messages';
import { inboxTexts } from '../../../server/submissions/reading/inbox-texts';
import { createLocalTime } from '../../../server/submissions/reading/local-time';
import type { InboxNotes } from './inbox-notes';
import type { ExportTable } from '../../../server/submissions/reading/write-export';
import { stateOf } from '../../../server/submissions/state-of';
import { isSuspicious, type Submission } from '../../../server/submissions/submission';

/** A submission and how far it is. */
interface ExportedSubmission {
  readonly submission: Submission;
  readonly state: SubmissionState;
}

/** The names of the photos of each field, under which the desk saves them. */
function photoNames(reference: string, photos: Submission['photos']): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const [index, { field }] of photos.entries()) {
    const before = names.get(field);
    const name = photoFileName(reference, index + 1);
    names.set(field, before === undefined ? name : `${before}, ${name}`);
  }
  return Object.fromEntries(names);
}

/** Submissions whose states are looked up at once. */
const partLength = 500;

/** Submissions with how far they are, read in parts. */
async function* withStates(
  submissions: AsyncIterable<Submission>,
  notes: Pick<InboxNotes, 'ofEach'>,
): AsyncGenerator<ExportedSubmission, void, undefined> {
  let part: Submission[] = [];
  const known = async () => {
    const handling = await notes.ofEach(part.map(({ reference }) => reference));
    return part.map((submission) => ({
      submission,
      state: stateOf(submission, handling.get(submission.reference)?.isInProgress === true),
    }));
  };
  for await (const submission of submissions) {
    part.push(submission);
    if (part.length < partLength) continue;
    yield* await known();
    part = [];
  }
  yield* await known();
}

interface ExportedSubmissions {
  /** Reads them from the first; called twice, since the columns are known only after the last one. */
  readonly each: () => AsyncIterable<Submission>;
  readonly notes: Pick<InboxNotes, 'ofEach'>;
}

/**
 * Submissions as a table in the words of the desk: what is known of each, then every field of their forms by its label. What
 * forms send beside their fields is left out, unless the site no longer has the form.
 */
export async function inboxTable(
  { each, notes }: ExportedSubmissions,
  checked: CheckedSite,
  language: string,
): Promise<ExportTable> {
  const { messages } = deskMessages(language);
  const texts = inboxTexts(checked);
  const localTime = createLocalTime(checked.config.timeZone);
  const valuesOf = ({ form, body: values, reference, photos }: Submission): ReadonlyMap<string, string> => {
    const body = { ...values, ...photoNames(reference, photos) };
    const fields = checked.config.forms?.[form]?.fields.map(({ name }) => name) ?? Object.keys(body);
    const filled = fields.filter((name) => body[name] !== undefined);
    return new Map(filled.map((name) => [texts.fieldLabel(form, name, language), String(body[name])]));
  };
  const found = new Set<string>();
  let length = 0;
  for await (const submission of each()) {
    length += 1;
    for (const label of valuesOf(submission).keys()) found.add(label);
  }
  const labels = [...found];
  const rows = async function* () {
    for await (const { submission, state } of withStates(each(), notes)) {
      const values = valuesOf(submission);
      yield [
        submission.reference,
        localTime(submission.createdAt),
        texts.formTitle(submission.form, language),
        messages[`state.${state}`],
        isSuspicious(submission) ? messages['form.yes'] : '',
        resolveLanguage(checked.config, { requested: submission.language }).name,
        ...labels.map((label) => values.get(label) ?? ''),
      ];
    }
  };
  const known = ['reference', 'received', 'form', 'state', 'suspicious', 'language'] as const;
  return { length, heading: [...known.map((name) => messages[`table.${name}`]), ...labels], rows: rows() };
}
