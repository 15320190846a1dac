import { siteTextOf } from '../../engine/district/broadcast';
import type { PlacedBroadcast } from './place-broadcasts';

/** The broadcasts whose texts a site shows: of several for one message id, the one that was published last. */
export function shownTexts(placed: readonly PlacedBroadcast[]): readonly PlacedBroadcast[] {
  const newestFirst = placed
    .filter(({ outcome }) => outcome === 'shown')
    .sort((one, other) => other.broadcast.published.localeCompare(one.broadcast.published));
  const byId = new Map<string, PlacedBroadcast>();
  for (const one of newestFirst) {
    const text = siteTextOf(one.broadcast);
    if (text && !byId.has(text.id)) byId.set(text.id, one);
  }
  return [...byId.values()];
}
