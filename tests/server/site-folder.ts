import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');

/** A copy of the sample site whose files a test may change. */
export interface SiteFolder {
  readonly folder: string;
  /** Path of the config. */
  readonly config: string;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Writes a file as many editors do: a new one takes the place of the old one, which is one change. */
  readonly replace: (file: string, text: string) => Promise<void>;
}

/** Copies the sample site; of its records only those of the council, so that no pictures are converted. */
export async function copySampleSite(): Promise<SiteFolder> {
  const folder = await temporaryFolder();
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  const config = join(folder, 'site.config.json');
  await cp(join(root, 'site.config.json'), config);
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const records = await readdir(join(folder, 'content/records'));
  const emptied = records.filter((name) => name !== 'councilDetail.json');
  await Promise.all(emptied.map((name) => write(`content/records/${name}`, '[]')));
  return {
    folder,
    config,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write,
    replace: async (file, text) => {
      await write('new', text);
      await rename(join(folder, 'new'), join(folder, file));
    },
  };
}
