import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Environment } from '../environment';
import { proxyWarning } from './proxy-warning';

/**
 * Adds what applies to every response; the order matters, since ETags are computed before compression. Bodies of
 * requests are never compressed.
 */
export async function addHttpLayer(
  app: FastifyInstance,
  environment: Pick<Environment, 'trustProxy'>,
): Promise<void> {
  if (environment.trustProxy === undefined) app.addHook('onRequest', proxyWarning(app.log));
  await app.register(fastifyCookie);
  await app.register(fastifyEtag, { weak: true });
  await app.register(fastifyCompress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
