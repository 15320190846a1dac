import type { Kysely } from 'kysely';
import { defaultPrefix } from '../../../engine/form/default-prefix';
import { createReference } from '../reference';
import type { SiteDatabase } from '../../database/site-database';
import { addPhotos, inTransaction } from './photo-rows';
import type { NewSubmission, Submission, SubmissionKey } from '../submission';
import { type Database, newRow, readRow } from './database';

/** Inserts a submission with its photos under a new reference number, or finds the one with its key. */
export async function insertOrFind(
  database: Kysely<Database>,
  type: SiteDatabase['type'],
  submission: NewSubmission,
): Promise<{ isNew: boolean; submission: Submission }> {
  const { photos = [] } = submission;
  const inserted = await (photos.length === 0
    ? insertRow(database, submission)
    : inTransaction(database, type, async (transaction) => {
        const row = await insertRow(transaction, submission);
        if (row) await addPhotos(transaction, row, photos);
        return row;
      }));
  if (inserted) return { isNew: true, submission: inserted };
  const known = await findByKey(database, submission);
  // Neither inserted nor known: another submission has this reference number, so try another number.
  return known ? { isNew: false, submission: known } : insertOrFind(database, type, submission);
}

/** The inserted submission; undefined when there is one with its key or its number. */
async function insertRow(
  database: Kysely<Database>,
  submission: NewSubmission,
): Promise<Submission | undefined> {
  const { referencePrefix } = submission;
  const inserted = await database
    .insertInto('submissions')
    .values(
      newRow(
        submission,
        createReference(referencePrefix ?? defaultPrefix(submission.form)),
        new Date().toISOString(),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted && readRow(inserted);
}

/** The submission with a key. */
export async function findByKey(
  database: Kysely<Database>,
  { site, form, key }: SubmissionKey,
): Promise<Submission | undefined> {
  const query = database.selectFrom('submissions').selectAll();
  const row = await query.where((is) => is.and({ site, form, idempotency_key: key })).executeTakeFirst();
  return row && readRow(row);
}
