import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type PlacedBroadcast, placeBroadcasts } from '../../../check/district/place-broadcasts';
import { shownTexts } from '../../../check/district/shown-texts';
import { saySentence } from '../../../check/sentences/sentence';
import { hiddenBroadcastsFile, isEmergency, siteTextOf } from '../../../engine/district/broadcast';
import { textsList } from '../../../engine/district/texts-list';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { readHidden } from '../../../server/site/district-layer';
import { broadcastLabel } from '../../api/broadcast-label';
import type { DistrictRecord } from '../../api/district-api';
import { DeskRefusal } from '../desk-request';
import type { ContentSite } from '../content/content-site';
import type { ContentVisitor, DeskContent } from '../content/desk-content';
import { recordLabel } from '../content/list-schema';
import { replaceDurably } from '../content/publish/durable-files';
import { inTurn } from '../content/publish/folder-turns';
import type { SiteList } from '../content/site-lists';

/** The broadcasts of the district for a site that have not ended. */
function currentBroadcasts({ options }: DeskContent, site: ContentSite): readonly PlacedBroadcast[] {
  const { district } = site.content;
  if (!district) return [];
  const today = dayInTimeZone(options.checked.config.timeZone, options.now());
  return placeBroadcasts(district, site).filter(({ broadcast }) => broadcast.until >= today);
}

/** The records of the district in a list, without texts in whose place the site shows a newer one. */
export function districtRecords(
  content: DeskContent,
  site: ContentSite,
  list: SiteList,
  language: string,
): DistrictRecord[] {
  const code = content.languageOf(language);
  const current = currentBroadcasts(content, site);
  const texts = new Set(shownTexts(current));
  return current.flatMap((placed) => {
    const { broadcast, outcome, records, record, mistakes } = placed;
    const isReplaced = records === textsList && outcome === 'shown' && !texts.has(placed);
    if (records !== list.list.name || outcome === 'no-list' || isReplaced) return [];
    const { id, until } = broadcast;
    return {
      ...{ id, until, state: outcome, isEmergency: isEmergency(broadcast) },
      text: siteTextOf(broadcast)?.id ?? '',
      label: recordLabel(list, record, code) || id,
      mistake: mistakes[0] ? saySentence(mistakes[0].message, language) : '',
    };
  });
}

/** Writes which broadcasts the site hides; without any, there is no file. */
async function writeHidden(folder: string, hidden: readonly string[]): Promise<void> {
  const path = join(folder, hiddenBroadcastsFile);
  if (hidden.length === 0) return rm(path, { force: true });
  return replaceDurably(path, `${JSON.stringify({ hidden }, null, 2)}\n`);
}

/** Hides a record of the district at the site, or shows it again. @throws DeskRefusal */
export async function hideBroadcast(
  content: DeskContent,
  id: string,
  isHidden: boolean,
  { name }: ContentVisitor,
): Promise<void> {
  const { place, checked, desk } = content.options;
  const label = await inTurn(resolve(place.config), async () => {
    const { site } = await content.open(name);
    const known = currentBroadcasts(content, site);
    const found = known.find(({ broadcast }) => broadcast.id === id);
    if (!found) throw new DeskRefusal('not-found');
    if (isHidden && isEmergency(found.broadcast)) throw new DeskRefusal('emergency-stays');
    const ids = new Set(known.map(({ broadcast }) => broadcast.id));
    const others = readHidden(site.content.texts).filter((one) => ids.has(one) && one !== id);
    await writeHidden(checked.folder, isHidden ? [...others, id] : others);
    return broadcastLabel(found.broadcast.record, checked.config.languages.default);
  });
  content.notePublished();
  await desk.log.add(name, isHidden ? 'district-hidden' : 'district-shown', label);
}
