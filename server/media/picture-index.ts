import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeFileAtomically } from '../files/write-file';

/** The picture file that each content file became, kept over restarts so that unchanged ones are not read again. */
export interface PictureIndex {
  /** @param key path, modification time and size of the content file */
  get(key: string): string | undefined;
  set(key: string, name: string): void;
  /** Settles when every entry is on disk. */
  saved(): Promise<void>;
}

const indexSchema = z.record(z.string(), z.string());

/** Without a readable index every content file is converted once more. */
async function read(path: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse(await readFile(path, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** Opens the index in a file; entries set at the same time are written together. */
export async function openPictureIndex(path: string): Promise<PictureIndex> {
  const names = await read(path);
  let saving = Promise.resolve();
  let waiting = false;
  const save = (): Promise<void> => {
    waiting = false;
    return writeFileAtomically(path, JSON.stringify(Object.fromEntries(names))).catch(() => undefined);
  };
  const set = (key: string, name: string): void => {
    names.set(key, name);
    if (waiting) return;
    waiting = true;
    saving = saving.then(save);
  };
  return { get: (key) => names.get(key), set, saved: () => saving };
}
