import { isDeepStrictEqual } from 'node:util';
import { orderId } from '../../api/content-api';
import type { JsonObject } from '../../../engine/json/json';
import type { Draft } from './drafts';

type Keys = readonly string[];

/** Keys that are in the wanted order; a key that it lacks stays after the one before it. */
export function orderKeys(keys: Keys, wanted: Keys): Keys {
  const known = new Set(keys);
  const ordered = wanted.filter((key, index) => known.has(key) && wanted.indexOf(key) === index);
  const placed = new Set(ordered);
  for (const [index, key] of keys.entries()) {
    if (placed.has(key)) continue;
    const before = keys[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, key);
    placed.add(key);
  }
  return ordered;
}

/** Whether keys that both have are in another order. */
export function hasOtherOrder(one: Keys, other: Keys): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return !isDeepStrictEqual(
    one.filter((key) => inOther.has(key)),
    other.filter((key) => inOne.has(key)),
  );
}

function keysIn(record: JsonObject | null): Keys {
  const ids: unknown = record?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The draft of a changed order. @param before the published order on which it is based */
export function orderDraft(list: string, before: Keys, after: Keys): Draft {
  return { list, key: orderId, before: { ids: before }, after: { ids: after } };
}

/** The order that a draft wants. */
export function wantedOrder({ after }: Draft): Keys {
  return keysIn(after);
}

/** The published order on which a draft is based. */
export function baseOrder({ before }: Draft): Keys {
  return keysIn(before);
}

/** Whether others have published another order since the draft was begun, that is not the wanted one. */
export function isOrderInConflict(draft: Draft, published: Keys): boolean {
  return hasOtherOrder(baseOrder(draft), published) && hasOtherOrder(wantedOrder(draft), published);
}
