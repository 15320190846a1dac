import { bindPicture } from '../../engine/binding/picture';
import { bindUrl } from '../../engine/binding/url';
import { listPagePath, listPageQuery } from '../../engine/page/list-page';
import { prefixedPath, type RouteMatch } from '../../engine/page/page-url';
import { subjectTitle } from '../../engine/page/subject-title';
import { sharedPicture } from '../../engine/picture/picture-url';
import { tabTitle } from '../../engine/page/tab-title';
import { fieldText } from '../../engine/record/record';
import { inlineText, type Translate } from '../../engine/site/config-text';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Site } from '../../engine/site/site';
import type { PreparedPage } from '../../templates/prepare-page';
import { languageTag } from '../../engine/language/language-tag';
import { languageScript } from '../../engine/language/language-script';
import { textDirection } from '../../engine/language/text-direction';
import { preloadedFont } from '../../site/fonts/font-stack';
import { siteFonts } from '../../site/fonts/site-fonts';
import { feedPath } from './feed/feed-path';
import { manifestPath } from './manifest/manifest-path';
import { fontUrls } from '../site/font-routes';
import { siteTranslate } from '../site/site-translate';
import { councilText } from './council-record';
import type { Head } from './html-document';
import type { PageMetadata } from './search-tags';
import { pageRecords, type PageRecords } from './page-records';
import { firstLargePicture } from './share-picture';
import { structuredData } from './structured-data';

/** Data of a rendered page. */
export interface PageState {
  /** Page of its long lists, from 1. */
  readonly listPage: number;
  readonly isFound: boolean;
}

/** A page with what it shows of its lists. */
export interface HeadContent {
  readonly checked: CheckedSite;
  readonly site: Site;
  readonly place: RouteMatch;
  readonly prepared: PreparedPage;
}

/** The title of a page, with the name of its subject (B2.11.1). */
function titleOf(content: HeadContent, translate: Translate): string {
  const { site, place, prepared } = content;
  const { page, subject } = place;
  const title = translate((page ?? site.config.notFound).title);
  const config = page?.subject ? site.config.subjects?.[page.subject] : undefined;
  if (!config || subject === null) return title;
  const record = prepared.subject;
  const name = record && fieldText(record, config.label);
  return subjectTitle(title, name ?? null, config, translate);
}

/** The council's pages on other sites, as the top bar shows them. */
function accountsOf({ site, prepared }: HeadContent): readonly string[] {
  const address = site.config.shell.topBar?.social?.address;
  return prepared.accounts.flatMap((record) => bindUrl(address, record) ?? []);
}

interface PageWords {
  readonly translate: Translate;
  readonly title: string;
  /** Name of the council with its title. */
  readonly siteName: string;
}

function structuredDataOf(content: HeadContent, lists: readonly PageRecords[], words: PageWords) {
  const { checked, site, place, prepared } = content;
  const { translate, title, siteName } = words;
  const { council, sources, pages, publicAddress } = checked.config;
  const { code, locale } = site.language;
  const home = pages.find(({ path }) => path === '/');
  const isHome = place.page === home;
  const path = prefixedPath(code, place.page?.path ?? '/', place.subject);
  return structuredData({
    address: publicAddress,
    language: languageTag(site.language),
    council: {
      entity: checked.entities[sources[council.source]?.entity ?? ''],
      record: prepared.council,
      source: council.source,
      name: siteName,
      country: new Intl.Locale(locale).maximize().region ?? null,
      accounts: accountsOf(content),
    },
    breadcrumb:
      isHome || !home
        ? []
        : [
            { title: translate(home.title), path: prefixedPath(code, '/') },
            { title, path },
          ],
    lists,
  });
}

/** Public addresses of a page: its own, and that in every language. */
function addressesOf({ site, place }: HeadContent, listPage: number) {
  const { config, language, staticExport } = site;
  const path = place.page?.path ?? '/';
  const { list, default: first } = config.languages;
  const inLanguage = (code: string) => `${config.publicAddress}${prefixedPath(code, path, place.subject)}`;
  const own = inLanguage(language.code);
  const query = listPage > 1 ? listPageQuery(listPage) : '';
  return {
    canonical: staticExport ? listPagePath(own, listPage) : `${own}${query}`,
    alternates: {
      ...Object.fromEntries(list.map((one) => [languageTag(one), inLanguage(one.code)])),
      'x-default': inLanguage(first),
    },
  };
}

/** The texts of a page for search engines, with the council's name in the language of the page. */
function wordsOf(content: HeadContent): PageWords {
  const { checked, site } = content;
  const name =
    councilText(site, content.prepared.council, 'name') ?? inlineText(site.config.displayName, site);
  const translate = siteTranslate(checked, site, name);
  const siteName = translate('council.withTitle', { title: translate('council.title') });
  return { translate, title: titleOf(content, translate), siteName };
}

/** Metadata of an existing page for search engines and link previews. */
function pageMetadata(content: HeadContent, words: PageWords, listPage: number): PageMetadata {
  const { site, place } = content;
  const { config, language } = site;
  const lists = pageRecords(content.checked, content.prepared);
  const logo = councilText(site, content.prepared.council, 'logo') ?? config.theme.logo;
  const [picture = null] = [config.sharing?.picture ?? null, logo].flatMap((url) =>
    url === null ? [] : (sharedPicture(url) ?? []),
  );
  return {
    ...addressesOf(content, listPage),
    site: words.siteName,
    title: place.page?.path === '/' ? words.siteName : words.title,
    locale: language.locale.replace('-', '_'),
    address: config.publicAddress,
    picture: firstLargePicture(lists) ?? picture,
    data: structuredDataOf(content, listPage === 1 ? lists : [], words),
  };
}

/** The head of a page; the name in its title and the icon are those of the identity, as in the browser (B4.3.1). */
export function headOf(content: HeadContent, { listPage, isFound }: PageState): Head {
  const { checked, site, place } = content;
  const { config, language } = site;
  const identity = content.prepared.identity;
  const name = councilText(site, identity, 'name') ?? inlineText(config.displayName, site);
  const words = wordsOf(content);
  const { translate, title, siteName } = words;
  const { feed, pages } = checked.config;
  const description = pages.find(({ path }) => path === place.page?.path)?.description;
  return {
    lang: languageTag(language),
    dir: textDirection(language),
    title: tabTitle(site, name, place, translate),
    description: translate(description ?? 'description.page', { title, site: siteName }),
    icon: (identity && bindPicture(config.council.bind.icon, identity)) ?? config.theme.icon,
    font: preloadedFont(languageScript(language.locale), siteFonts(config, fontUrls(checked))),
    manifest: manifestPath(language.code),
    feed: feed ? { title: translate(feed.title), path: feedPath(language.code) } : null,
    metadata: isFound && place.page?.path !== site.searchPath ? pageMetadata(content, words, listPage) : null,
  };
}
