import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** The files of a site in a folder of its own. */
export function openFolder(folder: string): SiteFolder {
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  return {
    folder,
    config: join(folder, 'site.config.json'),
    read: (file) => readFile(join(folder, file), 'utf8'),
    write,
    replace: async (file, text) => {
      await write('new', text);
      await rename(join(folder, 'new'), join(folder, file));
    },
  };
}

/** Copies the sample site; of its records only those of the council, so that no pictures are converted. */
export async function copySampleSite(): Promise<SiteFolder> {
  const files = openFolder(await temporaryFolder());
  await cp(join(root, 'site.config.json'), files.config);
  await cp(join(root, 'content'), join(files.folder, 'content'), { recursive: true });
  const records = await readdir(join(files.folder, 'content/records'));
  const emptied = records.filter((name) => name !== 'councilDetail.json');
  await Promise.all(emptied.map((name) => files.write(`content/records/${name}`, '[]')));
  return files;
}

/** Copies the example in Hindi alone, which is read in a fraction of the time of the sample site. */
export async function copySmallSite(): Promise<SiteFolder> {
  const files = openFolder(await temporaryFolder());
  await cp(join(root, 'examples/nimkhedi'), files.folder, { recursive: true });
  await mkdir(join(files.folder, 'content/documents'));
  return files;
}
