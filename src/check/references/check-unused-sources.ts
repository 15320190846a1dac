import { mistake } from '../sentences/sentence';
import { referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, keysOf } from '../document/json-access';

/** Warns of sources that nothing in the config names: their lists are shown nowhere. */
export function checkUnusedSources(context: CheckContext): Finding[] {
  const used = new Set(referencesOf(context, 'source').map(({ value }) => value));
  return keysOf(at(context.config, 'sources'))
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['sources', name],
      onKey: true,
      ...mistake('source.unused', { source: name }),
      severity: 'warning',
    }));
}
