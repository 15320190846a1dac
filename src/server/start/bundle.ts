import { fileURLToPath } from 'node:url';
import { readAssets, readWorkerBundle, type Assets, type WorkerBundle } from '../page/assets';

/** Output of the build, and the folder of the engine. */
export interface Bundle {
  /** Folder with the engine's schemas and messages. */
  readonly engineFolder: string;
  /** Folder of the browser bundle. */
  readonly clientFolder: string;
  readonly assets: Assets;
  readonly workerBundle: WorkerBundle;
}

/**
 * Reads the build. Rejects when a file of it is missing.
 * @param folder of the built server, `dist/server/`
 */
export async function readBundle(folder: URL): Promise<Bundle> {
  const client = fileURLToPath(new URL('../client', folder));
  return {
    engineFolder: fileURLToPath(new URL('../..', folder)),
    clientFolder: `${client}/assets`,
    assets: await readAssets(client),
    workerBundle: await readWorkerBundle(client),
  };
}
