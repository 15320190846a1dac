import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** When the files of records in a content folder were last changed, in ms since the epoch, by name. */
export async function readFileTimes(
  folder: string,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const records = names.filter((name) => name.startsWith('records/'));
  const read = await Promise.all(
    records.map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => null);
      return file?.isFile() ? [[name, file.mtimeMs] as const] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}
