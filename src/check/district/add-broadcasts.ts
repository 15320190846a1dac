import { districtFile, recordIdOf, siteTextOf, type DistrictLayer } from '../../engine/district/broadcast';
import { textsList } from '../../engine/district/texts-list';
import type { Problem } from '../../engine/site/checked-site';
import type { Json } from '../document/json-access';
import { fileProblem } from '../document/finding';
import { sentence } from '../sentences/sentence';
import { placeBroadcasts, type PlacedBroadcast, type PlacingSite } from './place-broadcasts';
import { shownTexts } from './shown-texts';

/** A text that replaces the site's own. */
export interface DistrictText {
  readonly id: string;
  /** By language of the site. */
  readonly text: Readonly<Record<string, string>>;
  /** Last day on which it is shown, YYYY-MM-DD. */
  readonly until: string;
}

/** Says why a record of the district is left out: that stops no site. */
function leftOut({ broadcast, mistakes: [first] }: PlacedBroadcast): Problem[] {
  if (!first) return [];
  const text = siteTextOf(broadcast);
  const reason = first.message;
  const message = text
    ? sentence('district.unfitText', { id: text.id, reason })
    : sentence('district.unfit', { id: recordIdOf(broadcast), list: broadcast.list, reason });
  return [fileProblem(districtFile, { message, hint: first.hint, severity: 'warning' })];
}

/** The text of a broadcast that a site shows. */
function textOf({ broadcast }: PlacedBroadcast): DistrictText[] {
  const text = siteTextOf(broadcast);
  return text ? [{ ...text, until: broadcast.until }] : [];
}

type Records = Readonly<Record<string, readonly Json[]>>;

/** Adds the records of the district's layer to the lists of a site, and gives its texts; what does not fit is left out and reported. */
export function addBroadcasts(
  records: Records,
  site: PlacingSite & { readonly content: { readonly district?: DistrictLayer } },
): {
  readonly records: Records;
  readonly texts: readonly DistrictText[];
  readonly problems: readonly Problem[];
} {
  const { district } = site.content;
  if (!district) return { records, texts: [], problems: [] };
  const placed = placeBroadcasts(district, site);
  const added: Record<string, readonly Json[]> = { ...records };
  for (const { outcome, record, ...one } of placed)
    if (outcome === 'shown' && one.records !== textsList)
      added[one.records] = [...(added[one.records] ?? []), record];
  return { records: added, texts: shownTexts(placed).flatMap(textOf), problems: placed.flatMap(leftOut) };
}
