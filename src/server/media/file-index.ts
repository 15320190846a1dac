import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { boundedMap } from '../jobs/bounded-map';
import { writeFileAtomically } from '../files/write-file';

/** The result for each content file, kept over restarts so that unchanged files are not read again. */
export interface FileIndex<Value> {
  /** @param key path, modification time and size of the content file */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Settles when every entry is on disk. */
  saved(): Promise<void>;
}

/** Each version of a content file has an entry of its own, so that those of earlier versions would add up. */
const mostEntries = 20_000;

/** Without a readable index every content file is read once more. */
async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<[string, Value][]> {
  try {
    const entries = z.record(z.string(), schema).parse(JSON.parse(await readFile(path, 'utf8')));
    return Object.entries(entries);
  } catch {
    return [];
  }
}

/**
 * Opens the index in a file; entries set at the same time are written together. Those that were not used for longest are
 * forgotten.
 */
export async function openFileIndex<Value>(
  path: string,
  schema: z.ZodType<Value>,
  most = mostEntries,
): Promise<FileIndex<Value>> {
  const entries = boundedMap<{ readonly value: Value }>(most);
  for (const [key, value] of await read(path, schema)) entries.set(key, { value });
  let saving = Promise.resolve();
  let waiting = false;
  const save = (): Promise<void> => {
    waiting = false;
    // The last one was used last, so that the order is kept over restarts.
    const values: Record<string, Value> = {};
    entries.rforEach(({ value }, key) => {
      values[key] = value;
    });
    return writeFileAtomically(path, JSON.stringify(values)).catch(() => undefined);
  };
  const set = (key: string, value: Value): void => {
    entries.set(key, { value });
    if (waiting) return;
    waiting = true;
    saving = saving.then(save);
  };
  return { get: (key) => entries.get(key)?.value, set, saved: () => saving };
}
