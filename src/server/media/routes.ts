import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { mediaTypes } from '../../engine/picture/picture-name';
import { pathInFolder } from '../files/path-in-folder';
import { sendNotFound } from '../http/send-not-found';
import { documentHeaders } from './document-headers';
import type { PictureStore } from './picture-store';

const permanent = 'public, max-age=31536000, immutable';
/** For a larger file in place of a version that is not made yet. */
const temporary = 'public, max-age=60';

/** The content of a picture never changes under its name, so browsers keep it for ever. */
function sendPicture(reply: FastifyReply, path: string | null, cacheControl = permanent): FastifyReply {
  const type = mediaTypes[path?.split('.').at(-1) ?? ''];
  if (path === null || type === undefined) return sendNotFound(reply);
  return reply
    .header('cache-control', cacheControl)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(createReadStream(path));
}

function pictureRoutes(app: FastifyInstance, pictures: PictureStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) =>
    sendPicture(reply, await pictures.find(request.params.name)),
  );
  app.get<{ Params: { name: string } }>('/media/share/:name', async (request, reply) =>
    sendPicture(reply, await pictures.findShared(request.params.name)),
  );
  app.get<{ Params: { width: string; name: string } }>('/media/:width/:name', async (request, reply) => {
    const { width, name } = request.params;
    const version = await pictures.findVersion(width, name);
    return sendPicture(reply, version?.path ?? null, version?.isFinal === false ? temporary : permanent);
  });
}

/** Treats a symbolic link out of the folder as a document that does not exist. */
async function refuseLinksOut(app: FastifyInstance, root: string): Promise<void> {
  app.addHook<{ Params: { '*'?: string } }>('onRequest', async (request, reply) => {
    if ((await pathInFolder(root, request.params['*'] ?? '')) === null) {
      reply.callNotFound();
      return;
    }
    return undefined;
  });
}

async function documentRoutes(app: FastifyInstance, contentFolder: string): Promise<void> {
  const root = join(contentFolder, 'documents');
  // A site may have none; @fastify/static warns of a folder that does not exist.
  if (!existsSync(root)) return;
  await refuseLinksOut(app, root);
  await app.register(fastifyStatic, {
    root,
    prefix: '/documents/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1h',
    setHeaders: (reply, path) => {
      void reply.headers(documentHeaders(path));
    },
  });
}

/** Serves the pictures of the store at `/media/…` and the documents of the content folder at `/documents/…`. */
export function mediaRoutes(pictures: PictureStore, contentFolder: string): FastifyPluginAsync {
  return async (app) => {
    pictureRoutes(app, pictures);
    await app.register((documents) => documentRoutes(documents, contentFolder));
  };
}
