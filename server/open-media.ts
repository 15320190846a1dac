import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../src/model/site/checked-site';
import type { Environment } from './environment';
import { openMediaConverter, type MediaConverter } from './media/media-converter';
import { openPictureStore, type PictureStore } from './media/picture-store';
import type { Metrics } from './monitoring/metrics';
import { createPageFonts, type PageFonts } from './page/page-fonts';
import type { SharedDatabase } from './shared/shared-database';

interface MediaOptions {
  readonly environment: Pick<Environment, 'dataDir' | 'mediaQuota' | 'preparePages'>;
  readonly checked: CheckedSite;
  /** Folder of the engine's own font files; null where there is no build. */
  readonly clientFolder: string | null;
  /** By default one of the app's own. */
  readonly converter?: MediaConverter;
}

interface Media {
  readonly pictures: PictureStore;
  /** Null where pages are not prepared in the background. */
  readonly fonts: PageFonts | null;
}

/** Opens the pictures of a site and the fonts of its pages, which share processes; they end with the app. */
export async function openMedia(
  app: FastifyInstance,
  { environment, checked, clientFolder, converter = openMediaConverter() }: MediaOptions,
  { shared, metrics }: { readonly shared: SharedDatabase | null; readonly metrics: Metrics },
): Promise<Media> {
  const pictures = await openPictureStore({
    dataDir: environment.dataDir,
    quota: environment.mediaQuota,
    log: app.log,
    metrics,
    shared,
    prepare: environment.preparePages,
    converter,
  });
  app.addHook('onClose', async () => {
    pictures.close();
  });
  const fonts = environment.preparePages
    ? createPageFonts({ checked, clientFolder, converter, priority: 'soon' })
    : null;
  return { pictures, fonts };
}
