import { dayIn } from '../../src/binding/date';
import { idOf, textOf, type CouncilRecord } from '../../src/binding/council-record';
import { languageOf, type Site } from '../../src/config/site';
import { inlineText } from '../../src/config/text';
import type { CouncilBinding, Language } from '../../src/config/site-config.generated';
import type { CheckedSite } from '../../src/config/checked-site';
import { addressOf, apiUrl } from '../../src/content/address';
import type { PageForm } from '../../src/content/page-form';
import type { RenderedPage } from '../../src/entry-server';
import type { PageStart } from '../../src/site/page-start';
import { placeOf, prefixedAddress, prefixOf, type Place } from '../../src/site/page-address';
import { tabTitle } from '../../src/site/tab-title';
import { deviceStack, firstFonts, lettersOf } from '../../src/ui/theme/fonts';
import type { Council } from '../council/council';
import type { SiteFiles } from '../site/site-files';
import { documentOf, type Head, type SiteParts } from './document';
import { gather, type Gathered } from './gather';
import { hashOf, policyOf } from './policy';

/** What pages are made from. */
export interface PageMaker extends SiteParts {
  readonly checked: CheckedSite;
  readonly files: SiteFiles;
  readonly council: Council;
  readonly render: (site: Site, start: PageStart, path: string) => Promise<RenderedPage>;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  readonly policy: string;
  readonly language: string;
}

interface Ask {
  /** Path with its language prefix. */
  readonly path: string;
  /** Language code of the visitor's cookie, for plain paths. */
  readonly cookie: string | null;
  readonly now: Date;
  /** For the forms of the page, where it has any. */
  readonly form?: PageForm;
}

function firstRecord(site: Site, gathered: Gathered, name: string): CouncilRecord | null {
  const source = site.config.sources[name];
  const address = source && addressOf(source, { language: site.language.code });
  return (address ? gathered[apiUrl(address)]?.records[0] : undefined) ?? null;
}

function councilText(site: Site, council: CouncilRecord | null, what: keyof CouncilBinding): string | null {
  const field = site.config.council.bind[what];
  return council && field ? textOf(council, field) : null;
}

/** Whether a subject that the path names is known not to exist. */
function isUnknownSubject(site: Site, { page, subject }: Place, gathered: Gathered): boolean {
  const config = page?.subject ? site.config.subjects?.[page.subject] : undefined;
  const source = config && site.config.sources[config.source];
  const address = source && addressOf(source, { language: site.language.code });
  const list = address ? gathered[apiUrl(address)] : undefined;
  return subject !== null && !!list && !list.records.some((record) => idOf(record) === subject);
}

const tagOf = ({ locale }: Language): string => new Intl.Locale(locale).language;

/** The head of a page; name and icon are those of the council's identity, as in the browser (specification, 4.3). */
function headOf(site: Site, council: CouncilRecord | null, place: Place): Head {
  const { config, language } = site;
  const name = councilText(site, council, 'name') ?? inlineText(config.displayName, site);
  const title = tabTitle(site, name, place);
  const path = place.page?.path ?? '/';
  const inLanguage = (code: string) => `${config.publicAddress}${prefixedAddress(code, path, place.subject)}`;
  const alternates = config.languages.list.map((one) => [tagOf(one), inLanguage(one.code)] as const);
  const script = new Intl.Locale(language.locale).maximize().script ?? '';
  return {
    lang: tagOf(language),
    title,
    description: title,
    icon: councilText(site, council, 'icon') ?? config.theme.icon,
    canonical: inLanguage(language.code),
    alternates: { ...Object.fromEntries(alternates), 'x-default': `${config.publicAddress}${path}` },
    fonts: firstFonts(script, config.theme.fonts),
    letters: lettersOf(script),
    lateFonts: deviceStack(script, config.theme.fonts),
  };
}

/** Answers a path with the whole page in the visitor's language: records gathered, rendered, wrapped (design, 6). */
export async function answerPage(maker: PageMaker, { path, cookie, now, form }: Ask): Promise<PageAnswer> {
  const { checked, files, council, render } = maker;
  const place = placeOf(checked.config, path);
  const { code } = languageOf(checked.config, place.language ?? cookie);
  const site = files.sites[code];
  if (!site) throw new Error(`There is no site in ${code}.`);
  const gathered = await gather(council, checked.config, place, code);
  const start: PageStart = {
    language: code,
    siteFiles: files.addresses,
    prefix: place.language === null ? '' : prefixOf(place.language),
    today: dayIn(checked.config.timeZone, now),
    answers: gathered,
    ...(form && { form }),
  };
  const page = await render(site, start, path);
  const { source, identity = source } = site.config.council;
  const detail = firstRecord(site, gathered, source);
  const framed = [councilText(site, detail, 'map'), councilText(site, detail, 'video')];
  return {
    status: place.page && !isUnknownSubject(site, place, gathered) ? 200 : 404,
    html: documentOf(headOf(site, firstRecord(site, gathered, identity), place), page, start, maker),
    policy: policyOf({
      styles: [maker.styles.hash, hashOf(page.css)],
      frameHosts: checked.config.frameHosts ?? [],
      framed,
      connect: maker.assets.connect,
    }),
    language: tagOf(site.language),
  };
}
