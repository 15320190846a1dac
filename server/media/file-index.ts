import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeFileAtomically } from '../files/write-file';

/** What each content file became, kept over restarts so that unchanged ones are not read again. */
export interface FileIndex<Value> {
  /** @param key path, modification time and size of the content file */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Settles when every entry is on disk. */
  saved(): Promise<void>;
}

/** Without a readable index every content file is read once more. */
async function read<Value>(path: string, schema: z.ZodType<Value>): Promise<Map<string, Value>> {
  try {
    const entries = z.record(z.string(), schema).parse(JSON.parse(await readFile(path, 'utf8')));
    return new Map(Object.entries(entries));
  } catch {
    return new Map();
  }
}

/** Opens the index in a file; entries set at the same time are written together. */
export async function openFileIndex<Value>(
  path: string,
  schema: z.ZodType<Value>,
): Promise<FileIndex<Value>> {
  const values = await read(path, schema);
  let saving = Promise.resolve();
  let waiting = false;
  const save = (): Promise<void> => {
    waiting = false;
    return writeFileAtomically(path, JSON.stringify(Object.fromEntries(values))).catch(() => undefined);
  };
  const set = (key: string, value: Value): void => {
    values.set(key, value);
    if (waiting) return;
    waiting = true;
    saving = saving.then(save);
  };
  return { get: (key) => values.get(key), set, saved: () => saving };
}
