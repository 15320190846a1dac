import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { CatalogueFiles } from '../../../src/check/messages/site-catalogues';
import type { Schemas } from '../../../src/check/shape/schemas';

/** Reads the engine's schemas, by their name in the folder. */
export async function readSchemas(folder: string): Promise<Schemas> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.schema.json'));
  const read = await Promise.all(
    names.map(
      async (name) =>
        [name.replaceAll('\\', '/'), parse(await readFile(join(folder, name), 'utf8'))] as const,
    ),
  );
  return Object.fromEntries(read);
}

/** Reads the engine's catalogues by language code; `nameOf` returns the file name that reports use. */
export async function readCatalogues(
  folder: string,
  nameOf: (path: string) => string,
): Promise<CatalogueFiles> {
  const names = await readdir(folder).catch(() => []);
  const catalogues = names.filter((name) => /^[A-Z]{2,3}\.json$/.test(name));
  const read = await Promise.all(
    catalogues.map(async (name) => {
      const path = join(folder, name);
      return [
        name.slice(0, -'.json'.length),
        { file: nameOf(path), text: await readFile(path, 'utf8') },
      ] as const;
    }),
  );
  return Object.fromEntries(read);
}
