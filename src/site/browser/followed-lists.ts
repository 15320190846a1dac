import { parseJson } from '../../engine/json/json';
import { canPush } from './can-push';
import { readStored, removeStored, writeStored } from './storage';

/** Storage key of the sources of the lists that are followed on this device. */
const followedKey = 'followed-lists';

/** The lists that are followed on this device; none where the visitor has taken the permission back, or the browser shows no notifications. */
export function readFollowed(): readonly string[] {
  const stored = canPush() && Notification.permission === 'granted' ? readStored(followedKey) : null;
  const lists: unknown = stored === null ? [] : parseJson(stored);
  return Array.isArray(lists) ? lists.filter((name) => typeof name === 'string') : [];
}

/** Stores which lists are followed. */
export function writeFollowed(lists: readonly string[]): void {
  if (lists.length === 0) removeStored(followedKey);
  else writeStored(followedKey, JSON.stringify(lists));
}
