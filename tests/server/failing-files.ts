import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

/** Functions that write files. */
const { open, writeFile, copyFile, rename } = fs;

/**
 * Makes writing files fail, as on a full disk or in a folder that cannot be written, until the returned function is called or
 * the test ends.
 * @param isWanted whether writing to a path fails
 */
export function failWrites(code: string, isWanted: (path: string) => boolean): () => void {
  const check = (path: unknown) => {
    if (isWanted(String(path))) throw Object.assign(new Error(`${code}: writing ${String(path)}`), { code });
  };
  const restore = () => {
    Object.assign(fs, { open, writeFile, copyFile, rename });
    syncBuiltinESMExports();
  };
  Object.assign(fs, {
    open: async (...args: Parameters<typeof open>) => {
      if (args[1] !== undefined && args[1] !== 'r') check(args[0]);
      return open(...args);
    },
    writeFile: async (...args: Parameters<typeof writeFile>) => {
      check(args[0]);
      return writeFile(...args);
    },
    copyFile: async (...args: Parameters<typeof copyFile>) => {
      check(args[1]);
      return copyFile(...args);
    },
    rename: async (...args: Parameters<typeof rename>) => {
      check(args[1]);
      return rename(...args);
    },
  });
  syncBuiltinESMExports();
  onTestFinished(restore);
  return restore;
}
