import { languageTag } from '../../src/model/language/language-tag';
import { prefixedPath } from '../../src/model/page/page-url';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { resolveLanguage } from '../../src/model/language/resolve-language';
import { recordId } from '../../src/model/record/record';
import { sourceKey, sourceRequest } from '../../src/model/source/source-request';
import type { Council } from '../council/council';
import { loadLists } from '../page/load-page-data';
import { eventFile } from './event-file';
import type { EventPage } from './event-pages';

/** What the calendar file of an event is made from. */
export interface EventRequest {
  readonly checked: CheckedSite;
  readonly council: Pick<Council, 'get'>;
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
  /** Language code. */
  readonly code: string;
  readonly event: EventPage;
  readonly id: string;
}

/** The text of a calendar file; `missing` where there is no such event, and `failed` where its list did not come. */
export type RenderedEvent = { readonly text: string } | 'missing' | 'failed';

/** Renders the calendar file of an event (B11.1.2). */
export async function renderEvent({
  checked,
  council,
  today,
  code,
  event: { page, source, event },
  id,
}: EventRequest): Promise<RenderedEvent> {
  const { config } = checked;
  const { publicAddress, timeZone } = config;
  const parameters = { language: code, subject: id };
  const request = sourceRequest(config.sources, source, parameters);
  const data = await loadLists([source], parameters, { council, site: checked, today });
  const list = request && data[sourceKey(request)];
  if (!list) return 'failed';
  const record = list.records.find((one) => recordId(one) === id);
  const text =
    record &&
    eventFile(record, event, {
      timeZone,
      today,
      id: `${page.path.slice(1)}/${encodeURIComponent(id)}@${new URL(publicAddress).hostname}`,
      url: publicAddress + prefixedPath(code, page.path, id),
      language: languageTag(resolveLanguage(config, code)),
    });
  return text ? { text } : 'missing';
}
