import type { FastifyInstance } from 'fastify';
import type { SharedDatabase } from '../database/shared/shared-database';
import { openPictureStore, type PictureStore } from '../media/picture-store';
import type { Metrics } from '../monitoring/metrics';
import type { ServerOptions } from './server-options';

/** Opens the pictures of a site, which close with its server, unless they are those of another one. */
export async function openPictures(
  { environment, converter, pictures: given }: ServerOptions,
  shared: SharedDatabase | null,
  app: FastifyInstance,
  metrics: Metrics,
): Promise<PictureStore> {
  if (given) return given;
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
