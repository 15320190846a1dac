import type { FastifyPluginAsync } from 'fastify';
import { sendNotFound } from '../../http/send-not-found';
import type { SiteIcons } from './site-icons';

/** The icons of the manifest, kept for ever by browsers. */
export function iconRoutes(icons: SiteIcons): FastifyPluginAsync {
  return async (app) => {
    app.get('/icons/:name', async (request, reply) => {
      const icon = (await icons()).find(({ url }) => url === request.url);
      if (!icon) return sendNotFound(reply);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(icon.bytes);
    });
  };
}
