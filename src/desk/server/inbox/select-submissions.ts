import type { InboxFilter } from '../../api/inbox-api';
import type { SubmissionState } from '../../../engine/lookup/lookup';
import { comparable } from '../../../engine/text/comparable';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { isContact, isOfPerson } from '../../../server/submissions/reading/same-person';
import { readReference } from '../../../server/submissions/reference';
import type { Submission } from '../../../server/submissions/submission';
import type { Handling } from './inbox-notes';
import type { InboxTexts } from './inbox-texts';

/** State of a submission at the desk: what the store knows, and whether somebody has begun with it. */
export function stateOf({ state }: Submission, handling: Handling | undefined): SubmissionState {
  if (state === 'done' || state === 'pending') return state;
  if (state === 'sent') return 'delivered';
  return handling?.isInProgress === true ? 'in-progress' : 'new';
}

/** Whether a submission has a text, a telephone number or an e-mail address anywhere, or is the one of a reference number. */
function hasText(submission: Submission, search: string): boolean {
  const wanted = comparable(search).toLowerCase();
  if (wanted === '' || submission.reference === readReference(search)) return true;
  const texts = Object.values(submission.body).map((value) => comparable(String(value)).toLowerCase());
  return texts.some((text) => text.includes(wanted)) || (isContact(search) && isOfPerson(submission, search));
}

interface SelectOptions {
  readonly timeZone: string;
  readonly texts: Pick<InboxTexts, 'isOfType'>;
  readonly handling: ReadonlyMap<string, Handling>;
}

/** The submissions that a filter selects, in their order. Days are those of the council's time zone, the last one included. */
export function selectSubmissions(
  submissions: readonly Submission[],
  { form, type, state, from, to, search }: InboxFilter,
  { timeZone, texts, handling }: SelectOptions,
): readonly Submission[] {
  return submissions.filter((submission) => {
    const day = dayInTimeZone(timeZone, new Date(submission.createdAt));
    return (
      (form === '' || submission.form === form) &&
      (type === '' || texts.isOfType(submission, type)) &&
      (state === '' || stateOf(submission, handling.get(submission.reference)) === state) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      hasText(submission, search)
    );
  });
}
