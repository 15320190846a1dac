import type { Kysely } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import type { NewPhoto } from '../submission';
import type { Database } from './database';
import type { SubmissionReference } from './store';

/** Runs queries in one transaction: with the embedded database, `run` is one. */
export function inTransaction<Result>(
  database: Kysely<Database>,
  type: SiteDatabase['type'],
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return type === 'sqlite' ? work(database) : database.transaction().execute(work);
}

/** Adds the photos of a new submission. */
export async function addPhotos(
  database: Kysely<Database>,
  { site, reference }: SubmissionReference,
  photos: readonly NewPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map(({ bytes }, index) => ({
    site,
    reference,
    number: index + 1,
    size: bytes.byteLength,
    bytes,
  }));
  await database.insertInto('submission_photos').values(rows).execute();
}

/** The bytes of a photo; null without one. */
export async function readPhoto(
  database: Kysely<Database>,
  { site, reference }: SubmissionReference,
  number: number,
): Promise<Buffer | null> {
  const row = await database
    .selectFrom('submission_photos')
    .select('bytes')
    .where((is) => is.and({ site, reference, number }))
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

/** Bytes of all photos of a site, those of deleted submissions that can be taken back included. */
export async function sizeOfPhotos(database: Kysely<Database>, site: string): Promise<number> {
  const query = database.selectFrom('submission_photos').where('site', '=', site);
  const row = await query
    .select(({ fn }) => fn.sum<number | string | null>('size').as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Deletes the photos of submissions that are deleted for good. */
export async function removePhotos(
  database: Kysely<Database>,
  site: string,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  const query = database.deleteFrom('submission_photos').where('site', '=', site);
  await query.where('reference', 'in', references).execute();
}
