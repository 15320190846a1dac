import { publicConfig, siteIn } from '../../src/server/site/public-site';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { resolveLanguage } from '../../src/engine/language/resolve-language';
import type { Site } from '../../src/engine/site/site';
import type { SiteConfig, Theme } from '../../src/engine/site-config.generated';
import EN from '../../src/site/i18n/catalogues/EN.json';
import GU from '../../src/site/i18n/catalogues/GU.json';
import HI from '../../src/site/i18n/catalogues/HI.json';
import ownEN from '../../content/messages/EN.json';
import ownGU from '../../content/messages/GU.json';
import ownHI from '../../content/messages/HI.json';
import legalTexts from '../generated/sample/legal.json';
import { sampleConfig } from './sample-config';
import { sampleEntity } from './sample-entity';
import { servedUrl } from './served-url';
import { documentAddresses } from './story-documents';

type Texts = Readonly<Record<string, string>>;

const legal: Texts = legalTexts;

const codes = sampleConfig.languages.list.map(({ code }) => code);

function inEveryLanguage(textIn: (code: string) => string | undefined): Texts {
  const texts = codes.map((code) => [code, textIn(code)] as const);
  return Object.fromEntries(texts.flatMap(([code, text]) => (text === undefined ? [] : [[code, text]])));
}

function catalogue(code: string, engine: Texts, own: Texts): Texts {
  const inConfig = Object.entries(sampleConfig.messages ?? {}).map(
    ([id, texts]) => [id, texts[code] ?? ''] as const,
  );
  return { ...engine, ...own, ...Object.fromEntries(inConfig) };
}

/** Lists that examples show, and the sample village does not have. */
const exampleSources = {
  advancementIndex: { entity: 'advancement-index', query: {} },
  payees: { entity: 'payee', query: {} },
  vacancies: { entity: 'vacancy', query: {}, validity: { from: 'validFrom', until: 'validUntil' } },
} satisfies SiteConfig['sources'];

const exampleConfig: SiteConfig = {
  ...sampleConfig,
  sources: { ...sampleConfig.sources, ...exampleSources },
  // The texts of its buttons; examples bring the lists.
  follow: { lists: [] },
};

const names = new Set(Object.values(exampleConfig.sources).map((source) => source.entity));

const checked: CheckedSite = {
  config: exampleConfig,
  folder: '',
  entities: Object.fromEntries([...names].map((name) => [name, sampleEntity(name)])),
  catalogues: {
    GU: catalogue('GU', GU, ownGU),
    HI: catalogue('HI', HI, ownHI),
    EN: catalogue('EN', EN, ownEN),
  },
  records: {},
  documentSizes: {},
  fontFiles: {},
  fileTimes: {},
  sourceUses: {},
  documents: Object.fromEntries(
    Object.entries(sampleConfig.documents ?? {}).map(([name, { file }]) => [
      name,
      inEveryLanguage((code) => legal[`${file.replace('legal/', '')}.${code}.md`]),
    ]),
  ),
};

const config = await publicConfig(exampleConfig, (file) =>
  Promise.resolve(servedUrl(file.replace('pictures/', '/sample-pictures/'))),
);
const sites = codes.map((code) =>
  siteIn(
    resolveLanguage(sampleConfig, { requested: code }),
    checked,
    config,
    documentAddresses(code, checked),
  ),
);

/** The site of the sample village in a language, as a page receives it; in English if the village lacks the language. */
export function sampleSite(code: string): Site {
  const siteOf = (one: string) => sites.find(({ language }) => language.code === one);
  const site = siteOf(code) ?? siteOf('EN');
  if (!site) throw new Error('The sample village has no English.');
  return site;
}

/** Changes the theme of a site. */
export function withTheme(site: Site, change: (theme: Theme) => Theme): Site {
  return { ...site, config: { ...site.config, theme: change(site.config.theme) } };
}
