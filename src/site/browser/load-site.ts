import type { Site, SiteFile } from '../../engine/site/site';
import type { InitialState } from '../../engine/page/initial-state';
import { isObject } from '../../engine/json/json';
import { fetchSiteFile } from './fetch-site-file';

/** Our own server makes it, immutable under its hash, so that only its shape is checked. */
const isSiteFile = (value: unknown): value is SiteFile => isObject(value) && 'config' in value;

const mapValues = <Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** Adds what the file leaves out. A syntax tree of one literal is what react-intl formats without a parser. */
const siteOf = ({ config, messages, ...site }: SiteFile): Site => ({
  ...site,
  config: {
    ...config,
    sources: mapValues(config.sources, (source) => ({ query: { lang: '$language' }, ...source })),
  },
  messages: mapValues(messages, (message) =>
    typeof message === 'string' ? [{ type: 0, value: message }] : message,
  ),
});

/** Loads the site file of a language. Rejects when that fails. */
export async function loadSite({ siteFiles }: InitialState, code: string): Promise<Site> {
  const url = siteFiles[code];
  if (url === undefined) throw new Error(`Unknown language “${code}”.`);
  const value = await fetchSiteFile(url);
  if (!isSiteFile(value)) throw new Error(`${url} is no site file.`);
  return siteOf(value);
}
