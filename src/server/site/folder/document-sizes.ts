import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEach } from './read-each';

/** Sizes in bytes of the documents in a content folder, by name; those that cannot be read are left out. */
export async function readDocumentSizes(
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const documents = names.filter((name) => name.startsWith('documents/'));
  const sizes = await readEach(documents, async (name) => {
    const file = await stat(join(folder, name));
    return file.isFile() ? file.size : null;
  });
  return Object.fromEntries(sizes);
}
