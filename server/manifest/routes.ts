import type { FastifyPluginAsync } from 'fastify';
import type { SiteIcons } from './site-icons';

/** The icons of the manifest, kept for ever by browsers. */
export function iconRoutes(icons: SiteIcons): FastifyPluginAsync {
  return async (app) => {
    app.get('/icons/:name', async (request, reply) => {
      const icon = (await icons()).find(({ url }) => url === request.url);
      if (!icon)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(icon.bytes);
    });
  };
}
