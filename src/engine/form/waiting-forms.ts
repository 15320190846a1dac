/** Name of the database of forms that wait, of the lock under which they are sent, and of the event that sends them in the background. */
export const waitingFormsName = 'waiting-forms';

/** Milliseconds for which a draft is kept, and a form that waits to be sent. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/**
 * Whether a draft is kept: it was changed within a day (B3.5.1).
 * @param at time of the last change in ms since 1970
 */
export function isRecentDraft(at: number): boolean {
  return Math.abs(Date.now() - at) < draftLifetime;
}
