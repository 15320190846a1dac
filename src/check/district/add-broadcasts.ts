import {
  broadcastsFile,
  recordIdOf,
  sharedFolder,
  type DistrictLayer,
} from '../../engine/district/broadcast';
import type { Problem } from '../../engine/site/checked-site';
import type { Json } from '../document/json-access';
import { fileProblem } from '../document/finding';
import { sentence } from '../sentences/sentence';
import { placeBroadcasts, type PlacedBroadcast, type PlacingSite } from './place-broadcasts';

/** The file of the district's layer, as reports name it. */
export const districtFile = `../${sharedFolder}/${broadcastsFile}`;

/** Says why a record of the district is left out: that stops no site. */
function leftOut({ broadcast, mistakes: [first] }: PlacedBroadcast): Problem[] {
  if (!first) return [];
  const said = { id: recordIdOf(broadcast), list: broadcast.list, reason: first.message };
  return [
    fileProblem(districtFile, {
      message: sentence('district.unfit', said),
      hint: first.hint,
      severity: 'warning',
    }),
  ];
}

type Records = Readonly<Record<string, readonly Json[]>>;

/** Adds the records of the district's layer to the lists of a site; those that do not fit are left out and reported. */
export function addBroadcasts(
  records: Records,
  site: PlacingSite & { readonly content: { readonly district?: DistrictLayer } },
): { readonly records: Records; readonly problems: readonly Problem[] } {
  const { district } = site.content;
  if (!district) return { records, problems: [] };
  const placed = placeBroadcasts(district, site);
  const added: Record<string, readonly Json[]> = { ...records };
  for (const { outcome, record, ...one } of placed)
    if (outcome === 'shown') added[one.records] = [...(added[one.records] ?? []), record];
  return { records: added, problems: placed.flatMap(leftOut) };
}
