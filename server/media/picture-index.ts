import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from './write-file';

/** Remembers over restarts which picture a content file became, so that it is read again only when it changed. */
export interface PictureIndex {
  /** @param key path, time of the last change and size of the content file */
  get(key: string): string | undefined;
  set(key: string, name: string): void;
  /** Settles when all that was set is on disk. */
  saved(): Promise<void>;
}

const shape = z.record(z.string(), z.string());

/** An unreadable index costs time only. */
async function read(path: string): Promise<Map<string, string>> {
  try {
    const parsed = shape.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return new Map(Object.entries(parsed.data ?? {}));
  } catch {
    return new Map();
  }
}

/** Opens the index in a file; what is set at the same time is written together. */
export async function openPictureIndex(path: string): Promise<PictureIndex> {
  const names = await read(path);
  let saving = Promise.resolve();
  let waiting = false;
  const save = (): Promise<void> => {
    waiting = false;
    return writeWhole(path, JSON.stringify(Object.fromEntries(names))).catch(() => undefined);
  };
  const set = (key: string, name: string): void => {
    names.set(key, name);
    if (waiting) return;
    waiting = true;
    saving = saving.then(save);
  };
  return { get: (key) => names.get(key), set, saved: () => saving };
}
