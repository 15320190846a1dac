import { placeBroadcasts, talukasOf } from '../../check/district/place-broadcasts';
import { saySentence } from '../../check/sentences/sentence';
import { textAt } from '../../check/document/json-access';
import type { TriedBroadcast } from '../../desk/api/broadcasts-api';
import { readContentSite } from '../../desk/server/content/content-site';
import type { Broadcast } from '../../engine/district/broadcast';
import type { SitePlace } from '../../server/site/read-site';
import { readHidden } from '../../server/site/district-layer';

/** What a site would do with a broadcast. @param name of the folder of the site */
export async function tryBroadcast(
  name: string,
  place: SitePlace,
  broadcast: Broadcast,
  language: string,
): Promise<TriedBroadcast> {
  const site = await readContentSite(place).catch(() => null);
  if (!site) return { title: name, outcome: 'broken', mistake: '', talukas: [] };
  const { config } = site.context;
  const first = textAt(config, 'languages', 'default') ?? '';
  const title = textAt(config, 'displayName', language) ?? textAt(config, 'displayName', first) ?? name;
  const talukas = [...talukasOf(site)];
  const hidden = new Set(readHidden(site.content.texts));
  const [placed] = placeBroadcasts({ site: name, broadcasts: [broadcast], hidden }, site);
  if (!placed) return { title, outcome: 'other', mistake: '', talukas };
  const [mistake] = placed.mistakes;
  const said = mistake ? saySentence(mistake.message, language) : '';
  return { title, outcome: placed.outcome, mistake: said, talukas };
}
