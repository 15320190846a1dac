import type { InboxFilter } from '../../api/inbox-api';
import { type SubmissionState, submissionStates } from '../../../engine/lookup/lookup';
import { addDays } from '../../../engine/record/add-days';
import { startOfDay } from '../../../server/submissions/reading/local-time';
import type { SubmissionFilter } from '../../../server/submissions/store/store';
import type { InboxTexts } from '../../../server/submissions/reading/inbox-texts';

/** Filter of the store for each state at the desk. */
const ofState = {
  new: { states: ['stored', 'rejected'], isInProgress: false },
  'in-progress': { states: ['stored', 'rejected'], isInProgress: true },
  done: { states: ['done'] },
  pending: { states: ['pending'] },
  delivered: { states: ['sent'] },
} as const satisfies Readonly<Record<SubmissionState, Partial<SubmissionFilter>>>;

interface SelectOptions {
  readonly site: string;
  readonly timeZone: string;
  readonly texts: Pick<InboxTexts, 'ofType'>;
}

/**
 * Selection of a filter of the inbox for the store; null for nothing. Days are those of the council's time zone, the last one
 * included.
 */
export function selectSubmissions(
  { form, type, state, from, to, search }: InboxFilter,
  { site, timeZone, texts }: SelectOptions,
): SubmissionFilter | null {
  const wanted = type === '' ? null : texts.ofType(type);
  if (type !== '' && (wanted === null || (form !== '' && form !== wanted.form))) return null;
  const known = submissionStates.find((one) => one === state);
  if (state !== '' && !known) return null;
  const ofForm = wanted?.form ?? form;
  const receivedFrom = startOfDay(from, timeZone);
  const receivedBefore = to === '' ? null : startOfDay(addDays(to, 1), timeZone);
  return {
    site,
    search,
    ...(ofForm !== '' && { form: ofForm }),
    ...(wanted && { field: { name: wanted.field, values: wanted.values } }),
    ...(known && ofState[known]),
    ...(receivedFrom !== null && { receivedFrom }),
    ...(receivedBefore !== null && { receivedBefore }),
  };
}
