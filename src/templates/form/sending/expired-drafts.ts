import { isRecentDraft } from '../../../engine/form/waiting-forms';
import { objectOf, parseJson } from '../../../engine/json/json';
import { readStored, removeStored, storedKeys } from '../../../site/browser/storage';

/** Begins the storage key of every draft. */
export const draftPrefix = 'draft ';

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
