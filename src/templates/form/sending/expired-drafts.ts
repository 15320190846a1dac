import { objectOf, parseJson } from '../../../engine/json/json';
import { draftPrefix, isRecentDraft } from './draft-storage';
import { readStored, removeStored, storedKeys } from '../../../site/browser/storage';

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
