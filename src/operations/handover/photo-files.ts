import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../server/command-line';
import { hasDatabase, openDatabase } from '../../server/database/open-database';
import type { SiteDatabase } from '../../server/database/site-database';
import type { StoreTables } from '../../server/submissions/store/database';
import type { HandoverPlace } from './handover-place';

const fileName = /^([A-Z]{1,4}-[\dA-Z]{4}-[\dA-Z]{4})-(\d{1,2})\.jpg$/;

/** Whether a path in the folder of photos is one of a photo: the host of its site, then its file. */
export function isPhotoFile(path: string): boolean {
  const [site = '', file = '', ...others] = path.split('/');
  return others.length === 0 && /^[\w.%-]+$/.test(site) && fileName.test(file);
}

/** Writes the photos of submissions to some sites as files, one after the other. */
export async function writePhotos(place: HandoverPlace, sites: readonly string[], to: string): Promise<void> {
  if (!hasDatabase(place)) return;
  const driver = await openDatabase(place);
  const tables = driver.db.withTables<StoreTables>();
  try {
    const query = tables
      .selectFrom('submissions')
      .innerJoin('submission_photos', (on) =>
        on
          .onRef('submission_photos.site', '=', 'submissions.site')
          .onRef('submission_photos.reference', '=', 'submissions.reference'),
      )
      .select(['submissions.site', 'submissions.reference', 'number'])
      .where('submissions.site', 'in', sites);
    for (const { site, reference, number } of await query.execute()) {
      const { bytes } = await tables
        .selectFrom('submission_photos')
        .select('bytes')
        .where((is) => is.and({ site, reference, number }))
        .executeTakeFirstOrThrow();
      const folder = join(to, encodeURIComponent(site));
      await mkdir(folder, { recursive: true });
      // The embedded database gives an ArrayBuffer.
      await writeFile(join(folder, `${reference}-${number}.jpg`), Buffer.from(bytes));
    }
  } finally {
    await driver.close();
  }
}

/** Places the photos of an archive beside their submissions. @throws CommandError for one that belongs to none */
export async function placePhotos(driver: SiteDatabase, from: string): Promise<void> {
  for (const folder of await readdir(from).catch(() => [])) {
    const site = decodeURIComponent(folder);
    for (const file of await readdir(join(from, folder))) {
      const [, reference = '', number = ''] = fileName.exec(file) ?? [];
      const bytes = await readFile(join(from, folder, file));
      await driver.run(async (database) => {
        const tables = database.withTables<StoreTables>();
        const submission = await tables
          .selectFrom('submissions')
          .select('reference')
          .where((is) => is.and({ site, reference }))
          .executeTakeFirst();
        if (!submission)
          throw new CommandError(`The archive is refused: no submission has the photo ${file}.`);
        const row = { site, reference, number: Number(number), size: bytes.byteLength, bytes };
        await tables.insertInto('submission_photos').values(row).execute();
      });
    }
  }
}
