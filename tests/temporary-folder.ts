import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test's data; it is removed when the run ends (`temporary-files.ts`). */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'test-'));
}

/** The data folder of a site, whose pictures are those of all sites of the run: converting them takes longer than most tests. */
export async function temporaryDataFolder(): Promise<string> {
  const media = join(tmpdir(), 'shared-media');
  await mkdir(media, { recursive: true });
  const folder = await temporaryFolder();
  await symlink(media, join(folder, 'media'));
  return folder;
}
