/** Begins the storage key of every draft. */
export const draftPrefix = 'draft ';

const lifetime = 24 * 60 * 60 * 1000;

/**
 * Whether a draft is kept: it was changed within a day (B3.5.1).
 * @param at time of the last change in ms since 1970
 */
export function isRecentDraft(at: number): boolean {
  return Math.abs(Date.now() - at) < lifetime;
}
