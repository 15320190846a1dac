import { objectOf, parseJson } from '../../../engine/json/json';
import { readStored, removeStored, storedKeys } from '../../../site/browser/storage';

/** Begins the storage key of every draft. */
export const draftPrefix = 'draft ';

/** Milliseconds for which a draft is kept, and a form that waits to be sent. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/**
 * Whether a draft is kept: it was changed within a day (B3.5.1).
 * @param at time of the last change in ms since 1970
 */
export function isRecentDraft(at: number): boolean {
  return Math.abs(Date.now() - at) < draftLifetime;
}

/**
 * Removes the drafts of all forms that are a day old, and those without a date, since phones are shared. Every page does it,
 * so that this is apart from the code of forms.
 */
export function removeExpiredDrafts(): void {
  for (const key of storedKeys()) {
    if (!key.startsWith(draftPrefix)) continue;
    const { at } = objectOf(parseJson(readStored(key)));
    if (typeof at !== 'number' || !isRecentDraft(at)) removeStored(key);
  }
}
