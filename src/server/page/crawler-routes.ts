import type { FastifyPluginAsync } from 'fastify';
import type { SiteConfig } from '../../engine/site-config.generated';
import { sitemapPath } from './sitemap';

/** Keeps crawlers away from the data, and names the sitemap. */
export function robotsOf({ publicAddress }: SiteConfig): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicAddress}${sitemapPath}\n`;
}

/** `robots.txt`, made from the config. */
export function crawlerRoutes(config: SiteConfig): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsOf(config)),
    );
  };
}
