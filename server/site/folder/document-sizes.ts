import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sizes in bytes of the documents in a content folder, by name; those that cannot be read are left out. */
export async function readDocumentSizes(
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const documents = names.filter((name) => name.startsWith('documents/'));
  const read = await Promise.all(
    documents.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ? [[name, file.size] as const] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}
