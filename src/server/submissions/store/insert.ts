import type { Kysely } from 'kysely';
import { defaultPrefix } from '../../../engine/form/default-prefix';
import { createReference } from '../reference';
import type { NewSubmission, Submission, SubmissionKey } from '../submission';
import { type Database, newRow, readRow } from './database';

/** Inserts a submission under a new reference number, or finds the one with its key. */
export async function insertOrFind(
  database: Kysely<Database>,
  submission: NewSubmission,
): Promise<{ isNew: boolean; submission: Submission }> {
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
  if (inserted) return { isNew: true, submission: readRow(inserted) };
  const known = await findByKey(database, submission);
  // Neither inserted nor known: another submission has this reference number, so try another number.
  return known ? { isNew: false, submission: known } : insertOrFind(database, submission);
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
