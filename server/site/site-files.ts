import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { CheckedSite } from '../../src/config/checked-site';
import type { Site } from '../../src/config/site';
import { publicConfig, siteIn, type PictureAddress } from './public-site';

/** A site in all its languages, each as a value for rendering and as an immutable file for the browser. */
export interface SiteFiles {
  /** Language code → site. */
  readonly sites: Readonly<Record<string, Site>>;
  /** Language code → address of the file. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Address → JSON text. */
  readonly texts: ReadonlyMap<string, string>;
}

function addressOf(text: string, code: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `/site/${hash}-${code.toLowerCase()}.json`;
}

/** Makes the site files of a checked site. */
export async function makeSiteFiles(checked: CheckedSite, pictures: PictureAddress): Promise<SiteFiles> {
  const config = await publicConfig(checked.config, pictures);
  const made = config.languages.list.map((language) => {
    const site = siteIn(language, checked, config);
    const text = JSON.stringify(site);
    return { code: language.code, site, text, address: addressOf(text, language.code) };
  });
  return {
    sites: Object.fromEntries(made.map(({ code, site }) => [code, site])),
    addresses: Object.fromEntries(made.map(({ code, address }) => [code, address])),
    texts: new Map(made.map(({ address, text }) => [address, text])),
  };
}

/** `/site/<hash>-<language>.json`, kept for ever by browsers; an unknown name is 404. */
export function siteFileRoutes({ texts }: SiteFiles): FastifyPluginAsync {
  return async (app) => {
    app.get('/site/*', async (request, reply) => {
      const text = texts.get(request.url);
      if (text === undefined) return reply.code(404).type('text/plain').send('Not found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(text);
    });
  };
}
