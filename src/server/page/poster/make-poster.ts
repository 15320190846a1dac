import { recordContext } from '../../../engine/binding/context';
import { bindDay } from '../../../engine/binding/date';
import { bindText } from '../../../engine/binding/text';
import { truncateText } from '../../../engine/binding/truncate';
import { hasExpired, publishedRecords } from '../../../engine/binding/validity';
import { languageTag } from '../../../engine/language/language-tag';
import { prefixedPath } from '../../../engine/page/page-url';
import { fieldText, recordId, type CouncilRecord } from '../../../engine/record/record';
import type { CheckedSite } from '../../../engine/site/checked-site';
import { inlineText } from '../../../engine/site/config-text';
import type { Site } from '../../../engine/site/site';
import { sourceRequest } from '../../../engine/source/source-request';
import { coloursOf } from '../../../engine/theme/theme-colours';
import type { Council } from '../../council/council';
import type { PictureStore } from '../../media/picture-store';
import type { Poster, PosterFont, PosterSize } from '../../media/poster/poster-job';
import { siteTranslate } from '../../site/site-translate';
import { councilText } from '../council-record';
import { readPageList } from '../read-list';
import type { PosterPage } from './poster-pages';

/** Inputs of posters. */
export interface PosterSource {
  readonly checked: CheckedSite;
  /** The site in the language of the poster. */
  readonly site: Site;
  readonly council: Pick<Council, 'get'>;
  readonly pictures: Pick<PictureStore, 'find' | 'urlOfContent'>;
  readonly fonts: readonly PosterFont[];
  /** YYYY-MM-DD, in the site's time zone. */
  readonly today: string;
}

/** Most characters of its texts, more than any fits. */
const longest = { council: 200, kind: 100, title: 400, body: 1600, address: 500 } as const;

const cut = (text: string, most: number): string => truncateText(text, most) ?? text;

async function readRecords(
  { checked, site, council }: PosterSource,
  source: string,
  subject: string | null,
): Promise<readonly CouncilRecord[] | null> {
  const { sources, api } = checked.config;
  const request = sourceRequest(sources, source, { language: site.language.code, subject });
  return request && readPageList(council, request, api.wave * 1000);
}

/** Path of the council's emblem, as pages show it. */
async function emblemOf({ checked, pictures }: PosterSource, logo: string | null): Promise<string | null> {
  const url = logo ?? (await pictures.urlOfContent(checked.config.theme.logo, checked.folder));
  return url?.startsWith('/media/') ? pictures.find(url.slice('/media/'.length)) : null;
}

/**
 * The poster of a record; `missing` where there is no such record or it has expired, and `failed` where its list did not
 * come.
 */
export async function makePoster(
  source: PosterSource,
  about: PosterPage,
  id: string,
  size: PosterSize,
): Promise<Poster | 'missing' | 'failed'> {
  const { checked, site, fonts, today } = source;
  const { page, poster, subject } = about;
  const { config, language } = site;
  const [records, [council = null]] = await Promise.all([
    readRecords(source, poster.source, id),
    readRecords(source, config.council.source, null).then((found) => found ?? []),
  ]);
  if (!records) return 'failed';
  const shown = publishedRecords(records, poster.source, { site, today });
  const record = shown.find((candidate) => recordId(candidate) === id);
  if (!record || hasExpired(record, poster.source, { site, today })) return 'missing';
  const name = councilText(site, council, 'name') ?? inlineText(config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const context = recordContext(poster.source, { site, today, translate });
  const kind = translate(page.title);
  const body = bindText(poster.body, record, context)?.text ?? null;
  const { ground, surface, line, ink, inkSoft, accent, bar, onBar } = coloursOf('light', config.theme);
  return {
    size,
    language: languageTag(language),
    isRightToLeft: site.isRightToLeft === true,
    council: cut(translate('council.withTitle', { title: translate('council.title') }), longest.council),
    kind: cut(kind, longest.kind),
    title: cut(fieldText(record, subject.label) ?? kind, longest.title),
    date: bindDay(poster.date, record, { site })?.text ?? null,
    body: body && cut(body, longest.body),
    address: cut(config.publicAddress + prefixedPath(language.code, page.path, id), longest.address),
    scan: translate('print.scan'),
    colours: { ground, surface, line, ink, inkSoft, accent, bar, onBar },
    fonts,
    emblem: await emblemOf(source, councilText(site, council, 'logo')),
  };
}
