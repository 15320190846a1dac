import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoundedFolder, type BoundedFolderOptions, openBoundedFolder } from '../../files/bounded-folder';
import type { Log } from '../../log';
import type { ResponsePlace } from './response-store';
import { parseResponseText, responseText } from './response-text';

export interface ResponseFilesOptions {
  /** The files are in its folder `answers`. */
  readonly dataDir: string;
  readonly log: Log;
  /** Bytes that the files may take. */
  readonly quota?: number;
  readonly freeSpace?: BoundedFolderOptions['freeSpace'];
}

/** Bytes that stored answers may take. */
export const answersQuota = 128_000_000;

function placeIn(folder: BoundedFolder): ResponsePlace {
  return {
    read: async (name) => {
      const path = await folder.find(name);
      if (path === null) return null;
      const response = parseResponseText(await readFile(path, 'utf8').catch(() => ''));
      if (!response) await folder.remove(name);
      return response;
    },
    write: async (name, response) => folder.write(name, Buffer.from(responseText(response))),
    remove: (name) => folder.remove(name),
  };
}

/** Opens the files of answers; their folder need not exist and may be deleted at any time. */
export async function openResponseFiles({
  dataDir,
  log,
  quota = answersQuota,
  freeSpace,
}: ResponseFilesOptions): Promise<ResponsePlace> {
  const folder = await openBoundedFolder({
    path: join(dataDir, 'answers'),
    contents: 'answers of the council’s server',
    pattern: /^[0-9a-f]{40}\.json$/,
    quota,
    log,
    ...(freeSpace && { freeSpace }),
  });
  return placeIn(folder);
}
