import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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

/** Folders of content with the texts of a site, and those with its files. */
const texts = ['entities', 'legal', 'messages'];
const media = ['documents', 'pictures'];

/** Copies the pictures and documents that the copied files name: there are hundreds, and copying them takes longer than most tests. */
async function copyMedia({ folder, read }: SiteFolder, lists: readonly string[]): Promise<void> {
  const text = (await Promise.all(['site.config.json', ...lists].map(read))).join('\n');
  for (const name of media) {
    const files = await readdir(join(root, 'content', name), { recursive: true, withFileTypes: true });
    await mkdir(join(folder, 'content', name), { recursive: true });
    for (const file of files) {
      const path = join(relative(root, file.parentPath), file.name);
      if (file.isFile() && text.includes(file.name)) await cp(join(root, path), join(folder, path));
    }
  }
}

/** Copies the sample site; of its records and files only those of the council and of the lists named, so that few pictures are converted. */
export async function copySampleSite(...lists: readonly string[]): Promise<SiteFolder> {
  const files = openFolder(await temporaryFolder());
  const kept = ['councilDetail', ...lists].map((list) => `content/records/${list}.json`);
  await cp(join(root, 'site.config.json'), files.config);
  for (const name of texts)
    await cp(join(root, 'content', name), join(files.folder, 'content', name), { recursive: true });
  await mkdir(join(files.folder, 'content/records'));
  const names = await readdir(join(root, 'content/records'));
  await Promise.all(names.map((name) => files.write(`content/records/${name}`, '[]')));
  await Promise.all(kept.map((file) => cp(join(root, file), join(files.folder, file))));
  await copyMedia(files, kept);
  return files;
}

/** Copies the example in Hindi alone, which is read in a fraction of the time of the sample site. */
export async function copySmallSite(): Promise<SiteFolder> {
  const files = openFolder(await temporaryFolder());
  await cp(join(root, 'examples/nimkhedi'), files.folder, { recursive: true });
  await mkdir(join(files.folder, 'content/documents'));
  return files;
}
