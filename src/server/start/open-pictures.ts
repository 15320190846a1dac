import type { FastifyInstance } from 'fastify';
import type { SharedDatabase } from '../database/shared/shared-database';
import { openPictureStore, type PictureStore } from '../media/picture-store';
import type { Metrics } from '../monitoring/metrics';
import type { ServerOptions } from './server-options';

/** Opens the pictures of a site, which close with its server. */
export async function openPictures(
  { environment, converter }: ServerOptions,
  shared: SharedDatabase | null,
  app: FastifyInstance,
  metrics: Metrics,
): Promise<PictureStore> {
  const pictures = await openPictureStore({
    dataDir: environment.dataDir,
    quota: environment.mediaQuota,
    log: app.log,
    metrics,
    shared,
    ...(converter && { converter }),
  });
  app.addHook('onClose', () => pictures.close());
  return pictures;
}
