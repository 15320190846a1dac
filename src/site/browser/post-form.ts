import { formRequest, type FormSubmission } from '../../engine/form/form-submission';
import { submissionTimeout } from './submission-timeout';
import { withTimeout } from './with-timeout';

/** Bytes in a second that a slow line carries, by which the wait for an answer is longer. */
const slowBytes = 10_000;

/** Longest wait for the answer, in ms: files take their time on a slow line. */
function timeoutOf({ multipart }: FormSubmission): number {
  const bytes = (multipart?.files ?? []).reduce((sum, [, { size }]) => sum + size, 0);
  return submissionTimeout + Math.min(100_000, (bytes / slowBytes) * 1000);
}

/**
 * Sends a form and reads the answer (B7.5.1). Rejects without a connection, after the timeout, or when reading does.
 * The page and the service worker send under one lock, so that neither may wait without end.
 */
export function postForm<Result>(
  submission: FormSubmission,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  return withTimeout(timeoutOf(submission), async (signal) =>
    read(await fetch(formRequest(submission, signal))),
  );
}
