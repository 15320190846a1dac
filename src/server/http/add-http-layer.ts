import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import type { FastifyInstance, FastifyBaseLogger, onRequestHookHandler } from 'fastify';
import { constants } from 'node:zlib';
import type { Environment } from '../environment';

/** Returns a hook that logs one warning when a proxy forwards requests, for an app that trusts none: visitors then share one rate limit. */
function proxyWarning(log: Pick<FastifyBaseLogger, 'warn'>): onRequestHookHandler {
  let warned = false;
  return ({ headers }, _reply, done) => {
    if (!warned && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        'Requests come through a proxy but TRUST_PROXY is not set: all visitors share one rate limit.',
      );
    }
    done();
  };
}

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
