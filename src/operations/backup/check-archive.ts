import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../server/command-line';
import { openDatabase } from '../../server/database/open-database';
import type { HandoverPlace } from '../handover/handover-place';
import { restoreHandover } from '../handover/restore-handover';
import { readTables, storeTables } from '../handover/site-tables';

/** Numbers of rows by table. */
type Counts = Readonly<Record<string, number>>;

async function countRows(place: HandoverPlace, sites: readonly string[]): Promise<Counts> {
  const driver = await openDatabase(place);
  try {
    const tables = await driver.run((database) => readTables(database, storeTables, sites));
    return Object.fromEntries([...tables].map(([name, rows]) => [name, rows.length]));
  } finally {
    await driver.close();
  }
}

/**
 * Restores an archive into a folder of its own, which compares the checksums of its files, and counts what visitors sent.
 * @param folder in which there is room for the restored site
 * @throws CommandError when it cannot be restored as it was
 */
export async function checkArchiveByRestoring(archive: string, folder: string): Promise<void> {
  const scratch = await mkdtemp(join(folder, '.check-'));
  try {
    const place = {
      config: join(scratch, 'site/site.config.json'),
      dataDir: join(scratch, 'data'),
      databaseUrl: undefined,
    };
    const { manifest } = await restoreHandover({ archive, place });
    const counts = await countRows(place, [manifest.site, ...manifest.earlier]);
    const lost = storeTables.filter((name) => (counts[name] ?? 0) !== (manifest.rows[name] ?? 0));
    if (lost.length > 0) throw new CommandError(`The restored ${lost.join(', ')} are not complete.`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
