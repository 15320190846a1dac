import { publicConfig, siteIn } from '../../server/site/public-site';
import { fieldsOf } from '../../src/config/check/content/entities';
import { at } from '../../src/config/check/document/json';
import type { CheckedSite, Entity } from '../../src/config/checked-site';
import { languageOf, type Site } from '../../src/config/site';
import type { Theme } from '../../src/config/site-config.generated';
import EN from '../../src/i18n/catalogues/EN.json';
import GU from '../../src/i18n/catalogues/GU.json';
import HI from '../../src/i18n/catalogues/HI.json';
import { sampleAddress } from './sample-address';
import { sampleConfig, schemas } from './sample-config';

type Texts = Readonly<Record<string, string>>;

const legal = import.meta.glob<string>('../../content/legal/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const codes = sampleConfig.languages.list.map(({ code }) => code);

function inEveryLanguage(textIn: (code: string) => string | undefined): Texts {
  const texts = codes.map((code) => [code, textIn(code)] as const);
  return Object.fromEntries(texts.flatMap(([code, text]) => (text === undefined ? [] : [[code, text]])));
}

function catalogue(code: string, engine: Texts): Texts {
  const own = Object.entries(sampleConfig.messages ?? {}).map(
    ([id, texts]) => [id, texts[code] ?? ''] as const,
  );
  return { ...engine, ...Object.fromEntries(own) };
}

function entity(name: string): Entity {
  const properties = at(schemas[`entities/${name}.schema.json`], 'properties');
  return {
    name,
    schema: { title: name, properties: {} },
    fields: fieldsOf({ properties: properties ?? {} }),
  };
}

const names = new Set(Object.values(sampleConfig.sources).map((source) => source.entity));

const checked: CheckedSite = {
  config: sampleConfig,
  folder: '',
  entities: Object.fromEntries([...names].map((name) => [name, entity(name)])),
  catalogues: { GU: catalogue('GU', GU), HI: catalogue('HI', HI), EN: catalogue('EN', EN) },
  records: {},
  documents: Object.fromEntries(
    Object.entries(sampleConfig.documents ?? {}).map(([name, { file }]) => [
      name,
      inEveryLanguage((code) => legal[`../../content/${file}.${code}.md`]),
    ]),
  ),
};

const config = await publicConfig(sampleConfig, (file) =>
  Promise.resolve(sampleAddress(file.replace('pictures/', '/sample-pictures/'))),
);
const sites = codes.map((code) => siteIn(languageOf(sampleConfig, code), checked, config));

/** The sample village's site in a language, as a page gets it. */
export function sampleSite(code: string): Site {
  const site = sites.find(({ language }) => language.code === code);
  if (!site) throw new Error(`The sample village does not speak ${code}.`);
  return site;
}

/** The same site in other clothes. */
export function dressed(site: Site, dress: (theme: Theme) => Theme): Site {
  return { ...site, config: { ...site.config, theme: dress(site.config.theme) } };
}
