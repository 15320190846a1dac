import { IntlMessageFormat } from 'intl-messageformat';
import { z } from 'zod';
import type { CheckedSite } from '../../src/config/checked-site';
import type { PublicConfig, Site, SiteMessages } from '../../src/config/site';
import type { Language, SiteConfig } from '../../src/config/site-config.generated';

/** Address that a browser can load of a picture that the config names, or null. */
export type PictureAddress = (file: string) => Promise<string | null>;

const isPictureFile = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('pictures/');

/** The same value with every picture file of the content folder replaced by its address. */
async function withPictures(value: unknown, addressOf: PictureAddress): Promise<unknown> {
  if (isPictureFile(value)) return (await addressOf(value)) ?? '';
  if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => withPictures(one, addressOf)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, one]) => [key, await withPictures(one, addressOf)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Only the pictures' addresses differ from the checked config, and they are strings as before. */
const sameShape = z.custom<PublicConfig>();

/** The part of the config that a browser may see: nothing about servers and folders (design, 5). */
export async function publicConfig(config: SiteConfig, addressOf: PictureAddress): Promise<PublicConfig> {
  const { $schema: _schema, api: _api, content: _content, messages: _messages, ...open } = config;
  return sameShape.parse(await withPictures(open, addressOf));
}

function compile(messages: Readonly<Record<string, string>>, locale: string): SiteMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, new IntlMessageFormat(text, locale).getAst()]),
  );
}

function entitiesOf({ config, entities }: CheckedSite): Site['entities'] {
  const names = new Set(Object.values(config.sources).map(({ entity }) => entity));
  return Object.fromEntries(
    [...names].flatMap((name) => (entities[name] ? [[name, entities[name].fields]] : [])),
  );
}

/** What pages get of a site in one language: public config, compiled messages, field kinds, documents. */
export function siteIn(language: Language, checked: CheckedSite, config: PublicConfig): Site {
  const { code, locale } = language;
  const documents = Object.entries(checked.documents).map(
    ([name, texts]) => [name, texts[code] ?? ''] as const,
  );
  return {
    config,
    language,
    messages: compile(checked.catalogues[code] ?? {}, locale),
    entities: entitiesOf(checked),
    documents: Object.fromEntries(documents),
  };
}
