import type { Problem } from '../../model/site/checked-site';
import { referencesOf, type CheckContext } from '../check-context';
import { nearestName } from '../nearest-name';
import { readCatalogue } from './catalogue';
import type { CatalogueFiles } from './site-catalogues';

/** Warns of messages of the site's files that nothing uses, perhaps because their id is misspelt. */
export function checkIds(
  context: CheckContext,
  engineIds: readonly string[],
  site: CatalogueFiles,
): Problem[] {
  const used = referencesOf(context, 'text').flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [],
  );
  const known = [...new Set([...engineIds, ...used])];
  const ids = new Set(known);
  return Object.values(site).flatMap((file) =>
    Object.entries(readCatalogue(file).catalogue).flatMap(([id, { problem }]) => {
      if (ids.has(id)) return [];
      const near = nearestName(id, known);
      const hint = near === undefined ? 'Use it in the config, or remove it.' : `Did you mean “${near}”?`;
      return [problem({ message: `The message “${id}” is never used.`, hint, severity: 'warning' })];
    }),
  );
}
