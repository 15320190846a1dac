import type { FastifyPluginAsync } from 'fastify';
import type { CheckedSite } from '../../engine/site/checked-site';
import { sendNotFound } from '../http/send-not-found';

/** The URLs of a site's font files, by their name in the content folder. */
export function fontUrls({ fontFiles }: Pick<CheckedSite, 'fontFiles'>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fontFiles).map(([name, { url }]) => [name, url]));
}

/** `/site/fonts/<hash>-<name>.woff2`, from memory and kept for ever by browsers; an unknown name is 404. */
export function fontRoutes({ fontFiles }: Pick<CheckedSite, 'fontFiles'>): FastifyPluginAsync {
  const contents = new Map(
    Object.values(fontFiles).map(({ url, content }) => [url, Buffer.from(content)] as const),
  );
  return async (app) => {
    app.get('/site/fonts/*', async ({ url }, reply) => {
      const content = contents.get(url);
      if (!content) return sendNotFound(reply);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('font/woff2')
        .send(content);
    });
  };
}
