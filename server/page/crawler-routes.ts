import type { FastifyPluginAsync } from 'fastify';
import { languageTag } from '../../src/model/language/language-tag';
import type { SiteConfig } from '../../src/model/site-config.generated';
import { prefixedPath } from '../../src/model/page/page-url';
import { searchPath } from '../../src/templates/declarations';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Every page but the search in every language, with what it is called in the others. */
export function sitemapOf(config: SiteConfig): string {
  const { publicAddress, languages } = config;
  const unlisted = searchPath(config);
  const pages = config.pages.filter(({ path }) => path !== unlisted);
  const urls = pages.flatMap(({ path }) => {
    const links = languages.list.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${escape(publicAddress + prefixedPath(language.code, path))}"/>`,
    );
    return languages.list.map(
      ({ code }) =>
        `<url><loc>${escape(publicAddress + prefixedPath(code, path))}</loc>${links.join('')}</url>`,
    );
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('\n')}</urlset>\n`;
}

/** Keeps crawlers away from the data, and names the site map. */
export function robotsOf({ publicAddress }: SiteConfig): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicAddress}/sitemap.xml\n`;
}

/** `sitemap.xml` and `robots.txt`, made from the config. */
export function crawlerRoutes(config: SiteConfig): FastifyPluginAsync {
  return async (app) => {
    app.get('/sitemap.xml', async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemapOf(config)),
    );
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsOf(config)),
    );
  };
}
