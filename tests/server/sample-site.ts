import { join } from 'node:path';
import { openMediaConverter, type MediaConverter } from '../../src/server/media/media-converter';
import { createMetrics } from '../../src/server/monitoring/metrics';
import {
  openPictureStore,
  type PictureStore,
  type PictureStoreOptions,
} from '../../src/server/media/picture-store';
import { readSite } from '../../src/server/site/read-site';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { temporaryFolder } from '../temporary-folder';
import { memoryLog } from './serve';

const root = join(import.meta.dirname, '../..');

async function read(): Promise<CheckedSite> {
  const { site } = await readSite({ config: join(root, 'site.config.json'), engineFolder: root });
  if (!site) throw new Error('The sample site has errors.');
  return site;
}

let site: Promise<CheckedSite> | undefined;

/** The project's own site with its real content. */
export function sampleSite(): Promise<CheckedSite> {
  site ??= read();
  return site;
}

const converter = openMediaConverter({ timeLimit: 60_000 });

/** Shared by all stores and servers of a test file, since its processes start slowly; a store that closes leaves it open. */
export const sharedConverter: MediaConverter = {
  convert: (job, urgency) => converter.convert(job, urgency),
  readDocument: (job, urgency) => converter.readDocument(job, urgency),
  run: (job, schema, urgency) => converter.run(job, schema, urgency),
  close: async () => undefined,
};

/** A picture store in a folder of its own. */
export async function temporaryPictures(options: Partial<PictureStoreOptions> = {}): Promise<PictureStore> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  return openPictureStore({
    log: memoryLog(),
    quota: 1e9,
    metrics: createMetrics(),
    converter: sharedConverter,
    ...options,
    dataDir,
  });
}
