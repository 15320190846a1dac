import type { Problem } from '../../model/site/checked-site';
import type { CheckContext } from '../check-context';
import { at, keysOf } from '../document/json-access';
import { nearestName } from '../nearest-name';
import { usedIds } from './check-complete';
import type { SiteCatalogues } from './site-catalogues';

/** Warns of messages of the site's files that nothing uses, perhaps because their id is misspelt. */
export function checkIds(context: CheckContext, { own, engineIds }: SiteCatalogues): Problem[] {
  const known = [...new Set([...engineIds, ...usedIds(context)])];
  const ids = new Set([...known, ...keysOf(at(context.config, 'messages'))]);
  return Object.values(own).flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([id, { problem }]) => {
      if (ids.has(id)) return [];
      const near = nearestName(id, known);
      const hint = near === undefined ? 'Use it in the config, or remove it.' : `Did you mean “${near}”?`;
      return [problem({ message: `The message “${id}” is never used.`, hint, severity: 'warning' })];
    }),
  );
}
