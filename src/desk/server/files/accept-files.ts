import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DeskRefusal } from '../desk-request';

/** Makes the routes of `app` accept any media type: the kind of a file is found from its bytes. */
export function acceptFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler<FastifyError>((error) => {
    throw error.statusCode === 413 ? new DeskRefusal('file-large') : error;
  });
}

/** The file that a request sends. @throws DeskRefusal for an empty one */
export function bytesOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.byteLength === 0) throw new DeskRefusal('file-empty');
  return body;
}
