import { defaultFirst } from '../../engine/language/default-first';
import { languageTag } from '../../engine/language/language-tag';
import { textDirection } from '../../engine/language/text-direction';
import { fieldText } from '../../engine/record/record';
import { telephoneParts, type LinkedPart } from '../../engine/record/telephone-parts';
import type { Language } from '../../engine/site-config.generated';
import type { CheckedSite } from '../../engine/site/checked-site';
import { sourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';
import { escapeHtml } from '../http/escape-html';
import { standalonePage, type StandalonePage } from '../http/standalone-page';

/** The council's telephone numbers, in parts; none while they are not known. */
export type Telephone = readonly LinkedPart[];

/** The message in one language. The empty address of the link is that of the page itself. */
function sectionIn(language: Language, { catalogues }: CheckedSite, telephone: Telephone): string {
  const text = (id: string) => escapeHtml(catalogues[language.code]?.[`serverError.${id}`] ?? '');
  const call = telephone
    .map(({ text: part, href }) =>
      href === null ? escapeHtml(part) : `<a href="${href}">${escapeHtml(part)}</a>`,
    )
    .join('');
  return [
    `<section lang="${languageTag(language)}" dir="${textDirection(language)}"><h2>${text('title')}</h2><p>${text('text')}</p>`,
    call === '' ? '' : `<p>${text('telephone')} ${call}</p>`,
    `<p><a href="">${text('retry')}</a></p></section>`,
  ].join('');
}

/** Builds the page in all languages of the site, the default one first. */
export function errorPage(site: CheckedSite, telephone: Telephone): StandalonePage {
  const { displayName, languages, theme } = site.config;
  const list = defaultFirst(languages);
  const [first] = list;
  const names = list.map(({ code }) => displayName[code]).filter((name) => name !== undefined);
  const title = [...new Set(names)].join(' · ');
  return standalonePage({
    lang: first ? languageTag(first) : 'en',
    dir: first ? textDirection(first) : 'ltr',
    title,
    theme,
    body: [
      `<h1>${escapeHtml(title)}</h1>`,
      ...list.map((language) => sectionIn(language, site, telephone)),
    ].join(''),
    styles: 'h2{margin:2rem 0 0}',
  });
}

const refreshMs = 60_000;

async function telephoneOf(site: CheckedSite, council: Council): Promise<Telephone> {
  const { source, bind } = site.config.council;
  const language = site.config.languages.default;
  const request = sourceRequest(site.config.sources, source, { language });
  if (!request) return [];
  const { list } = await council.get(request);
  const record = list?.records[0];
  const text = record && bind.telephone ? fieldText(record, bind.telephone) : null;
  return record && bind.telephone && text !== null ? telephoneParts(record, bind.telephone, text) : [];
}

/** Keeps the error page at hand, and the council's telephone number in it up to date. */
export function errorPages(site: CheckedSite, council: Council): () => StandalonePage {
  let page = errorPage(site, []);
  let refreshedAt = 0;
  const refresh = async () => {
    const telephone = await telephoneOf(site, council);
    if (telephone.length > 0) page = errorPage(site, telephone);
  };
  return () => {
    if (Date.now() - refreshedAt > refreshMs) {
      refreshedAt = Date.now();
      void refresh().catch(() => undefined);
    }
    return page;
  };
}
