import { isObject } from '../../engine/json/json';
import { useShownLists, type ShownList } from './use-shown-lists';

/** Of the lists that are shown; of all before the first is, right after hydration. */
function oldestOf(lists: readonly ShownList[]): string | null {
  const active = lists.filter(({ isActive }) => isActive);
  const times = (active.length > 0 ? active : lists).flatMap(({ data }) =>
    isObject(data) && typeof data.asOf === 'string' ? [data.asOf] : [],
  );
  // ISO times sort as text.
  return times.sort()[0] ?? null;
}

/** The time of the page's oldest answer, in ISO format, if the server marked one as old. */
export function useOldestAnswer(): string | null {
  return useShownLists(oldestOf);
}
