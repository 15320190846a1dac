import type { Kysely } from 'kysely';
import { type Database, storedRow } from './database';
import { removePhotos } from './photo-rows';

/** Keeps what the retention period deletes, since a clock may be wrong. */
export async function keepDeleted(
  database: Kysely<Database>,
  rows: readonly Database['submissions'][],
): Promise<void> {
  const deleted_at = new Date().toISOString();
  for (const row of rows) {
    const { site, reference } = row;
    const content = { row: JSON.stringify(row), deleted_at };
    await database
      .insertInto('deleted_submissions')
      .values({ site, reference, ...content })
      .onConflict((conflict) => conflict.columns(['site', 'reference']).doUpdateSet(content))
      .execute();
  }
}

/** Puts back what the retention period has deleted of a site; resolves with the number. */
export async function takeBack(database: Kysely<Database>, site: string): Promise<number> {
  const query = database.deleteFrom('deleted_submissions').where('site', '=', site);
  const kept = await query.returning('row').execute();
  for (const { row } of kept) {
    await database
      .insertInto('submissions')
      .values(storedRow.parse(JSON.parse(row)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return kept.length;
}

/** Deletes for good, with their photos, what the retention period deleted before a time; resolves with the number. */
export async function forgetDeleted(
  database: Kysely<Database>,
  site: string,
  deletedBefore: string,
): Promise<number> {
  const query = database.deleteFrom('deleted_submissions').where('site', '=', site);
  const rows = await query.where('deleted_at', '<', deletedBefore).returning('reference').execute();
  const references = rows.map(({ reference }) => reference);
  for (let start = 0; start < references.length; start += referencesAtOnce)
    await removePhotos(database, site, references.slice(start, start + referencesAtOnce));
  return rows.length;
}

/** Databases limit the parameters of a statement. */
const referencesAtOnce = 500;
