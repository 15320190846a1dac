import { prefixedPath } from '../../engine/page/page-url';
import type { PushText } from '../../engine/push/push-message';
import { fieldText, recordId, type CouncilRecord } from '../../engine/record/record';
import type { CheckedSite } from '../../engine/site/checked-site';
import { inlineText } from '../../engine/site/config-text';
import type { Site } from '../../engine/site/site';
import type { FollowedList } from '../../engine/site-config.generated';
import { siteTranslate } from '../site/site-translate';

interface FollowTextSource {
  readonly checked: CheckedSite;
  /** The site in the language of the text. */
  readonly site: Site;
  readonly list: FollowedList;
}

/** The page of the list, or of its one new record where the page is about one. */
function linkTo({ site, list }: FollowTextSource, records: readonly CouncilRecord[]): string {
  const page = site.config.pages.find(({ path }) => path === list.page);
  const [only = null] = records.length === 1 ? records : [];
  const subject = page?.subject === undefined || only === null ? null : recordId(only);
  return prefixedPath(site.language.code, list.page, subject);
}

/** What a notification says of the new records of a list: the title of the first one, and how many there are more. */
export function followText(source: FollowTextSource, records: readonly CouncilRecord[]): PushText {
  const { checked, site, list } = source;
  const translate = siteTranslate(checked, site, inlineText(site.config.displayName, site));
  const [title, ...more] = records.flatMap((record) => fieldText(record, list.bind.title) ?? []);
  return {
    title: translate(list.title),
    text:
      title === undefined || more.length === 0
        ? (title ?? '')
        : translate('notification.several', { title, count: more.length }),
    link: linkTo(source, records),
  };
}
