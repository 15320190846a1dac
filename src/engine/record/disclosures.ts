import { isObject } from '../json/json';

/** The entity of the items of section 4(1)(b) of the Right to Information Act, 2005. */
export const disclosureEntity = 'disclosure';

/** The items (i) to (xvii) of section 4(1)(b). */
const items: readonly number[] = Array.from({ length: 17 }, (_, index) => index + 1);

/** The items that no record publishes or says not to be held, in their order. */
export function missingItems(records: readonly unknown[]): readonly number[] {
  const settled = new Set(
    records
      .filter(isObject)
      .filter(({ state }) => state === 'published' || state === 'notHeld')
      .map(({ item }) => item),
  );
  return items.filter((item) => !settled.has(item));
}
