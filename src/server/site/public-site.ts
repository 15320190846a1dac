import { z } from 'zod';
import type { CheckedSite } from '../../engine/site/checked-site';
import { photoFields } from '../../engine/form/photos';
import { placeFields } from '../../engine/form/place';
import { isPictureFile } from '../../engine/picture/file-format';
import { fieldKinds } from '../../engine/record/field-kinds';
import { configIconPaths } from '../../engine/site/config-icon-paths';
import type { EntityFields, PublicConfig, Site, SiteMessages } from '../../engine/site/site';
import { textDirection } from '../../engine/language/text-direction';
import type { DocumentTexts } from '../../engine/document/document';
import { withConformance } from './conformance/conformance-text';
import { parseLegalText } from './parse-legal-text';
import type { Language, SiteConfig } from '../../engine/site-config.generated';
import { pageSections } from '../../engine/page/page-sections';
import { formNotices } from './form-notices';
import { offersTable, searchPath, siteMapPath, trackPath } from '../../templates/declarations';
import { messageFormat } from './message-format';
import { isForBrowsers, lookupPrefix } from './site-translate';

/** Address that a browser can load of a picture that the config names, or null. */
export type PictureAddress = (file: string) => Promise<string | null>;

/** The same value with every picture file of the content folder replaced by its address. */
async function withPictures(value: unknown, addressOf: PictureAddress): Promise<unknown> {
  if (typeof value === 'string') return isPictureFile(value) ? ((await addressOf(value)) ?? '') : value;
  if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => withPictures(one, addressOf)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, one]) => [key, await withPictures(one, addressOf)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Only the pictures' addresses differ from the checked config, and they are strings as before. */
const sameShape = z.custom<PublicConfig>();

type Forms = NonNullable<SiteConfig['forms']>;

/** Forms without what only the server and the desk need: browsers get the notices in words. */
function browserForms(forms: Forms): Forms {
  return Object.fromEntries(
    Object.entries(forms).map(
      ([name, { answers: _answers, days: _days, basis: _basis, answerConsent: _consent, ...form }]) => {
        const fields = form.fields.map(({ purpose: _purpose, ...field }) => field);
        return [name, { ...form, fields }];
      },
    ),
  );
}

/** Whether a page links to a table of open data. */
function hasTables(config: Pick<SiteConfig, 'pages' | 'notFound'>): boolean {
  const sections = config.pages.flatMap((page) => pageSections(config, page));
  return sections.some(({ template }) => offersTable(template));
}

/** The public part of the config, without servers and folders (B10.3.2) and what only search engines and feeds need. */
export async function publicConfig(config: SiteConfig, addressOf: PictureAddress): Promise<PublicConfig> {
  const {
    $schema: _schema,
    version: _version,
    api: _api,
    content: _content,
    messages: _messages,
    feed: _feed,
    search: _search,
    dataContact: _dataContact,
    openData,
    documents = {},
    submissions,
    forms,
    ...open
  } = config;
  const documentDays = Object.entries(documents).flatMap(([name, { updated }]) =>
    updated === undefined ? [] : [[name, { updated }] as const],
  );
  const pages = config.pages.map(({ description: _description, ...page }) => page);
  const sources = Object.fromEntries(
    Object.entries(config.sources).map(
      ([
        name,
        {
          records: _records,
          fresh: _fresh,
          extend: _extend,
          services: _services,
          figures: _figures,
          open: _open,
          ...source
        },
      ]) => [name, source],
    ),
  );
  const shown = {
    ...open,
    pages,
    sources,
    ...(forms && { forms: browserForms(forms) }),
    documents: Object.fromEntries(documentDays),
    ...(openData && hasTables(config) && { openData }),
    ...(submissions?.privacyPage !== undefined && { submissions: { privacyPage: submissions.privacyPage } }),
  };
  return sameShape.parse(await withPictures(shown, addressOf));
}

/** Prefix of the messages of fields for photos. */
const photoPrefix = 'photo.';

/** Prefix of the messages of fields for places. */
const placePrefix = 'place.';

/** Prefix of the messages of forms that wait on the device. */
const waitingPrefix = 'waiting.';

/** Prefix of the messages of forms that suggest answers. */
const suggestPrefix = 'suggest.';

/** Prefix of the messages of links to tables. */
const downloadPrefix = 'download.';

/** Prefix of the messages of buttons that follow lists. */
const followPrefix = 'follow.';

/** Prefix of the messages of alerts. */
const alertPrefix = 'alerts.';

function compile(
  messages: Readonly<Record<string, string>>,
  locale: string,
  config: SiteConfig,
): SiteMessages {
  const { follow, forms = {}, shell } = config;
  const areTablesOffered = hasTables(config);
  const hasPhotos = Object.values(forms).some((form) => photoFields(form).length > 0);
  const hasPlaces = Object.values(forms).some((form) => placeFields(form).length > 0);
  const hasSuggestions = Object.values(forms).some(({ suggestField }) => suggestField !== undefined);
  const isUsed = (id: string) =>
    isForBrowsers(id) &&
    (Object.keys(forms).length > 0 || !id.startsWith(waitingPrefix)) &&
    (hasPhotos || !id.startsWith(photoPrefix)) &&
    (hasPlaces || !id.startsWith(placePrefix)) &&
    (hasSuggestions || !id.startsWith(suggestPrefix)) &&
    (areTablesOffered || !id.startsWith(downloadPrefix)) &&
    (follow !== undefined || !id.startsWith(followPrefix)) &&
    (shell.alerts !== undefined || !id.startsWith(alertPrefix));
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([id]) => isUsed(id))
      .map(([id, text]) => [id, messageFormat(text, locale).getAst()]),
  );
}

