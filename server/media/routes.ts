import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { mediaTypes, readPictureName } from './picture-name';
import type { PictureStore } from './picture-store';

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}

/** A picture never changes under its name, so it may be kept for ever. */
function sendPicture(reply: FastifyReply, name: string, path: string | null): FastifyReply {
  const type = mediaTypes[readPictureName(name)?.extension ?? ''];
  if (path === null || type === undefined) return notFound(reply);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(createReadStream(path));
}

function pictureRoutes(app: FastifyInstance, pictures: PictureStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    return sendPicture(reply, name, await pictures.find(name));
  });
  app.get<{ Params: { width: string; name: string } }>('/media/:width/:name', async (request, reply) => {
    const { width, name } = request.params;
    return sendPicture(reply, name, await pictures.findSmaller(width, name));
  });
}

/** What a browser may open in itself; anything else, a page with scripts above all, is only saved. */
const shownInline = /\.(pdf|png|jpe?g|webp|txt)$/i;

async function documentRoutes(app: FastifyInstance, contentFolder: string): Promise<void> {
  const root = join(contentFolder, 'documents');
  await app.register(fastifyStatic, {
    root,
    prefix: '/documents/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders: (reply, path) => {
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('content-disposition', shownInline.test(path) ? 'inline' : 'attachment');
    },
  });
}

/**
 * The pictures of the store at `/media/…` and the documents of the content folder at `/documents/…`; unknown names
 * are answered with 404.
 */
export function mediaRoutes(pictures: PictureStore, contentFolder: string): FastifyPluginAsync {
  return async (app) => {
    pictureRoutes(app, pictures);
    await documentRoutes(app, contentFolder);
  };
}
