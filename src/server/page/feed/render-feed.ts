import { languageTag } from '../../../engine/language/language-tag';
import { parseDay } from '../../../engine/record/parse-day';
import { bindUrl } from '../../../engine/binding/url';
import { prefixedPath } from '../../../engine/page/page-url';
import { fieldText, recordId, type CouncilRecord } from '../../../engine/record/record';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { inlineText } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import type { Feed, FeedList } from '../../../engine/site-config.generated';
import { resolveUrl } from '../../../engine/url/safe-url';
import type { Council } from '../../council/council';
import { councilText } from '../council-record';
import { beginReading, type ListReading } from '../list-reading';
import { recordIdentity } from '../record-identity';
import type { RenderedText } from '../rendered-text';
import { siteTranslate } from '../../site/site-translate';
import { feedPath } from './feed-path';
import { rssOf, type FeedItem } from './rss';

/** Inputs of a feed. */
export interface FeedSource {
  readonly checked: CheckedSite;
  /** The site in the language of the feed. */
  readonly site: Site;
  readonly feed: Feed;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** Items of one list. */
const mostItems = 30;

/** The page of the list, or of the record where the page is about one. */
function addressOnSite({ site }: FeedSource, { page: path }: FeedList, record: CouncilRecord): string {
  const page = site.config.pages.find(({ path: ofPage }) => ofPage === path);
  return prefixedPath(site.language.code, path, page?.subject === undefined ? null : recordId(record));
}

function itemOf(source: FeedSource, list: FeedList, record: CouncilRecord): FeedItem | null {
  const { site } = source;
  const { bind } = list;
  const { publicAddress } = site.config;
  const title = fieldText(record, bind.title);
  if (title === null) return null;
  const address = resolveUrl(bindUrl(bind.address, record) ?? '', publicAddress);
  return {
    id: `${list.source}/${recordIdentity(record)}`,
    title,
    body: bind.body ? fieldText(record, bind.body) : null,
    day: bind.date ? parseDay(record[bind.date]) : null,
    address: address ?? publicAddress + addressOnSite(source, list, record),
  };
}

/** The items of a list: the newest first, those without a date after them in the order of the records. */
async function itemsOf(
  source: FeedSource,
  list: FeedList,
  reading: ListReading,
): Promise<readonly FeedItem[]> {
  const records = await reading.read(list.source, {}, list);
  const items = records.flatMap((record) => itemOf(source, list, record) ?? []);
  return items.sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '')).slice(0, mostItems);
}

/** Renders the feed of a language (B10.7.5). */
export async function renderFeed(source: FeedSource): Promise<RenderedText> {
  const { checked, site, feed } = source;
  const { code } = site.language;
  const reading = beginReading(source);
  const [[record = null], lists] = await Promise.all([
    reading.read(site.config.council.source),
    Promise.all(feed.lists.map((list) => itemsOf(source, list, reading))),
  ]);
  const name = councilText(site, record, 'name') ?? inlineText(site.config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const siteName = translate('council.withTitle', { title: translate('council.title') });
  const text = rssOf({
    title: `${translate(feed.title)} · ${siteName}`,
    description: translate('description.page', { title: translate(feed.title), site: siteName }),
    language: languageTag(site.language),
    page: site.config.publicAddress + prefixedPath(code, '/'),
    address: site.config.publicAddress + feedPath(code),
    items: lists.flat(),
  });
  return { text, isComplete: reading.isComplete() };
}