/** The messages of the look-up of submissions in a language, which other pages do not have. */
export function lookupMessages(
  { catalogues, config }: Pick<CheckedSite, 'catalogues' | 'config'>,
  code: string,
): SiteMessages {
  const locale = config.languages.list.find((language) => language.code === code)?.locale ?? code;
  return Object.fromEntries(
    Object.entries(catalogues[code] ?? {})
      .filter(([id]) => id.startsWith(lookupPrefix) || id === 'shell.newTab')
      .map(([id, text]) => [id, messageFormat(text, locale).getAst()]),
  );
}

/** The fields that are formatted, in lists too: a third of the field kinds, which every first visit loads. */
function formattedFields(fields: EntityFields): EntityFields {
  const kept = Object.entries(fields).filter(([, { kind }]) => fieldKinds[kind].shown !== null);
  return Object.fromEntries(
    kept.map(([name, { kind, fields: inner }]) => [
      name,
      { kind, ...(inner && { fields: formattedFields(inner) }) },
    ]),
  );
}

function entitiesOf({ config, entities }: CheckedSite): Site['entities'] {
  const names = new Set(Object.values(config.sources).map(({ entity }) => entity));
  const formatted = [...names].map((name) => [name, formattedFields(entities[name]?.fields ?? {})] as const);
  return Object.fromEntries(formatted.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** The paths of the icons that a config names, of those that few name. */
function iconsIn(config: PublicConfig): Site['icons'] {
  const text = JSON.stringify(config);
  return Object.fromEntries(
    Object.entries(configIconPaths).filter(
      // The buttons that follow lists have it.
      ([name]) => text.includes(`"${name}"`) || (name === 'bell' && config.follow !== undefined),
    ),
  );
}

/** The text of each language that replaces a page that could not be rendered. */
function pageErrorsOf({ catalogues }: CheckedSite): Site['pageErrors'] {
  const texts = Object.entries(catalogues).map(
    ([code, messages]) => [code, messages['error.site'] ?? ''] as const,
  );
  return Object.fromEntries(texts);
}

/** The legal documents of a site in one language by name, without those that are too large to be parsed (B11.9.10). */
export function documentsIn(code: string, { documents }: CheckedSite): DocumentTexts {
  const parsed = Object.entries(documents).flatMap(([name, texts]) => {
    const blocks = parseLegalText(withConformance(texts[code] ?? '', code));
    return blocks ? [[name, blocks] as const] : [];
  });
  return Object.fromEntries(parsed);
}

/**
 * The site as pages get it in one language: public config, compiled messages, field kinds.
 * @param documents addresses of its legal documents by name
 */
export function siteIn(
  language: Language,
  checked: CheckedSite,
  config: PublicConfig,
  documents: Site['documents'],
): Site {
  const { code, locale } = language;
  const tracked = trackPath(checked.config);
  return {
    config,
    language,
    ...(textDirection(language) === 'rtl' && { isRightToLeft: true }),
    messages: compile(checked.catalogues[code] ?? {}, locale, checked.config),
    pageErrors: pageErrorsOf(checked),
    entities: entitiesOf(checked),
    icons: iconsIn(config),
    siteMapPath: siteMapPath(config),
    searchPath: searchPath(checked.config),
    documents,
    notices: formNotices(language, checked),
    ...(tracked !== null && { trackPath: tracked }),
  };
}
