import { mistake } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at } from '../document/json-access';
import type { CheckContext } from '../check-context';

/** Checks objects that must have exactly one of some keys. */
export function checkChoices({ choices }: CheckContext): Finding[] {
  return choices.flatMap(({ path, value, keys }): Finding[] => {
    const present = keys.filter((key) => at(value, key) !== undefined);
    const [, second] = present;
    if (second !== undefined) {
      const keysFound = words(present, 'and');
      return [{ path: [...path, second], onKey: true, ...mistake('choice.several', { keys: keysFound }) }];
    }
    return present.length === 1
      ? []
      : [{ path, inside: true, ...mistake('choice.missing', { keys: words(keys, 'or') }) }];
  });
}

function words(keys: readonly string[], last: string): string {
  const quoted = keys.map((key) => `“${key}”`);
  return `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1) ?? ''}`;
}
