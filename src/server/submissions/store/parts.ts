import type { Kysely } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import type { Submission, SubmissionState } from '../submission';
import { type Database, readRow } from './database';
import { keepDeleted } from './deleted-rows';
import { removeMessages } from './gateway-messages';
import { removePhotos } from './photo-rows';
import type { Removal, SubmissionFilter, SubmissionOrder } from './store';
import { filtered } from './submission-filter';

/** Submissions that one query reads or deletes. */
export const partLength = 500;

const settledStates: readonly SubmissionState[] = ['sent', 'rejected', 'done'];

interface PartOptions {
  /** The last submission of the part before; undefined for the first part. */
  readonly after: Submission | undefined;
  readonly order: SubmissionOrder;
}

/** A part of what a filter selects. */
export async function partAfter(
  database: Kysely<Database>,
  type: SiteDatabase['type'],
  filter: SubmissionFilter,
  { after, order }: PartOptions,
): Promise<readonly Submission[]> {
  const [direction, follows] = order === 'oldest-first' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const all = filtered(database.selectFrom('submissions').selectAll(), type, filter);
  const following =
    after === undefined
      ? all
      : all.where((is) =>
          is(is.refTuple('created_at', 'reference'), follows, is.tuple(after.createdAt, after.reference)),
        );
  const part = following.orderBy('created_at', direction).orderBy('reference', direction).limit(partLength);
  return (await part.execute()).map(readRow);
}

/** Deletes the first of those that a removal selects; resolves with their reference numbers. */
export async function removePart(database: Kysely<Database>, removal: Removal): Promise<readonly string[]> {
  const { site } = removal;
  const all = database.selectFrom('submissions').select('reference').where('site', '=', site);
  const query =
    'reference' in removal
      ? all.where('reference', '=', removal.reference)
      : 'receivedBefore' in removal
        ? all.where('created_at', '<', removal.receivedBefore)
        : all.where('state', 'in', settledStates).where('updated_at', '<', removal.settledBefore);
  const rows = await database
    .deleteFrom('submissions')
    .where('site', '=', site)
    .where('reference', 'in', query.limit(partLength))
    .returningAll()
    .execute();
  const references = rows.map(({ reference }) => reference);
  await removeMessages(database, site, references);
  // What can be taken back keeps its photos.
  if ('settledBefore' in removal) await keepDeleted(database, rows);
  else await removePhotos(database, site, references);
  return references;
}
