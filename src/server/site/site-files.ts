import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isObject } from '../../engine/json/json';
import type { Block, DocumentTexts } from '../../engine/document/document';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { PublicConfig, Site, SiteFile } from '../../engine/site/site';
import type { StaticExport } from '../../engine/site/static-export';
import type { Section } from '../../engine/site-config.generated';
import { documentsOfSection } from '../../templates/declarations';
import { contentHash } from '../files/content-hash';
import { bestQuality, prepareResponse, sendPrepared, type PreparedResponse } from '../http/prepared-response';
import { securityHeaders } from '../http/security-headers';
import { sendNotFound } from '../http/send-not-found';
import { documentsIn, publicConfig, siteIn, type PictureAddress } from './public-site';

/** A site in all its languages, each as a value for rendering and as an immutable file for the browser. */
export interface PublicSiteFiles {
  /** Language code → site. */
  readonly sites: Readonly<Record<string, Site>>;
  /** Language code → address of the file. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Address → text of the legal documents in all languages, each an immutable file of its own. */
  readonly documents: DocumentTexts;
  /** Address → JSON text. */
  readonly texts: ReadonlyMap<string, string>;
}

function addressOf(text: string, name: string): string {
  const hash = contentHash(text);
  return `/site/${hash}-${name.toLowerCase()}.json`;
}

interface DocumentFile {
  readonly name: string;
  readonly address: string;
  readonly blocks: readonly Block[];
  readonly text: string;
}

function documentFiles(code: string, checked: CheckedSite): readonly DocumentFile[] {
  return Object.entries(documentsIn(code, checked)).map(([name, blocks]) => {
    const text = JSON.stringify(blocks);
    return { name, address: addressOf(text, code), blocks, text };
  });
}

/** Differences between servers and exports of a site. */
export interface SiteOptions {
  /** Given for a static export. */
  readonly staticExport?: StaticExport;
  /** Whether browsers register the service worker. */
  readonly hasWorker?: boolean;
  /** Whether browsers report visits. */
  readonly countsVisits?: boolean;
}

/** The config without colours: browsers have them in the CSS of the page. */
function withoutColours({ theme, ...config }: PublicConfig): PublicConfig {
  const { colours: _colours, ...others } = theme;
  return { ...config, theme: others };
}

/** The site as its file has it. */
function siteFile({ config, messages, ...site }: Site): SiteFile {
  const sources = Object.entries(config.sources).map(([name, { query, ...source }]) => {
    const isUsual = Object.keys(query).length === 1 && query.lang === '$language';
    return [name, { ...source, ...(!isUsual && { query }) }] as const;
  });
  const texts = Object.entries(messages).map(([id, message]) => {
    const tree: unknown = message;
    const only: unknown = Array.isArray(tree) && tree.length === 1 ? tree[0] : null;
    const isText = isObject(only) && only.type === 0 && typeof only.value === 'string';
    return [id, isText ? only.value : message] as const;
  });
  return {
    ...site,
    config: { ...withoutColours(config), sources: Object.fromEntries(sources) },
    messages: Object.fromEntries(texts),
  };
}

/** Makes the site files of a checked site. */
export async function makeSiteFiles(
  checked: CheckedSite,
  pictures: PictureAddress,
  { staticExport, hasWorker = false, countsVisits = false }: SiteOptions = {},
): Promise<PublicSiteFiles> {
  const config = await publicConfig(checked.config, pictures);
  const made = config.languages.list.map((language) => {
    const documents = documentFiles(language.code, checked);
    const addresses = Object.fromEntries(documents.map(({ name, address }) => [name, address]));
    const site = {
      ...siteIn(language, checked, config, addresses),
      ...(staticExport && { staticExport }),
      ...(hasWorker && { hasWorker }),
      ...(countsVisits && { countsVisits }),
    };
    const text = JSON.stringify(siteFile(site));
    return { code: language.code, site, text, address: addressOf(text, language.code), documents };
  });
  const documents = made.flatMap((one) => one.documents);
  return {
    sites: Object.fromEntries(made.map(({ code, site }) => [code, site])),
    addresses: Object.fromEntries(made.map(({ code, address }) => [code, address])),
    documents: Object.fromEntries(documents.map(({ address, blocks }) => [address, blocks])),
    texts: new Map([...made, ...documents].map(({ address, text }) => [address, text])),
  };
}

/** The legal documents that sections of a site show; those of other pages are not part of the HTML. */
export function documentsOf(
  { documents }: PublicSiteFiles,
  site: Site,
  sections: readonly Section[],
): DocumentTexts | undefined {
  const shown = sections.flatMap(documentsOfSection).flatMap((name) => {
    const address = site.documents[name];
    const blocks = address === undefined ? undefined : documents[address];
    return address === undefined || blocks === undefined ? [] : [[address, blocks] as const];
  });
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** Address → text of the site files of a site and of its earlier versions, which open pages may still request. */
export type KeptSiteFiles = LRUCache<string, string>;

/** Creates an empty store of the 400 newest and most requested site files, about 8 MB. */
export function createKeptSiteFiles(): KeptSiteFiles {
  return new LRUCache({ max: 400 });
}

/**
 * `/site/<hash>-<language>.json`, kept for ever by browsers; an unknown name is 404.
 * @param kept earlier files, which are answered too; the site's own are added
 */
export function siteFileRoutes(
  { texts: own }: PublicSiteFiles,
  kept: KeptSiteFiles,
  publicAddress: string,
): FastifyPluginAsync {
  for (const [address, text] of own) kept.set(address, text);
  const headers = {
    ...securityHeaders(publicAddress),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  };
  const responses = new LRUCache<string, PreparedResponse, string>({
    max: kept.max,
    fetchMethod: (_address, _old, { context: text }) =>
      prepareResponse({ text, headers, quality: bestQuality }),
  });
  return async (app) => {
    app.get('/site/*', async (request, reply) => {
      const context = kept.get(request.url);
      if (context === undefined) return sendNotFound(reply);
      return sendPrepared(reply, await responses.forceFetch(request.url, { context }));
    });
  };
}
