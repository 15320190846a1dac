import type { BindContext } from '../../engine/binding/context';
import { formatDay } from '../../engine/binding/date';
import type { FoundRequest, FoundSubmission } from '../../engine/lookup/lookup';

/** A request, ready to render. */
export interface RequestView extends Pick<FoundRequest, 'kind' | 'reference'> {
  /** Last day of the answer; null when it was given. */
  readonly until: string | null;
}

/** A submission, ready to render. */
export interface SubmissionView extends Pick<
  FoundSubmission,
  'reference' | 'contact' | 'form' | 'state' | 'fields' | 'photos' | 'replies' | 'answerBy' | 'contestUntil'
> {
  readonly receivedOn: string;
  /** Null where nothing changed on a later day. */
  readonly changedOn: string | null;
  readonly requests: readonly RequestView[];
}

/** Binds what was found for its sender. */
export function bindSubmission(
  { receivedOn, changedOn, answerBy, replies, contestUntil, requests, ...same }: FoundSubmission,
  context: BindContext,
): SubmissionView {
  return {
    ...same,
    receivedOn: formatDay(receivedOn, context),
    changedOn: changedOn > receivedOn ? formatDay(changedOn, context) : null,
    answerBy: answerBy === null ? null : formatDay(answerBy, context),
    replies: replies.map(({ on, ...reply }) => ({ ...reply, on: formatDay(on, context) })),
    contestUntil: contestUntil === null ? null : formatDay(contestUntil, context),
    requests: requests.map(({ kind, reference, isDone, until }) => ({
      kind,
      reference,
      until: isDone ? null : formatDay(until, context),
    })),
  };
}
