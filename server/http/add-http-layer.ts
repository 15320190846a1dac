import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { SiteConfig } from '../../src/model/site-config.generated';
import type { Environment } from '../environment';
import { proxyWarning } from './proxy-warning';
import { addSecurityHeaders } from './security-headers';

/** Adds what applies to every response; the order matters, since ETags are computed before compression. */
export async function addHttpLayer(
  app: FastifyInstance,
  { publicAddress }: Pick<SiteConfig, 'publicAddress'>,
  environment: Pick<Environment, 'trustProxy'>,
): Promise<void> {
  await addSecurityHeaders(app, publicAddress);
  app.addHook('onRequest', proxyWarning(app.log, environment));
  await app.register(fastifyCookie);
  await app.register(fastifyEtag, { weak: true });
  await app.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
